import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { bodyOf, readBody, readTexts, titleOf } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { people, sessions } from '../../../platform/database/schema/people.ts'
import { sharedDocumentUpdates } from '../../../platform/database/schema/writing.ts'
import { loadDocument, mergeUpdates } from './document-store.ts'

let test: TestApp
let origin: string
let first: SignedIn
let second: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  first = await test.signIn({ role: 'editor' })
  second = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

const writePost = async () =>
  (await insertPost(test.db, { translations: [{ locale: 'es', title: 'Final', body: '<p>uno</p>' }] })).id

async function open(token: string, postId: number, document?: Y.Doc) {
  const client = await openDocument({
    origin,
    token,
    postId,
    pageOrigin: test.config.publicUrl,
    ...(document && { document }),
  })
  onTestFinished(client.close)
  await client.opened()
  return client
}

function firstText(document: Y.Doc): Y.XmlText {
  const paragraph = bodyOf(document, 'es').get(0)
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
  if (!(text instanceof Y.XmlText)) throw new Error('The first paragraph has no text')
  return text
}

const html = (document: Y.Doc) => bodyToHtml(readBody(document, 'es'))
const stored = async (postId: number) => (await loadDocument(test.db, postId)).document

describe('GET /api/studio/posts/:id/document', () => {
  it('starts with the published texts', async () => {
    const { document } = await open(first.token, await writePost())
    expect(readTexts(document, 'es').title).toBe('Final')
    expect(html(document)).toBe('<p>uno</p>')
  })

  it('says "saved" once the change is in the database, and sends it to the others', async () => {
    const postId = await writePost()
    const [one, two] = [await open(first.token, postId), await open(second.token, postId)]
    firstText(one.document).insert(3, ' y dos')
    await one.saved()
    expect(html(await stored(postId))).toBe('<p>uno y dos</p>')
    await two.until(() => html(two.document) === '<p>uno y dos</p>')
  })

  it('merges what two people type at the same time', async () => {
    const postId = await writePost()
    const [one, two] = [await open(first.token, postId), await open(second.token, postId)]
    for (let turn = 0; turn < 20; turn += 1) {
      titleOf(one.document, 'es').insert(0, 'a')
      titleOf(two.document, 'es').insert(titleOf(two.document, 'es').length, 'b')
    }
    await Promise.all([one.saved(), two.saved()])
    const title = readTexts(await stored(postId), 'es').title
    expect(title).toBe(`${'a'.repeat(20)}Final${'b'.repeat(20)}`)
    await one.until(() => readTexts(one.document, 'es').title === title)
    await two.until(() => readTexts(two.document, 'es').title === title)
  })

  it('takes what was written without a connection', async () => {
    const postId = await writePost()
    const online = await open(first.token, postId)
    online.close()
    await online.closed
    firstText(online.document).insert(3, ' en el tren')
    const again = await open(first.token, postId, online.document)
    await again.saved()
    expect(html(await stored(postId))).toBe('<p>uno en el tren</p>')
  })

  it('stores nothing after the permission was taken, and ends the connection', async () => {
    const postId = await writePost()
    const writer = await test.signIn({ role: 'editor' })
    const client = await open(writer.token, postId)
    await test.db
      .update(people)
      .set({ permissionsTaken: ['posts'] })
      .where(eq(people.id, writer.personId))
    firstText(client.document).insert(0, 'x')
    expect(await client.closed).toBe(CLOSE_CODES.permission)
    expect(html(await stored(postId))).toBe('<p>uno</p>')
  })

  it('ends the connection of somebody who has signed out, at the next change', async () => {
    const postId = await writePost()
    const writer = await test.signIn({ role: 'editor' })
    const client = await open(writer.token, postId)
    await test.db.update(sessions).set({ endedAt: test.clock.now() }).where(eq(sessions.personId, writer.personId))
    firstText(client.document).insert(0, 'x')
    expect(await client.closed).toBe(CLOSE_CODES.session)
    expect(html(await stored(postId))).toBe('<p>uno</p>')
  })

  it('takes nothing for a post in the trash, whose text can still be read', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    await test.db.update(posts).set({ state: 'trash' }).where(eq(posts.id, postId))
    firstText(client.document).insert(0, 'x')
    expect(await client.closed).toBe(CLOSE_CODES.trash)
    expect(html(await stored(postId))).toBe('<p>uno</p>')
    expect(html((await open(first.token, postId)).document)).toBe('<p>uno</p>')
  })

  it('takes what was refused in the trash once the post is restored', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    await test.db.update(posts).set({ state: 'trash' }).where(eq(posts.id, postId))
    firstText(client.document).insert(0, 'x')
    await client.closed
    await test.db.update(posts).set({ state: 'draft' }).where(eq(posts.id, postId))
    const again = await open(first.token, postId)
    again.sendUpdate(Y.encodeStateAsUpdate(client.document))
    await again.saved()
    expect(html(await stored(postId))).toBe('<p>xuno</p>')
  })

  it('ends the connection of a post that was deleted', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    await test.db.delete(posts).where(eq(posts.id, postId))
    firstText(client.document).insert(0, 'x')
    expect(await client.closed).toBe(CLOSE_CODES.notFound)
  })

  it('lets a browser wait that sends more than thirty changes a second, and stores them all', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    for (let count = 0; count < 80; count += 1) titleOf(client.document, 'es').insert(0, 'x')
    await client.saved()
    expect(readTexts(await stored(postId), 'es').title).toBe(`${'x'.repeat(80)}Final`)
  })

  it('gives up a browser that does not read', async () => {
    const postId = await writePost()
    const [writer, hanging] = [await open(first.token, postId), await open(second.token, postId)]
    hanging.pause()
    const text = firstText(writer.document)
    for (let round = 0; round < 100; round += 1) {
      text.insert(0, 'x'.repeat(200_000))
      await writer.saved()
      text.delete(0, 200_000)
      await writer.saved()
    }
    hanging.resume()
    expect(await hanging.closed).toBe(1006)
  })

  it('sends a browser that comes back only what it lacks', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    firstText(client.document).insert(0, 'largo '.repeat(2_000))
    await client.saved()
    client.close()
    const again = await open(first.token, postId, client.document)
    const [state] = again.messages
    expect(state?.kind === 'state' && state.update.length).toBeLessThan(100)
  })

  it('asks a browser with an older schema to reload', async () => {
    const { token } = first
    const client = await openDocument({
      origin,
      token,
      postId: await writePost(),
      schemaVersion: 0,
      pageOrigin: test.config.publicUrl,
    })
    expect(await client.closed).toBe(CLOSE_CODES.schemaTooOld)
  })

  it('answers 403 to pages of another origin, and 4404 for a post that does not exist', async () => {
    const { token } = first
    await expect(openDocument({ origin, token, postId: 1, pageOrigin: 'https://evil.test' })).rejects.toThrow('403')
    ;(await openDocument({ origin, token, postId: await writePost(), pageOrigin: origin })).close()
    const missing = await openDocument({ origin, token, postId: 1, pageOrigin: test.config.publicUrl })
    expect(await missing.closed).toBe(CLOSE_CODES.notFound)
  })

  it('names the other writers by their session, whatever they send', async () => {
    const postId = await writePost()
    const [one, two] = [await open(first.token, postId), await open(second.token, postId)]
    one.sendCaret(new TextEncoder().encode('{"name":"The President"}'))
    await two.until(() => two.messages.some(({ kind }) => kind === 'caret'))
    expect(two.messages.find(({ kind }) => kind === 'caret')).toMatchObject({ name: first.actor.firstName })
  })
})

describe('mergeUpdates', () => {
  it('keeps the text and deletes the single updates', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    for (const letter of 'abcdefghij') titleOf(client.document, 'es').insert(0, letter)
    await client.saved()
    await mergeUpdates(test.db, postId)
    expect(readTexts(await stored(postId), 'es').title).toBe('jihgfedcbaFinal')
    expect(await test.db.$count(sharedDocumentUpdates, eq(sharedDocumentUpdates.postId, postId))).toBe(0)
    titleOf(client.document, 'es').insert(0, '!')
    await client.saved()
    expect(readTexts(await stored(postId), 'es').title).toBe('!jihgfedcbaFinal')
  })
})
