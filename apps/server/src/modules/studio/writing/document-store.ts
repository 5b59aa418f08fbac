import { createDocument, type PostDocument } from '@mixed-zone/document/document'
import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { SCHEMA_VERSION } from '@mixed-zone/document/schema'
import * as Y from 'yjs'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import {
  findDocument,
  hasPost,
  insertDocument,
  listTranslations,
  lockDocument,
  saveState,
} from './documents.repository.ts'

export interface LoadedDocument {
  readonly document: PostDocument
  /** The last update that it contains. */
  readonly number: number
  /** How many updates are not merged into the stored state yet. */
  readonly unmerged: number
}

/** Reads a document as the database has it, and creates it from the published texts the first time. */
export async function loadDocument(db: Db, postId: number): Promise<LoadedDocument> {
  const stored = (await findDocument(db, postId)) ?? (await createFromTranslations(db, postId))
  if (!stored) throw new ApiError('not-found')
  const document = new Y.Doc()
  Y.applyUpdate(document, stored.state)
  // One by one: merging the updates first would take time that grows with their square.
  for (const { bytes } of stored.updates) Y.applyUpdate(document, bytes)
  return { document, number: stored.updates.at(-1)?.number ?? stored.stateNumber, unmerged: stored.updates.length }
}

async function createFromTranslations(db: Db, postId: number) {
  if (!(await hasPost(db, postId))) return null
  const rows = await listTranslations(db, postId)
  const texts = Object.fromEntries(
    rows.map(({ locale, body, ...text }) => [locale, { ...text, body: bodyFromHtml(body) }]),
  )
  const document = createDocument(texts)
  await insertDocument(db, {
    postId,
    state: Buffer.from(Y.encodeStateAsUpdate(document)),
    schemaVersion: SCHEMA_VERSION,
  })
  return findDocument(db, postId)
}

/** Merges all updates into one state. Nobody can store another one meanwhile. */
export async function mergeUpdates(db: Db, postId: number): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockDocument(tx, postId))) return
    const { document, number, unmerged } = await loadDocument(tx, postId)
    if (unmerged === 0) return
    await saveState(tx, { postId, state: Buffer.from(Y.encodeStateAsUpdate(document)), number })
  })
}
