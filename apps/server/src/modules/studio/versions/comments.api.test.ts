import { addComment, listComments, reopenComment, resolveComment } from '@mixed-zone/contract/endpoints/studio/versions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { studioEvents } from '../../../platform/database/schema/studio.ts'

let test: TestApp
let editor: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  editor = await test.signIn({ role: 'editor', firstName: 'Ruth', surnames: 'Aldana' })
})

afterAll(() => test.remove())

const COMMENT = {
  locale: 'es',
  part: 'body',
  start: 'AQID',
  end: 'BAUG',
  quote: 'dos puntos',
  text: 'Son tres.',
} as const

const newPost = async () => String((await insertPost(test.db, { state: 'draft' })).id)

const add = (id: string, body: object = {}) =>
  test.call(addComment, { token: editor.token, params: { id }, body: { ...COMMENT, ...body } })

const list = async (id: string) =>
  (await test.call(listComments, { token: editor.token, params: { id } })).answer().items

describe('POST studio/posts/:id/comments', () => {
  it('stores a comment with its passage, author and time, and tells the others', async () => {
    const id = await newPost()
    const added = await add(id)
    expect(added.status).toBe(201)
    const author = { id: String(editor.personId), name: 'Ruth Aldana' }
    const expected = { ...COMMENT, author, at: test.clock.now().toISOString(), resolved: null }
    expect(added.answer()).toMatchObject(expected)
    await add(id, { text: 'Y otra cosa.', locale: 'pt' })
    expect((await list(id)).map(({ text }) => text)).toEqual(['Son tres.', 'Y otra cosa.'])
    expect(await test.db.$count(studioEvents, eq(studioEvents.subjectId, id))).toBe(2)
  })

  it.each([
    ['no text', { text: '  ' }],
    ['a text that is too long', { text: 'x'.repeat(2_001) }],
    ['no quote', { quote: '' }],
    ['an unknown language', { locale: 'fr' }],
    ['an unknown part', { part: 'footer' }],
    ['a position that is no base64', { start: '<script>' }],
    ['a text with NUL', { text: 'a\0b' }],
  ])('rejects %s and stores nothing', async (_, body) => {
    const id = await newPost()
    expect((await add(id, body)).failure().type).toBe('validation')
    expect(await list(id)).toEqual([])
  })

  it('does not find posts that do not exist', async () => {
    for (const id of ['1', '0', '-1', 'x', '99999999999999999999']) {
      expect((await add(id)).failure().type).toBe('not-found')
    }
  })
})

describe('POST studio/posts/:id/comments/:commentId/resolve and reopen', () => {
  it('says who resolved it, and opens it again; both are idempotent', async () => {
    const id = await newPost()
    const { id: commentId } = (await add(id)).answer()
    const other = await test.signIn({ role: 'editor', firstName: 'Marta', surnames: 'Quiroga' })
    const call = { token: other.token, params: { id, commentId } }
    const resolved = { by: { name: 'Marta Quiroga' }, at: test.clock.now().toISOString() }
    expect((await test.call(resolveComment, call)).answer()).toMatchObject({ resolved })
    expect((await test.call(resolveComment, { ...call, token: editor.token })).answer()).toMatchObject({ resolved })
    expect((await test.call(reopenComment, call)).answer().resolved).toBeNull()
    expect((await test.call(reopenComment, call)).answer().resolved).toBeNull()
  })

  it('does not find a comment of another post', async () => {
    const { id: commentId } = (await add(await newPost())).answer()
    const call = { token: editor.token, params: { id: await newPost(), commentId } }
    expect((await test.call(resolveComment, call)).failure().type).toBe('not-found')
    expect((await test.call(reopenComment, call)).failure().type).toBe('not-found')
  })

  it('keeps the comment of somebody whose account was deleted, without the name', async () => {
    const id = await newPost()
    const leaver = await test.signIn({ role: 'editor' })
    await test.call(addComment, { token: leaver.token, params: { id }, body: COMMENT })
    await test.db.delete(people).where(eq(people.id, leaver.personId))
    expect(await list(id)).toMatchObject([{ text: 'Son tres.', author: { id: '', name: '' } }])
  })
})
