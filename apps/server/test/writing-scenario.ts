import { setTimeout as pause } from 'node:timers/promises'
import { createHash, randomBytes } from 'node:crypto'
import { LOCALES } from '@mixed-zone/contract/locales'
import { bodyOf, defineRoots, type PostDocument } from '@mixed-zone/document/document'
import { eq } from 'drizzle-orm'
import * as Y from 'yjs'
import { aPerson } from '@mixed-zone/test-data/people'
import { loadDocument } from '../src/modules/studio/writing/document-store.ts'
import type { Db } from '../src/platform/database/database.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { people, sessions } from '../src/platform/database/schema/people.ts'
import { insertPost } from './insert-posts.ts'
import { openDocument } from './test-document-client.ts'

const RETRY_MS = 60
/** Between two letters of a fast typist. */
const MAX_PAUSE_MS = 60
const MAX_SETTLING_MS = 60_000

/** The origin of the pages, which all nodes have as their public address. */
export const PAGE_ORIGIN = 'http://localhost:8080'

interface WriterOptions {
  /** A letter, different for each writer. */
  readonly name: string
  readonly token: string
  readonly postId: number
  /** The nodes, in the order in which this writer tries them. */
  readonly listOrigins: () => readonly string[]
}

type Client = Awaited<ReturnType<typeof openDocument>>

/**
 * Types `a0;a1;a2;…` at a caret of its own into the first paragraph, and connects again whenever the connection is lost, as the editor does.
 */
export function createWriter({ name, token, postId, listOrigins }: WriterOptions) {
  let document = new Y.Doc()
  let client: Client | null = null
  let caret: Y.RelativePosition | null = null
  let typed = 0
  let saved = 0
  let isOnline = true
  let attempts = 0
  /** What IndexedDB has: everything that the server has not confirmed. */
  let kept: Uint8Array[] = []

  async function connect(): Promise<void> {
    const origins = listOrigins()
    const origin = origins[attempts % origins.length]
    attempts += 1
    if (origin === undefined) return
    const opened = await openDocument({ origin, token, postId, document, pageOrigin: PAGE_ORIGIN })
    await opened.opened()
    client = opened
    void opened.closed.then(() => {
      if (client === opened) client = null
    })
  }

  function firstText(): Y.XmlText | null {
    const paragraph = bodyOf(document, 'es').get(0)
    const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : null
    return text instanceof Y.XmlText ? text : null
  }

  function type(): void {
    const text = firstText()
    if (text === null) return
    const word = `${name}${typed};`
    const found = caret && Y.createAbsolutePositionFromRelativePosition(caret, document)
    const index = found?.type === text ? found.index : 0
    typed += 1
    const before = Y.encodeStateVector(document)
    text.insert(index, word)
    kept.push(Y.encodeStateAsUpdate(document, before))
    // After the own word, whatever others write beside it.
    caret = Y.createRelativePositionFromTypeIndex(text, index + word.length, -1)
  }

  async function keepConnected(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (isOnline && client === null) await connect().catch(() => undefined)
      if (client?.isSaved()) {
        saved = typed
        kept = []
      }
      await pause(RETRY_MS)
    }
  }

  return {
    name,
    keepConnected,
    async typeUntil(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        type()
        await pause(Math.random() * MAX_PAUSE_MS)
      }
    },
    /** What was shown as saved by now. */
    countSaved: () => saved,
    countTyped: () => typed,
    isSettled: () => client?.isSaved() === true,
    isLoaded: () => firstText() !== null,
    disconnect(): void {
      isOnline = false
      client?.close()
    },
    /** Another document, with nothing but what IndexedDB has: the rest comes from the server. */
    reopenTab(): void {
      document = new Y.Doc()
      defineRoots(document)
      for (const bytes of kept) Y.applyUpdate(document, bytes, 'server')
      caret = null
      isOnline = true
    },
    getText: () => textOf(document),
    close: () => client?.close(),
  }
}

export function textOf(document: PostDocument): string {
  return LOCALES.map((locale) =>
    bodyOf(document, locale)
      .toString()
      .replaceAll(/<[^>]*>/g, ''),
  ).join('\n')
}

/** What is missing, doubled or out of order: `count` words of each writer. */
export function findLosses(text: string, counts: Readonly<Record<string, number>>, where: string): string[] {
  return Object.entries(counts).flatMap(([name, count]) => {
    const found = [...text.matchAll(new RegExp(`${name}(\\d+);`, 'g'))].map(([, number]) => Number(number))
    const wanted = Array.from({ length: count }, (_, number) => number)
    return found.slice(0, count).join() === wanted.join() && new Set(found).size === found.length
      ? []
      : [`${where}: ${name} has ${found.join()} instead of 0 to ${count - 1}`]
  })
}

export interface WritingRound {
  readonly postId: number
  readonly tokens: readonly string[]
  /** The origins of the nodes that run now. */
  listOrigins(): readonly string[]
  /** Kills one of them with SIGKILL. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** The text in the database. */
  readText(): Promise<string>
  readonly typingMs: number
}

/**
 * Three people type at once, a fourth is offline, closes the tab and comes back; meanwhile a node is killed. Returns what was lost, doubled or
 * out of order, and how many words there were.
 */
export async function runWritingRound(round: WritingRound): Promise<{ problems: string[]; words: number }> {
  const { postId, tokens, listOrigins, typingMs } = round
  const writers = ['a', 'b', 'c', 'd'].map((name, index) =>
    createWriter({
      name,
      token: tokens[index % tokens.length] ?? '',
      postId,
      // Half of them prefer the other node.
      listOrigins: () => (index % 2 === 0 ? listOrigins() : listOrigins().toReversed()),
    }),
  )
  const [, , , traveller] = writers
  const done = new AbortController()
  const connecting = writers.map((writer) => writer.keepConnected(done.signal))
  const problems: string[] = []
  try {
    await waitUntil(() => writers.every((writer) => writer.isLoaded()))
    const stopped = AbortSignal.timeout(typingMs)
    const typing = writers.map((writer) => writer.typeUntil(stopped))
    await pause(typingMs * 0.25)
    traveller?.disconnect()
    await pause(typingMs * 0.25)
    await round.kill()
    const saved = Object.fromEntries(writers.map((writer) => [writer.name, writer.countSaved()]))
    problems.push(...findLosses(await round.readText(), saved, 'saved at the kill'))
    await Promise.all(typing)
    traveller?.reopenTab()
    await round.restart()
    await waitUntil(() => writers.every((writer) => writer.isSettled()))
    const [first] = writers
    await waitUntil(() => writers.every((writer) => writer.getText() === first?.getText()))
    const typed = Object.fromEntries(writers.map((writer) => [writer.name, writer.countTyped()]))
    for (const writer of writers)
      problems.push(...findLosses(writer.getText(), typed, `in the browser of ${writer.name}`))
    if ((await round.readText()) !== first?.getText()) problems.push('the database has another text than the browsers')
    return { problems, words: Object.values(typed).reduce((sum, count) => sum + count, 0) }
  } finally {
    done.abort()
    for (const writer of writers) writer.close()
    await Promise.all(connecting)
  }
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  const deadline = Date.now() + MAX_SETTLING_MS
  while (!isDone()) {
    if (Date.now() > deadline) throw new Error('the writers did not settle')
    await pause(20)
  }
}

export const readStoredText = async (db: Db, postId: number) => textOf((await loadDocument(db, postId)).document)

/** Asks the product while it runs; after a kill it opens the database itself, as the next start does. */
export async function readEmbeddedText(dataDir: string, postId: number): Promise<string> {
  const database = await openDatabase({ dataDir, whenInUse: 'join' })
  try {
    return await readStoredText(database.db, postId)
  } finally {
    await database.close()
  }
}

/** Sessions of editors, inserted directly. */
export async function insertEditors(db: Db, count: number): Promise<string[]> {
  const tokens: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { email, firstName, surnames } = aPerson()
    const now = new Date()
    const row = {
      email,
      firstName,
      surnames,
      unsubscribeCode: email,
      passwordHash: 'none',
      createdAt: now,
      updatedAt: now,
    }
    const [person] = await db.insert(people).values(row).returning({ id: people.id })
    if (!person) throw new Error('nobody was inserted')
    await db.update(people).set({ role: 'editor' }).where(eq(people.id, person.id))
    const token = randomBytes(32).toString('base64url')
    await db.insert(sessions).values({
      personId: person.id,
      tokenHash: createHash('sha256').update(token).digest(),
      fileHandle: randomBytes(16).toString('base64url'),
      address: '127.0.0.1',
      device: 'writer',
      createdAt: now,
      usedAt: now,
      endsAt: new Date(now.getTime() + 7 * 24 * 3_600_000),
    })
    tokens.push(token)
  }
  return tokens
}

/** A draft, with a text or with none. */
export const insertDraft = async (db: Db, { isEmpty }: { isEmpty: boolean }): Promise<number> => {
  const translations = isEmpty ? [] : [{ locale: 'es' as const, body: '<p>Ya hay un texto.</p><p>Y otro.</p>' }]
  return (await insertPost(db, { state: 'draft', translations })).id
}
