import type { OriginalText } from '@mixed-zone/document/translations'
import { diffLists } from '../../../shared/text-diff.ts'

/** A title, a summary or a block of the original that is not as it was when the translation was reviewed. */
export interface OriginalChange {
  readonly field: 'title' | 'summary' | 'body'
  /** Null: added since. */
  readonly before: string | null
  /** Null: removed since. */
  readonly after: string | null
  /** Among the blocks that were reviewed; of one that was added, where it comes. */
  readonly reviewedIndex: number
  /** Among the blocks now; of one that was removed, where it was. */
  readonly currentIndex: number
}

export function listOriginalChanges(reviewed: OriginalText, current: OriginalText): OriginalChange[] {
  const heads = (['title', 'summary'] as const)
    .filter((field) => reviewed[field] !== current[field])
    .map((field) => ({ field, before: reviewed[field], after: current[field], reviewedIndex: 0, currentIndex: 0 }))
  return [...heads, ...listBlockChanges(reviewed.blocks, current.blocks)]
}

function listBlockChanges(reviewed: readonly string[], current: readonly string[]): OriginalChange[] {
  const changes: OriginalChange[] = []
  let removed: string[] = []
  let added: string[] = []
  let [reviewedIndex, currentIndex] = [0, 0]
  const flush = () => {
    for (const [before, after] of pairBlocks(removed, added)) {
      changes.push({ field: 'body', before, after, reviewedIndex, currentIndex })
      if (before !== null) reviewedIndex += 1
      if (after !== null) currentIndex += 1
    }
    removed = []
    added = []
  }
  for (const { kind, text } of diffLists(reviewed, current)) {
    if (kind === 'removed') removed.push(text)
    else if (kind === 'added') added.push(text)
    else {
      flush()
      reviewedIndex += 1
      currentIndex += 1
    }
  }
  flush()
  return changes
}

type BlockPair = readonly [before: string | null, after: string | null]

/** Which block became which, among those between two that are unchanged. */
function pairBlocks(removed: readonly string[], added: readonly string[]): BlockPair[] {
  if (removed.length === added.length) return removed.map((before, index) => [before, added[index] ?? null])
  const pairs: BlockPair[] = []
  let next = 0
  for (const before of removed) {
    const found = added.findIndex((after, index) => index >= next && areSimilar(before, after))
    if (found === -1) pairs.push([before, null])
    else {
      pairs.push(...added.slice(next, found).map((after): BlockPair => [null, after]), [before, added[found] ?? null])
      next = found + 1
    }
  }
  return [...pairs, ...added.slice(next).map((after): BlockPair => [null, after])]
}

const MIN_SHARED_WORDS = 0.4

/** Whether enough of the shorter text's words are in the other one. */
function areSimilar(first: string, second: string): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const [words, others] = [wordsOf(first), wordsOf(second)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared > 0 && shared / Math.min(words.size, others.size) >= MIN_SHARED_WORDS
}

/** What counts as reviewed once one change was. */
export function acceptChange(reviewed: OriginalText, change: OriginalChange): OriginalText {
  const { field, before, after, reviewedIndex } = change
  if (field !== 'body') return { ...reviewed, [field]: after ?? '' }
  const blocks = reviewed.blocks.toSpliced(reviewedIndex, before === null ? 0 : 1, ...(after === null ? [] : [after]))
  return { ...reviewed, blocks }
}
