import { getAuditEntry, listAudit } from '@mixed-zone/contract/endpoints/studio/audit'
import { createPost } from '@mixed-zone/contract/endpoints/studio/posts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { writeDraft } from '../../../../test/write-draft.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  admin = await test.signIn({ role: 'admin' })
})

afterAll(() => test.remove())

describe('Posts in the audit log', () => {
  it('have their present title, also while nothing of them is published', async () => {
    const { id } = (await test.call(createPost, { token: admin.token, body: {} })).answer()
    const names = async () => {
      const query = { subjectKind: 'post', subjectId: id }
      const { items } = (await test.call(listAudit, { token: admin.token, query })).answer()
      const details = await Promise.all(
        items.map((item) => test.call(getAuditEntry, { token: admin.token, params: { id: item.id } })),
      )
      return [...items, ...details.map((detail) => detail.answer())].map(({ subject }) => subject.name)
    }
    expect(new Set(await names())).toEqual(new Set([null]))
    const draft = { postId: id, personId: admin.personId, at: test.clock.now() }
    await writeDraft(test.db, draft, { es: { title: 'Primer título', body: '' } })
    expect(new Set(await names())).toEqual(new Set(['Primer título']))
    await writeDraft(test.db, draft, { es: { title: 'Título de ahora', body: '' } })
    expect(new Set(await names())).toEqual(new Set(['Título de ahora']))
  })
})
