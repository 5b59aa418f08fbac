import { createHash, randomBytes } from 'node:crypto'
import { LOCALES } from '@mixed-zone/contract/locales'
import type { Role } from '@mixed-zone/contract/permissions'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { bodyOf } from '@mixed-zone/document/document'
import { aPerson, TEST_PASSWORD } from '@mixed-zone/test-data/people'
import { createPerson } from '../src/modules/access/create-person.service.ts'
import { seedSections } from '../src/modules/library/library.ts'
import { loadDocument } from '../src/modules/studio/writing/document-store.ts'
import type { Db } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { type OpenDatabaseOptions, openDatabase } from '../src/platform/database/open-database.ts'
import { sessions } from '../src/platform/database/schema/people.ts'
import { insertPost } from './insert-posts.ts'

const EDITORS = 4

/** A person who can log in, and has a session already. */
export interface Insider {
  readonly email: string
  readonly password: string
  readonly token: string
}

/** A database for the product to start on, with four editors. */
export async function prepareWritingDatabase(options: OpenDatabaseOptions) {
  const database = await openDatabase(options)
  const { db } = database
  await migrate(database)
  await seedSections(db, { productKey: 'league', now: new Date() })
  const editors: Insider[] = []
  for (let count = 0; count < EDITORS; count += 1) editors.push(await insertInsider(db, 'editor'))
  return { database, editors }
}

export async function insertInsider(db: Db, role: Role): Promise<Insider> {
  const now = new Date()
  const { email, firstName, surnames } = aPerson()
  const { id } = await createPerson(db, { email, firstName, surnames, role, password: TEST_PASSWORD }, now)
  const token = randomBytes(32).toString('base64url')
  await db.insert(sessions).values({
    personId: id,
    tokenHash: createHash('sha256').update(token).digest(),
    fileHandle: randomBytes(16).toString('base64url'),
    address: '127.0.0.1',
    device: 'writer',
    createdAt: now,
    usedAt: now,
    endsAt: new Date(now.getTime() + 7 * DAY_MS),
  })
  return { email, password: TEST_PASSWORD, token }
}

/** A draft, with a text of digits or with none: every letter in it was typed since. */
export async function insertDraft(db: Db, { isEmpty }: { isEmpty: boolean }): Promise<number> {
  const translations = isEmpty ? [] : [{ locale: 'es' as const, body: '<p>2026: 3-1.</p><p>4-0.</p>' }]
  return (await insertPost(db, { state: 'draft', publishedAt: null, translations })).id
}

/** The bodies of a post as the database has them, without their structure. */
export async function readStoredText(db: Db, postId: number): Promise<string> {
  const { document } = await loadDocument(db, postId)
  return LOCALES.map((locale) => bodyOf(document, locale).toString())
    .join('\n')
    .replaceAll(/<[^>]*>/g, '')
}

/** Beside the product, or alone after it was killed, as the next start does. */
export async function withDatabase<T>(options: OpenDatabaseOptions, run: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(options)
  try {
    return await run(database.db)
  } finally {
    await database.close()
  }
}
