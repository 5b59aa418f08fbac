import { limitBlocks, type OriginalText } from '@mixed-zone/document/translations'
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
  const lastRun = changes.length
  flush()
  return [...changes.slice(0, lastRun), ...withoutTruncated(changes.slice(lastRun), current)]
}

/** The original as it is now may be cut after its last block: what no longer fits was not removed. */
function withoutTruncated(lastRun: readonly OriginalChange[], current: readonly string[]): readonly OriginalChange[] {
  const firstRemoved = lastRun.find(({ after }) => after === null)?.before ?? null
  if (firstRemoved === null || limitBlocks([...current, firstRemoved]).length > current.length) return lastRun
  return lastRun.filter(({ after }) => after !== null)
}

type BlockPair = readonly [before: string | null, after: string | null]

/** Which block became which, among those between two that are unchanged. */
function pairBlocks(removed: readonly string[], added: readonly string[]): BlockPair[] {
  const pairs: BlockPair[] = []
  let [row, column] = [0, 0]
  for (const [similarRow, similarColumn] of alignSimilar(removed, added)) {
    pairs.push(...pairRest(removed.slice(row, similarRow), added.slice(column, similarColumn)))
    pairs.push([removed[similarRow] ?? null, added[similarColumn] ?? null])
    row = similarRow + 1
    column = similarColumn + 1
  }
  return [...pairs, ...pairRest(removed.slice(row), added.slice(column))]
}

/** Blocks without a similar one. If there are as many as before, each was probably rewritten. */
function pairRest(removed: readonly string[], added: readonly string[]): BlockPair[] {
  if (removed.length === added.length) return removed.map((before, index) => [before, added[index] ?? null])
  return [...removed.map((before): BlockPair => [before, null]), ...added.map((after): BlockPair => [null, after])]
}

/** Compared again whenever the writer pauses: 100 blocks of 60 words on either side take 40 ms, 200 take 150 ms. */
const MAX_COMPARED_PAIRS = 10_000

/** The indexes of similar blocks, in the order of both lists, with the largest sum of similarities. */
function alignSimilar(removed: readonly string[], added: readonly string[]): (readonly [number, number])[] {
  if (removed.length * added.length > MAX_COMPARED_PAIRS) return []
  const addedWords = added.map(wordsOf)
  const similarities = removed.map(wordsOf).map((words) => addedWords.map((others) => similarityOf(words, others)))
  // The largest sum from each pair of indexes to the ends.
  const width = added.length + 1
  const sums = new Float64Array((removed.length + 1) * width)
  const sumAt = (row: number, column: number) => sums[row * width + column] ?? 0
  const sumWithPair = (row: number, column: number) => {
    const similarity = similarities[row]?.[column] ?? 0
    return similarity === 0 ? 0 : similarity + sumAt(row + 1, column + 1)
  }
  for (let row = removed.length - 1; row >= 0; row -= 1) {
    for (let column = added.length - 1; column >= 0; column -= 1) {
      sums[row * width + column] = Math.max(sumWithPair(row, column), sumAt(row + 1, column), sumAt(row, column + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (sumAt(row, column) > 0) {
    const sum = sumAt(row, column)
    if (sum === sumWithPair(row, column)) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (sum === sumAt(row + 1, column)) row += 1
    else column += 1
  }
  return pairs
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** Different paragraphs of a post share some 20 % of their words, such as articles: in the demo league, fewer than 3 % share as many as this. */
const MIN_SHARED_WORD_RATIO = 0.4

/**
 * How many words both have; zero if they are too few for an edited text. Counted, because by its share a heading of one word would be more
 * similar to a paragraph with that word than the paragraph's own earlier version.
 */
function similarityOf(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length
  return shared < MIN_SHARED_WORD_RATIO * Math.min(words.size, others.size) ? 0 : shared
}

/** What counts as reviewed once one change was. The end is cut where the server would no longer accept it. */
export function acceptChange(reviewed: OriginalText, change: OriginalChange): OriginalText {
  const { field, before, after, reviewedIndex } = change
  if (field !== 'body') return { ...reviewed, [field]: after ?? '' }
  const blocks = reviewed.blocks.toSpliced(reviewedIndex, before === null ? 0 : 1, ...(after === null ? [] : [after]))
  return { ...reviewed, blocks: limitBlocks(blocks) }
}
