import * as Y from 'yjs'
import type { UnsentEdit, UnsentEdits } from './unsent-edits.ts'

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

    /** Makes a batch of everything that was typed, and stores it in this browser. */
    batchTyped(base: Uint8Array): void {
      if (typed.length === 0) return
      const bytes = Y.mergeUpdates(typed)
      // Without storage the page still has it.
      batches.push({ bytes, changes: typed.length, key: store.add({ bytes, base }).catch(() => null), number: null })
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

async function deleteStored(store: UnsentEdits, batches: readonly Batch[]): Promise<void> {
  const keys = await Promise.all(batches.map(({ key }) => key))
  // If it stays, it is sent once more the next time, which changes nothing.
  await store.delete(keys.filter((key) => key !== null)).catch(() => undefined)
}
