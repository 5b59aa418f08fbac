import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { ReplaceAroundStep, ReplaceStep } from '@tiptap/pm/transform'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { MAX_BATCH_BYTES } from '../document/unacknowledged.ts'

/** Shorter changes are not measured, so that typing costs nothing. */
const MIN_MEASURED_SIZE = 10_000

/** Which limit a change exceeds: that of one update, or that of the whole document. */
export type SizeLimit = 'change' | 'document'

/** The limit that inserting a whole body would exceed. */
export const findExceededLimit = (body: Node, getFreeBytes: () => number): SizeLimit | null =>
  limitExceededBy(measureBytes(body.toJSON()), getFreeBytes)

interface ChangeSizeLimitOptions {
  /** How many bytes the document can still take. */
  readonly getFreeBytes: () => number
  readonly onTooLarge: (limit: SizeLimit) => void
}

/**
 * Rejects a change that the server would reject, before it enters the document: otherwise the server closes the connection, and everything
 * typed after the change is lost as well.
 */
export function createChangeSizeLimit({ getFreeBytes, onTooLarge }: ChangeSizeLimitOptions): Plugin {
  return new Plugin({
    filterTransaction(transaction) {
      // Changes by others are stored already.
      if (!transaction.docChanged || transaction.getMeta(ySyncPluginKey) !== undefined) return true
      const limit = limitExceededBy(estimateInsertedBytes(transaction), getFreeBytes)
      if (limit === null) return true
      onTooLarge(limit)
      return false
    },
  })
}

function limitExceededBy(sizeBytes: number, getFreeBytes: () => number): SizeLimit | null {
  if (sizeBytes > MAX_BATCH_BYTES) return 'change'
  return sizeBytes > 0 && sizeBytes > getFreeBytes() ? 'document' : null
}

/** Estimates the size of the update from the JSON of what is inserted. */
function estimateInsertedBytes({ steps }: Pick<Transaction, 'steps'>): number {
  return steps.reduce((sum, step) => {
    if (!(step instanceof ReplaceStep || step instanceof ReplaceAroundStep)) return sum
    const { slice } = step
    return sum + (slice.size < MIN_MEASURED_SIZE ? slice.size : measureBytes(slice.toJSON()))
  }, 0)
}

const measureBytes = (json: unknown): number => new TextEncoder().encode(JSON.stringify(json)).length
