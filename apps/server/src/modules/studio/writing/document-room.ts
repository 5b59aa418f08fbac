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

/** Opening a document takes noticeably longer with more stored updates than this; then they are merged into one. */
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
  /**
   * Set after an update was applied to the copy but perhaps not stored: the state vector from before it, which is what the members have. The
   * copy must be loaded again before it is used.
   */
  let vectorBeforeFailure: Uint8Array | null = null
  // One operation at a time, so that nobody ever gets an update that was refused or not stored.
  const runExclusive = pLimit(1)

  function broadcast(message: ServerMessage, except: RoomMember | null = null): void {
    for (const member of members) if (member !== except) member.send(message)
  }

  async function reloadAfterFailure(): Promise<void> {
    if (vectorBeforeFailure === null) return
    const loaded = await loadDocument(db, postId)
    document.destroy()
    ;({ document, number: lastNumber, unmerged, sizeBytes } = loaded)
    // The update that failed may have been stored after all, if the connection broke before the reply.
    broadcast({ kind: 'update', bytes: Y.encodeStateAsUpdate(document, vectorBeforeFailure) })
    vectorBeforeFailure = null
  }

  /** Applies what other nodes have stored; does nothing if the copy already has the update of that number. */
  async function catchUp(number = Number.POSITIVE_INFINITY): Promise<void> {
    await reloadAfterFailure()
    if (number <= lastNumber) return
    for (const part of await listParts(db, postId, { after: lastNumber })) {
      Y.applyUpdate(document, part.bytes)
      lastNumber = part.number
      unmerged = part.isState ? 0 : unmerged + 1
      sizeBytes += part.bytes.length
      broadcast({ kind: 'update', bytes: part.bytes })
    }
  }

  /** Returns whether the update changes anything. Throws `InvalidDocument` if the result does not conform to our schema and limits. */
  function applyChecked(bytes: Uint8Array): boolean {
    if (bytes.length > MAX_UPDATE_BYTES) throw new InvalidDocument('an update is too large')
    const transactions = applyUpdate(document, bytes)
    // A browser sends its changes in order, and after a reconnect all that are missing, so an honest update never has gaps.
    if (document.store.pendingStructs !== null || document.store.pendingDs !== null) {
      throw new InvalidDocument('an update depends on others that are missing')
    }
    for (const transaction of transactions) checkChanges(document, transaction)
    if (!transactions.some(hasEffect)) return false
    sizeBytes += bytes.length
    if (sizeBytes <= MAX_DOCUMENT_BYTES) return true
    // The sum of the updates is an upper bound: deleted text still counts in it. Measure the document itself.
    sizeBytes = Y.encodeStateAsUpdate(document).length
    if (sizeBytes > MAX_DOCUMENT_BYTES) throw new InvalidDocument('the document is too large')
    return true
  }

  const merge = (minUpdates: number) =>
    mergeUpdates(db, postId, {
      minUpdates,
      ...(vectorBeforeFailure === null && { copy: { document, number: lastNumber } }),
    })

  async function receive(sender: RoomMember, bytes: Uint8Array, store: StoreUpdate): Promise<void> {
    await reloadAfterFailure()
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
      vectorBeforeFailure = before
      // If the database still does not respond, the next operation tries again.
      await reloadAfterFailure().catch(() => undefined)
      throw error
    }
    broadcast({ kind: 'update', bytes }, sender)
    if (unmerged >= MERGE_AFTER_UPDATES) {
      unmerged = 0
      void runExclusive(() =>
        merge(MERGE_AFTER_UPDATES).catch((error: unknown) => {
          // Closing the room, which may be next in the queue, tries again.
          unmerged = Math.max(unmerged, 1)
          log.warn({ err: error, postId }, 'the updates of a document could not be merged')
        }),
      )
    }
  }

  return {
    postId,
    members,
    receive: (sender: RoomMember, bytes: Uint8Array, store: StoreUpdate) =>
      runExclusive(() => receive(sender, bytes, store)),
    catchUp: (number?: number) => runExclusive(() => catchUp(number)),
    /** Adds a member and sends what it lacks. */
    join: (member: RoomMember, stateVector: Uint8Array) =>
      runExclusive(async () => {
        // The browser may come from another node, whose updates are not here yet.
        await catchUp()
        member.send({
          kind: 'state',
          update: encodeSince(document, stateVector),
          stateVector: Y.encodeStateVector(document),
        })
        members.add(member)
      }),
    broadcast,
    async close(): Promise<void> {
      await runExclusive(async () => {
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
    throw new InvalidDocument('not a Yjs update', { cause })
  } finally {
    document.off('afterTransaction', collect)
  }
}

function encodeSince(document: PostDocument, stateVector: Uint8Array): Uint8Array {
  try {
    return Y.encodeStateAsUpdate(document, stateVector)
  } catch (cause) {
    throw new InvalidDocument('not a Yjs state vector', { cause })
  }
}
