import * as Y from 'yjs'
import type { UnsentEdit, UnsentEdits } from './unsent-edits.ts'

/** Below the server's limit for one update. */
export const MAX_BATCH_BYTES = 200 * 1024

/** Some typed letters, sent together. */
interface Batch {
  readonly bytes: Uint8Array
  readonly changes: number
  /** In IndexedDB; null if it could not be stored there. */
  readonly key: Promise<number | null>
  /** Null until it is sent on the current connection. */
  number: number | null
}

/** What the server has not stored yet, as far as this browser knows. */
export function createUnacknowledged(store: UnsentEdits) {
  let typed: Uint8Array[] = []
  let batches: Batch[] = []
  let deleting = Promise.resolve()

  return {
    /** A single change, which waits for others to be sent with it. */
    add(bytes: Uint8Array): void {
      typed.push(bytes)
    },

    restore(edits: readonly Omit<UnsentEdit, 'base'>[]): void {
      const restored = edits.map(({ key, bytes }) => ({ bytes, changes: 1, key: Promise.resolve(key), number: null }))
      batches = [...restored, ...batches]
    },

    /** Makes batches of everything that was typed, and stores them in this browser. */
    batchTyped(base: Uint8Array): void {
      for (const changes of splitChanges(typed)) {
        const bytes = Y.mergeUpdates(changes)
        // Without storage the page still has it.
        batches.push({
          bytes,
          changes: changes.length,
          key: store.add({ bytes, base }).catch(() => null),
          number: null,
        })
      }
      typed = []
    },

    unsent: (): readonly Batch[] => batches.filter(({ number }) => number === null),

    acknowledge(number: number): void {
      const isStored = (batch: Batch) => batch.number !== null && batch.number <= number
      const stored = batches.filter(isStored)
      batches = batches.filter((batch) => !isStored(batch))
      deleting = deleting.then(() => deleteStored(store, stored))
    },

    /** The connection is lost: whether it was stored is known on the next one. */
    resetNumbers(): void {
      for (const batch of batches) batch.number = null
    },

    async discard(): Promise<void> {
      const discarded = batches
      batches = []
      typed = []
      await deleteStored(store, discarded)
    },

    hasSent: () => batches.some(({ number }) => number !== null),
    countChanges: () => batches.reduce((sum, { changes }) => sum + changes, typed.length),
    /** Everything that the server has not confirmed is in IndexedDB, as far as that is possible, and nothing else. */
    async stored(): Promise<void> {
      await Promise.all(batches.map(({ key }) => key))
      await deleting
    },
  }
}

/** Into parts that the server takes, unless a single change is larger. */
function splitChanges(changes: readonly Uint8Array[]): Uint8Array[][] {
  const parts: Uint8Array[][] = []
  let sizeBytes = 0
  for (const change of changes) {
    sizeBytes += change.length
    const last = parts.at(-1)
    if (last !== undefined && sizeBytes <= MAX_BATCH_BYTES) last.push(change)
    else {
      parts.push([change])
      sizeBytes = change.length
    }
  }
  return parts
}

async function deleteStored(store: UnsentEdits, batches: readonly Batch[]): Promise<void> {
  const keys = await Promise.all(batches.map(({ key }) => key))
  // If it stays, it is sent once more the next time, which changes nothing.
  await store.delete(keys.filter((key) => key !== null)).catch(() => undefined)
}
