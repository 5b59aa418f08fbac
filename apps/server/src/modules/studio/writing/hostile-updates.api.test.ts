import { CLOSE_CODES } from '@mixed-zone/document/messages'
import { bodyOf, readBody } from '@mixed-zone/document/document'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as Y from 'yjs'
import { insertPost } from '../../../../test/insert-posts.ts'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'
import { openDocument } from '../../../../test/test-document-client.ts'
import type { SignedIn } from '../../../../test/test-sign-in.ts'
import { sharedDocumentUpdates } from '../../../platform/database/schema/writing.ts'
import { loadDocument } from './document-store.ts'

let test: TestApp
let origin: string
let attacker: SignedIn
let colleague: SignedIn

beforeAll(async () => {
  test = await startTestApp()
  origin = await test.listen()
  attacker = await test.signIn({ role: 'editor' })
  colleague = await test.signIn({ role: 'editor' })
})

afterAll(() => test.remove())

const writePost = async () =>
  (await insertPost(test.db, { translations: [{ locale: 'es', title: 'Final', body: '<p>uno</p>' }] })).id

async function open({ token }: SignedIn, postId: number) {
  const client = await openDocument({ origin, token, postId, pageOrigin: test.config.publicUrl })
  onTestFinished(client.close)
  await client.opened()
  return client
}

type Client = Awaited<ReturnType<typeof open>>

function firstParagraph(document: Y.Doc): { element: Y.XmlElement; text: Y.XmlText } {
  const element = bodyOf(document, 'es').get(0)
  const text = element instanceof Y.XmlElement ? element.get(0) : null
  if (!(element instanceof Y.XmlElement && text instanceof Y.XmlText)) throw new Error('The body has no paragraph')
  return { element, text }
}

const firstText = (document: Y.Doc) => firstParagraph(document).text
const html = (document: Y.Doc) => bodyToHtml(readBody(document, 'es'))

const noise = (bytes: number) => Uint8Array.from({ length: bytes }, (_, index) => (index * 7_919 + 13) % 256)

function nest(document: Y.Doc, name: string, levels: number): void {
  document.transact(() => {
    let parent: Y.XmlFragment = bodyOf(document, 'es')
    for (let level = 0; level < levels; level += 1) {
      const child = new Y.XmlElement(name)
      parent.push([child])
      parent = child
    }
  })
}

const { invalid } = CLOSE_CODES
const TOO_BIG = 1009

/** Malicious messages from a user with write access. */
const ATTACKS: readonly (readonly [
  name: string,
  closeCode: number,
  attack: (client: Client) => void | Promise<void>,
])[] = [
  ['garbage bytes', invalid, (client) => client.sendBytes(noise(1_000))],
  ['an update of garbage bytes', invalid, (client) => client.sendUpdate(noise(1_000))],
  ['a text frame', invalid, (client) => client.sendBytes('hello')],
  ['an empty frame', invalid, (client) => client.sendBytes(new Uint8Array())],
  ['a script', invalid, ({ document }) => bodyOf(document, 'es').push([new Y.XmlElement('script')])],
  ['an unknown node', invalid, ({ document }) => bodyOf(document, 'es').push([new Y.XmlElement('marquee')])],
  [
    'a javascript: link',
    invalid,
    ({ document }) => firstText(document).format(0, 1, { link: { href: 'javascript:alert(1)' } }),
  ],
  ['an event handler', invalid, ({ document }) => firstParagraph(document).element.setAttribute('onclick', 'alert(1)')],
  ['another root', invalid, ({ document }) => void document.getMap('people').set('role', 'admin')],
  ['5,000 levels', invalid, ({ document }) => nest(document, 'blockquote', 5_000)],
  [
    'the change of another post',
    invalid,
    async (client) => {
      const other = await open(attacker, await writePost())
      const before = Y.encodeStateVector(other.document)
      firstText(other.document).insert(3, ' del otro')
      client.sendUpdate(Y.encodeStateAsUpdate(other.document, before))
    },
  ],
  // A frame that would be text like any other if it were smaller.
  ['a frame of 2 MB', TOO_BIG, ({ document }) => firstText(document).insert(0, 'x'.repeat(2_000_000))],
]

describe('GET /api/studio/posts/:id/document', () => {
  it.each(ATTACKS)(
    'rejects %s, stores nothing of it and keeps the colleague connected',
    async (_name, closeCode, attack) => {
      const postId = await writePost()
      const [hostile, other] = [await open(attacker, postId), await open(colleague, postId)]
      firstText(other.document).insert(3, ' y')
      await attack(hostile)
      firstText(other.document).insert(5, ' dos')
      const stored = hostile.saved().then(() => 'stored' as const)
      expect(await Promise.race([hostile.closed, stored])).toBe(closeCode)

      firstText(other.document).insert(9, ' más')
      await other.saved()
      expect(other.isSaved()).toBe(true)
      expect(html(other.document)).toBe('<p>uno y dos más</p>')
      const rows = await test.db.select().from(sharedDocumentUpdates).where(eq(sharedDocumentUpdates.postId, postId))
      expect(rows.map(({ personId }) => personId)).toEqual(
        [colleague, colleague, colleague].map(({ personId }) => personId),
      )
      const { document } = await loadDocument(test.db, postId)
      expect(html(document)).toBe('<p>uno y dos más</p>')
      expect([...document.share.keys()]).not.toContain('people')
      // A client that joins the room afterwards gets the clean document.
      expect(html((await open(attacker, postId)).document)).toBe('<p>uno y dos más</p>')
    },
  )
})
