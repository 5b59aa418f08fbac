import {
  checkDocument,
  InvalidDocument,
  MAX_DOCUMENT_BYTES,
  MAX_UPDATE_BYTES,
} from '@mixed-zone/document/check-document'
import type { PostDocument } from '@mixed-zone/document/document'
import type { ServerMessage, Writer } from '@mixed-zone/document/messages'
import pLimit from 'p-limit'
import * as Y from 'yjs'
import type { Db } from '../../../platform/database/database.ts'
import { loadDocument, mergeUpdates } from './document-store.ts'
import { listUpdates } from './documents.repository.ts'

/** So many updates make opening a document noticeably slower. */
const MERGE_AFTER_UPDATES = 500

/** One browser in the room. */
export interface RoomMember {
  readonly writer: Writer
  send(message: ServerMessage): void
}

/** Stores an update, or rejects with the reason why the member may not write. Returns the update's number. */
export type StoreUpdate = (bytes: Uint8Array) => Promise<number>

interface RoomDeps {
  readonly db: Db
  readonly postId: number
}

export type DocumentRoom = Awaited<ReturnType<typeof openRoom>>

/**
 * A document that somebody on this node has open. It keeps a copy of what the database has, to check updates and to answer newcomers. The
 * database is the truth: whenever the copy may differ, it is loaded again.
 */
export async function openRoom({ db, postId }: RoomDeps) {
  let { document, number: lastNumber, unmerged } = await loadDocument(db, postId)
  const members = new Set<RoomMember>()
  // One after the other, so that the copy never contains an update that was refused or not stored.
  const inOrder = pLimit(1)

  async function reload(): Promise<void> {
    const loaded = await loadDocument(db, postId)
    document.destroy()
    ;({ document, number: lastNumber, unmerged } = loaded)
  }

  function sendToOthers(sender: RoomMember | null, message: ServerMessage): void {
    for (const member of members) if (member !== sender) member.send(message)
  }

  /** Applies what other nodes have stored. */
  async function catchUp(): Promise<void> {
    const updates = await listUpdates(db, postId, { after: lastNumber })
    const [first] = updates
    if (first && first.number !== lastNumber + 1) {
      // Merged by another node before we could read them.
      const before = Y.encodeStateVector(document)
      await reload()
      sendToOthers(null, { kind: 'update', bytes: Y.encodeStateAsUpdate(document, before) })
      return
    }
    for (const { number, bytes } of updates) {
      Y.applyUpdate(document, bytes)
      lastNumber = number
      unmerged += 1
      sendToOthers(null, { kind: 'update', bytes })
    }
  }

  async function receive(sender: RoomMember, bytes: Uint8Array, store: StoreUpdate): Promise<void> {
    if (bytes.length > MAX_UPDATE_BYTES) throw new InvalidDocument('an update is too large')
    try {
      applyChecked(document, bytes)
      const number = await store(bytes)
      unmerged += 1
      if (number === lastNumber + 1) lastNumber = number
      else await catchUp()
    } catch (error) {
      // The copy has it already, the database does not.
      await reload()
      throw error
    }
    sendToOthers(sender, { kind: 'update', bytes })
    if (unmerged >= MERGE_AFTER_UPDATES) {
      await mergeUpdates(db, postId)
      unmerged = 0
    }
  }

  return {
    postId,
    members,
    receive: (sender: RoomMember, bytes: Uint8Array, store: StoreUpdate) =>
      inOrder(() => receive(sender, bytes, store)),
    catchUp: () => inOrder(catchUp),
    /** What somebody lacks who has the given state vector. */
    stateFor: (stateVector: Uint8Array) =>
      inOrder(() => ({
        kind: 'state' as const,
        update: Y.encodeStateAsUpdate(document, stateVector),
        stateVector: Y.encodeStateVector(document),
      })),
    sendToOthers,
    async close(): Promise<void> {
      await inOrder(async () => {
        if (unmerged > 0) await mergeUpdates(db, postId)
      })
      document.destroy()
    },
  }
}

/** Throws `InvalidDocument` if the document would then hold anything but text of our schema. */
function applyChecked(document: PostDocument, bytes: Uint8Array): void {
  try {
    Y.applyUpdate(document, bytes)
  } catch (cause) {
    throw new InvalidDocument('the bytes are no update', { cause })
  }
  // Refers to changes that we do not have. A browser sends its changes in order, and everything that is missing after a reconnect.
  if (document.store.pendingStructs !== null || document.store.pendingDs !== null) {
    throw new InvalidDocument('an update depends on others that are missing')
  }
  checkDocument(document)
  if (Y.encodeStateAsUpdate(document).length > MAX_DOCUMENT_BYTES)
    throw new InvalidDocument('the document is too large')
}
