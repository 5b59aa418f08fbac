import {
  checkChanges,
  InvalidDocument,
  MAX_DOCUMENT_BYTES,
  MAX_UPDATE_BYTES,
} from '@mixed-zone/document/check-document'
import type { PostDocument } from '@mixed-zone/document/document'
import type { ServerMessage, Writer } from '@mixed-zone/document/messages'
import pLimit from 'p-limit'
import * as Y from 'yjs'
import type { Platform } from '../../../platform/platform.ts'
import { loadDocument, mergeUpdates } from './document-store.ts'
import { listParts } from './documents.repository.ts'

/** So many updates make opening a document noticeably slower. */
const MERGE_AFTER_UPDATES = 500

/** One browser in the room. */
export interface RoomMember {
  readonly writer: Writer
  send(message: ServerMessage): void
}

/** Stores an update, or rejects with the reason why the member may not write. Returns the update's number. */
export type StoreUpdate = (bytes: Uint8Array) => Promise<number>

interface RoomDeps extends Pick<Platform, 'db' | 'log'> {
  readonly postId: number
}

export type DocumentRoom = Awaited<ReturnType<typeof openRoom>>

/**
 * A document that somebody on this node has open. It keeps a copy of what the database has, to check updates and to answer newcomers. The
 * database is the truth: whenever the copy may differ, it is loaded again before anything else happens.
 */
export async function openRoom({ db, log, postId }: RoomDeps) {
  let { document, number: lastNumber, unmerged, sizeBytes } = await loadDocument(db, postId)
  const members = new Set<RoomMember>()
  /** Set while the copy may have something that the database does not: what the members had before. */
  let staleSince: Uint8Array | null = null
  // One after the other, so that nobody ever gets an update that was refused or not stored.
  const inOrder = pLimit(1)

  function sendToOthers(sender: RoomMember | null, message: ServerMessage): void {
    for (const member of members) if (member !== sender) member.send(message)
  }

  async function reloadIfStale(): Promise<void> {
    if (staleSince === null) return
    const loaded = await loadDocument(db, postId)
    document.destroy()
    ;({ document, number: lastNumber, unmerged, sizeBytes } = loaded)
    // The connection to the database may have failed after it had stored the update.
    sendToOthers(null, { kind: 'update', bytes: Y.encodeStateAsUpdate(document, staleSince) })
    staleSince = null
  }

  /** Applies what others have stored, up to a number if that is known. */
  async function catchUp(number = Number.POSITIVE_INFINITY): Promise<void> {
    await reloadIfStale()
    if (number <= lastNumber) return
    for (const part of await listParts(db, postId, { after: lastNumber })) {
      Y.applyUpdate(document, part.bytes)
      lastNumber = part.number
      unmerged = part.isState ? 0 : unmerged + 1
      sizeBytes += part.bytes.length
      sendToOthers(null, { kind: 'update', bytes: part.bytes })
    }
  }

  /**
   * Returns whether that changes anything. Throws `InvalidDocument` if the document would then hold anything but text of our schema.
   */
  function applyChecked(bytes: Uint8Array): boolean {
    if (bytes.length > MAX_UPDATE_BYTES) throw new InvalidDocument('an update is too large')
    const transactions = applyUpdate(document, bytes)
    // Refers to changes that we do not have. A browser sends its changes in order, and everything that is missing after a reconnect.
    if (document.store.pendingStructs !== null || document.store.pendingDs !== null) {
      throw new InvalidDocument('an update depends on others that are missing')
    }
    for (const transaction of transactions) checkChanges(document, transaction)
    if (!transactions.some(hasEffect)) return false
    sizeBytes += bytes.length
    if (sizeBytes <= MAX_DOCUMENT_BYTES) return true
    // An upper limit so far: what was deleted takes less space than its updates.
    sizeBytes = Y.encodeStateAsUpdate(document).length
    if (sizeBytes > MAX_DOCUMENT_BYTES) throw new InvalidDocument('the document is too large')
    return true
  }

  const merge = (minUpdates: number) =>
    mergeUpdates(db, postId, {
      minUpdates,
      ...(staleSince === null && { copy: { document, number: lastNumber } }),
    })

  async function receive(sender: RoomMember, bytes: Uint8Array, store: StoreUpdate): Promise<void> {
    await reloadIfStale()
    const before = Y.encodeStateVector(document)
    try {
      // A browser that did not get our answer sends its changes again: what the copy contains is stored already.
      if (!applyChecked(bytes)) return
      const number = await store(bytes)
      if (number === lastNumber + 1) {
        lastNumber = number
        unmerged += 1
      } else await catchUp()
    } catch (error) {
      staleSince = before
      // If that fails as well, the next use tries again.
      await reloadIfStale().catch(() => undefined)
      throw error
    }
    sendToOthers(sender, { kind: 'update', bytes })
    if (unmerged >= MERGE_AFTER_UPDATES) {
      unmerged = 0
      inOrder(() => merge(MERGE_AFTER_UPDATES)).catch((error: unknown) => {
        log.warn({ err: error }, 'the updates of a document could not be merged')
      })
    }
  }

  return {
    postId,
    members,
    receive: (sender: RoomMember, bytes: Uint8Array, store: StoreUpdate) =>
      inOrder(() => receive(sender, bytes, store)),
    catchUp: (number?: number) => inOrder(() => catchUp(number)),
    /** Adds a member and sends what it lacks. */
    join: (member: RoomMember, stateVector: Uint8Array) =>
      inOrder(async () => {
        // The browser may come from another node, whose updates are not here yet.
        await catchUp()
        member.send({
          kind: 'state',
          update: encodeSince(document, stateVector),
          stateVector: Y.encodeStateVector(document),
        })
        members.add(member)
      }),
    sendToOthers,
    async close(): Promise<void> {
      await inOrder(async () => {
        if (unmerged > 0) await merge(1)
      })
      document.destroy()
    },
  }
}

const hasEffect = ({ afterState, beforeState, deleteSet }: Y.Transaction) =>
  deleteSet.clients.size > 0 || [...afterState].some(([client, clock]) => clock > (beforeState.get(client) ?? 0))

function applyUpdate(document: PostDocument, bytes: Uint8Array): readonly Y.Transaction[] {
  const transactions: Y.Transaction[] = []
  const collect = (transaction: Y.Transaction) => transactions.push(transaction)
  document.on('afterTransaction', collect)
  try {
    Y.applyUpdate(document, bytes)
    return transactions
  } catch (cause) {
    throw new InvalidDocument('the bytes are no update', { cause })
  } finally {
    document.off('afterTransaction', collect)
  }
}

function encodeSince(document: PostDocument, stateVector: Uint8Array): Uint8Array {
  try {
    return Y.encodeStateAsUpdate(document, stateVector)
  } catch (cause) {
    throw new InvalidDocument('the bytes are no state vector', { cause })
  }
}
