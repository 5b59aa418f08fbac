import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { ReplaceAroundStep, ReplaceStep } from '@tiptap/pm/transform'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { MAX_BATCH_BYTES } from '../document/unacknowledged.ts'

/** Shorter changes are not measured, so that typing costs nothing. */
const MIN_MEASURED_SIZE = 10_000

/** Whether a body can be inserted as one change. */
export const fitsIntoOneChange = (body: Node): boolean => bytesOf(body.toJSON()) <= MAX_BATCH_BYTES

export type TooLarge = 'change' | 'document'

interface SizePluginOptions {
  /** How many bytes the document can still take. */
  readonly getFreeBytes: () => number
  readonly onTooLarge: (reason: TooLarge) => void
}

/**
 * Refuses a change that the server would refuse, before it enters the document: the connection would end, and everything after it would be
 * lost as well.
 */
export function createSizePlugin({ getFreeBytes, onTooLarge }: SizePluginOptions): Plugin {
  return new Plugin({
    filterTransaction(transaction) {
      // What others have written is in the document already.
      if (!transaction.docChanged || transaction.getMeta(ySyncPluginKey) !== undefined) return true
      const reason = findProblem(transaction, getFreeBytes)
      if (reason === null) return true
      onTooLarge(reason)
      return false
    },
  })
}

function findProblem(transaction: Transaction, getFreeBytes: () => number): TooLarge | null {
  const sizeBytes = insertedBytes(transaction)
  if (sizeBytes > MAX_BATCH_BYTES) return 'change'
  return sizeBytes > 0 && sizeBytes > getFreeBytes() ? 'document' : null
}

/** About what it takes as an update. */
export function insertedBytes({ steps }: Pick<Transaction, 'steps'>): number {
  return steps.reduce((sum, step) => {
    if (!(step instanceof ReplaceStep || step instanceof ReplaceAroundStep)) return sum
    const { slice } = step
    return sum + (slice.size < MIN_MEASURED_SIZE ? slice.size : bytesOf(slice.toJSON()))
  }, 0)
}

/** Of a body as JSON. */
const bytesOf = (json: unknown): number => new TextEncoder().encode(JSON.stringify(json)).length
