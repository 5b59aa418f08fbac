import { createPromise, updatePromise } from '@mixed-zone/contract/endpoints/studio/coverage'
import { inAll } from '@mixed-zone/test-data/localised'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertCategory } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { auditEntries } from '../../../platform/database/schema/records.ts'

let test: TestApp
let token: string

beforeAll(async () => {
  test = await startTestApp()
  token = (await test.signIn({ role: 'editor' })).token
})

afterAll(() => test.remove())

async function promise() {
  const body = {
    categoryId: String((await insertCategory(test.db)).id),
    anchor: 'kick-off' as const,
    minutes: -60,
    locales: ['es' as const],
    sectionId: null,
    contactId: null,
    titles: inAll('{home}–{away}'),
  }
  const { id } = (await test.call(createPromise, { token, body })).answer()
  return { id, body }
}

const listChanges = (id: string) =>
  test.db
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'promise.changed'), eq(auditEntries.subjectId, id)))

describe('PUT studio/promises/:id', () => {
  it('records changed titles', async () => {
    const { id, body } = await promise()
    const titles = inAll('{home} v {away}')
    const changed = await test.call(updatePromise, { token, params: { id }, body: { ...body, titles, version: 1 } })
    expect(changed.answer()).toMatchObject({ titles, version: 2 })
    expect(await listChanges(id)).toEqual([{ changes: { titles: { before: body.titles, after: titles } } }])
  })

  it('neither records nor counts a version when nothing has changed', async () => {
    const { id, body } = await promise()
    const saved = await test.call(updatePromise, { token, params: { id }, body: { ...body, version: 1 } })
    expect(saved.answer().version).toBe(1)
    expect(await listChanges(id)).toEqual([])
  })
})
