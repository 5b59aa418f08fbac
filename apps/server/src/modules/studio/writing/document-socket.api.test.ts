import { CLOSE_CODES, encodeClientMessage } from '@mixed-zone/document/messages'
import { bodyOf, createDocument, readBody, readTexts, titleOf } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { sharedDocumentUpdates } from '../../../platform/database/schema/writing.ts'
import { loadDocument, mergeUpdates } from './document-store.ts'

let test: TestApp
let origin: string
let first: SignedIn
let second: SignedIn
let reader: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  first = await test.signIn({ role: 'editor' })
  second = await test.signIn({ role: 'editor' })
  reader = await test.signIn()
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

  it('accepts another connection right after a refused update, with the document as it was', async () => {
    const postId = await writePost()
    const [one, two] = [await open(first.token, postId), await open(second.token, postId)]
    bodyOf(one.document, 'es').push([new Y.XmlElement('script')])
    expect(await one.closed).toBe(CLOSE_CODES.invalid)
    firstText(two.document).insert(0, 'sigue ')
    await two.saved()
    expect(html(await stored(postId))).toBe('<p>sigue uno</p>')
    expect(html((await open(first.token, postId)).document)).toBe('<p>sigue uno</p>')
  })

  const HOSTILE: Readonly<Record<string, () => Uint8Array | string>> = {
    'random bytes': () => new Uint8Array([7, 1, 2, 3, 255, 255]),
    text: () => 'hello',
    'an update that is none': () =>
      encodeClientMessage({ kind: 'update', number: 1, bytes: new Uint8Array([9, 9, 9, 9, 9]) }),
    'an empty frame': () => new Uint8Array(),
  }

  it.each(Object.entries(HOSTILE))('ends the connection after %s', async (_, make) => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    client.sendBytes(make())
    expect(await client.closed).toBe(CLOSE_CODES.invalid)
    expect(html(await stored(postId))).toBe('<p>uno</p>')
  })

  it('ends the connection after a frame of 2 MB', async () => {
    const client = await open(first.token, await writePost())
    client.sendBytes(new Uint8Array(2_000_000))
    expect(await client.closed).toBe(1009)
  })

  it('refuses the document of another post', async () => {
    const postId = await writePost()
    const client = await open(first.token, postId)
    const other = createDocument()
    titleOf(other, 'es').insert(0, 'x')
    client.sendUpdate(Y.encodeStateAsUpdate(other, Y.encodeStateVector(createDocument())))
    await expect.poll(async () => readTexts(await stored(postId), 'es').title).toMatch(/Final/)
  })

  it.each([
    ['an unknown token', (): string => 'nobody', CLOSE_CODES.session],
    ['a reader', (): string => reader.token, CLOSE_CODES.permission],
  ] as const)('refuses %s', async (_, token, code) => {
    const client = await openDocument({
      origin,
      token: token(),
      postId: await writePost(),
      pageOrigin: test.config.publicUrl,
    })
    expect(await client.closed).toBe(code)
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
