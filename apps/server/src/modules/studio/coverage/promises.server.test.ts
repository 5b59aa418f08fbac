import { createPromise, updatePromise } from '@mixed-zone/contract/endpoints/studio/coverage'
import { inAll } from '@mixed-zone/test-data/localised'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertCategory } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { waitForLock } from '../../../../test/wait-for-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { categories } from '../../../platform/database/schema/library.ts'
import { coveragePromises } from '../../../platform/database/schema/studio.ts'

// Only on a server: transactions of the embedded database run one after the other.
let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

it.each<[string, (tx: Db, categoryId: number) => Promise<unknown>]>([
  [
    'promised by somebody else',
    (tx, categoryId) =>
      tx
        .insert(coveragePromises)
        .values({ categoryId, anchor: 'whistle', minutes: 20, locales: ['es'], titles: inAll('x') }),
  ],
  ['deleted', (tx, categoryId) => tx.delete(categories).where(eq(categories.id, categoryId))],
])('PUT studio/promises/:id answers conflict when the category is %s at the same moment', async (_what, interfere) => {
  const { token } = await test.signIn({ role: 'editor' })
  const [first, second] = [await insertCategory(test.db), await insertCategory(test.db)]
  const fields = { anchor: 'kick-off', minutes: -60, locales: ['es'], sectionId: null, contactId: null } as const
  const body = { ...fields, locales: ['es' as const], titles: inAll('{home}–{away}') }
  const categoryId = String(first.id)
  const { id } = (await test.call(createPromise, { token, body: { ...body, categoryId } })).answer()
  const interfered = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const interfering = test.db.transaction(async (tx) => {
    await interfere(tx, second.id)
    interfered.resolve()
    await mayCommit.promise
  })
  await interfered.promise
  const change = { ...body, categoryId: String(second.id), version: 1 }
  const changing = test.call(updatePromise, { token, params: { id }, body: change })
  await waitForLock(test.db).finally(mayCommit.resolve)
  await interfering
  expect((await changing).failure().type).toBe('conflict')
})
