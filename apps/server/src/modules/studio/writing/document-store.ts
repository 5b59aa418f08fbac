import { checkDocument } from '@mixed-zone/document/check-document'
import { createDocument, defineRoots, type PostDocument } from '@mixed-zone/document/document'
import { bodyFromHtml } from '@mixed-zone/document/from-html'
import { SCHEMA_VERSION } from '@mixed-zone/document/schema'
import { beginTranslations } from '@mixed-zone/document/translations'
import * as Y from 'yjs'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import {
  appendUpdate,
  DOCUMENTS_CHANNEL,
  hasPost,
  insertDocument,
  listParts,
  listTranslations,
  lockDocument,
  type StoredPart,
  saveState,
} from './documents.repository.ts'

export interface LoadedDocument {
  readonly document: PostDocument
  /** The last update that it contains. */
  readonly number: number
  /** How many updates are not merged into the stored state yet. */
  readonly unmerged: number
  /** At most: what is stored of it. */
  readonly sizeBytes: number
}

/** Reads a document as the database has it, and creates it from the published texts the first time. */
export async function loadDocument(db: Db, postId: number): Promise<LoadedDocument> {
  const stored = await listParts(db, postId)
  const parts = stored.length > 0 ? stored : await createFromTranslations(db, postId)
  const document = new Y.Doc()
  defineRoots(document)
  // One by one: merging the updates first would take time that grows with their square. In one transaction, so that Yjs cleans up once.
  document.transact(() => {
    for (const { bytes } of parts) Y.applyUpdate(document, bytes)
  })
  return {
    document,
    number: parts.at(-1)?.number ?? 0,
    unmerged: parts.filter(({ isState }) => !isState).length,
    sizeBytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0),
  }
}

async function createFromTranslations(db: Db, postId: number): Promise<readonly StoredPart[]> {
  if (!(await hasPost(db, postId))) throw new ApiError('not-found')
  const rows = await listTranslations(db, postId)
  const texts = Object.fromEntries(
    rows.map(({ locale, body, ...text }) => [locale, { ...text, body: bodyFromHtml(body) }]),
  )
  const document = createDocument(texts)
  beginTranslations(document)
  await insertDocument(db, {
    postId,
    state: Buffer.from(Y.encodeStateAsUpdate(document)),
    schemaVersion: SCHEMA_VERSION,
  })
  // Another node may have created it first.
  return listParts(db, postId)
}

interface MergeOptions {
  /** Of an open room. */
  readonly copy?: Pick<LoadedDocument, 'document' | 'number'> | undefined
  /** Fewer updates are left as they are. */
  readonly minUpdates?: number
}

/**
 * Merges all updates into one state. Nobody can store another one meanwhile. The copy of an open room is used if it contains all of them: a
 * second copy of a long document takes megabytes, and tens of milliseconds to load.
 */
export async function mergeUpdates(db: Db, postId: number, { copy, minUpdates = 1 }: MergeOptions = {}): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockDocument(tx, postId)
    // Another node may have merged them already.
    if (locked === null || locked.lastNumber - locked.stateNumber < minUpdates) return
    const { document, number } = copy?.number === locked.lastNumber ? copy : await loadDocument(tx, postId)
    await saveState(tx, { postId, state: Buffer.from(Y.encodeStateAsUpdate(document)), number })
  })
}

interface ServerEdit {
  readonly postId: number
  readonly personId: number | null
  readonly at: Date
}

/**
 * Changes a document on behalf of a person, such as to restore a version. Those who have it open see it as an edit. The transaction is the
 * caller's.
 */
export async function editDocument(
  { tx, changes }: { tx: Db; changes: Pick<Changes, 'send'> },
  { postId, personId, at }: ServerEdit,
  edit: (document: PostDocument) => void,
): Promise<void> {
  // Creates it the first time.
  await loadDocument(tx, postId)
  await lockDocument(tx, postId)
  const { document } = await loadDocument(tx, postId)
  const updates: Uint8Array[] = []
  document.on('update', (bytes: Uint8Array) => updates.push(bytes))
  edit(document)
  beginTranslations(document)
  if (updates.length === 0) return
  checkDocument(document)
  const number = await appendUpdate(tx, { postId, personId, at, bytes: Y.mergeUpdates(updates) })
  await changes.send(DOCUMENTS_CHANNEL, `${postId}:${number}`, tx)
}
