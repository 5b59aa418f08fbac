import type { Db } from '../../../platform/database/database.ts'
import type { PostIndex } from '../../library/library.ts'
import type { Viewer } from '../../library/rules.ts'
import type { Stemmer } from './stemmer.ts'
import { type TextQuery, toQueryWord } from './text-query.ts'
import { findKnownWords, findMatchesOfEach, findSimilarWords } from './text-search.repository.ts'

/** In shorter words a typo is another word as often as not. */
const MIN_LENGTH = 4

/** Longer words may have two typos. */
const MIN_LENGTH_FOR_TWO = 8

interface CorrectionDeps {
  readonly db: Db
  readonly postIndex: PostIndex
  readonly stem: Stemmer
}

interface Reader {
  readonly viewer: Viewer
  readonly now: Date
}

/**
 * What to search instead of words with typos. Only posts that the reader may see decide what is a word and what is a typo, so that corrections
 * reveal nothing about other posts.
 */
export async function findCorrections(
  deps: CorrectionDeps,
  query: TextQuery,
  reader: Reader,
): Promise<ReadonlyMap<string, string>> {
  const long = query.filter(({ word }) => word.length >= MIN_LENGTH)
  const corrections = new Map<string, string>()
  for (const [word, count] of await countVisible(deps, long, reader)) {
    const correction = count === 0 ? await findCorrection(deps, word, reader) : null
    if (correction !== null) corrections.set(word, correction)
  }
  return corrections
}

async function findCorrection(deps: CorrectionDeps, word: string, reader: Reader): Promise<string | null> {
  const edits = editsOf(word)
  const known = new Set(await findKnownWords(deps.db, edits))
  const candidates = edits.filter((edit) => known.has(edit))
  const nearest = await pickMostFrequent(deps, candidates, reader)
  if (nearest !== null || word.length < MIN_LENGTH_FOR_TWO) return nearest
  const similar = await findSimilarWords(deps.db, word)
  const near = similar.filter((other) => editDistance(word, other) <= 2)
  return pickMostFrequent(deps, near, reader)
}

async function pickMostFrequent(
  deps: CorrectionDeps,
  words: readonly string[],
  reader: Reader,
): Promise<string | null> {
  const stems = await deps.stem(words)
  const counts = await countVisible(
    deps,
    words.map((word) => toQueryWord(word, stems)),
    reader,
  )
  const [best] = words.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  return best !== undefined && (counts.get(best) ?? 0) > 0 ? best : null
}

async function countVisible(
  { db, postIndex }: CorrectionDeps,
  query: TextQuery,
  { viewer, now }: Reader,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const [word, among] of await findMatchesOfEach(db, query)) {
    const { total } = await postIndex.find({ viewer, now, criteria: {}, among, page: { offset: 0, limit: 0 } })
    counts.set(word, total)
  }
  return counts
}

/** All words at edit distance 1: transpositions, deletions, insertions and substitutions. */
export function editsOf(word: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const transpositions = splits.flatMap(([before, [one, other, ...after]]) =>
    one && other ? before + other + one + after.join('') : [],
  )
  const deletions = splits.flatMap(([before, after]) => (after ? before + after.slice(1) : []))
  const insertions = splits.flatMap(([before, after]) => letters.map((letter) => before + letter + after))
  const substitutions = splits.flatMap(([before, after]) =>
    after ? letters.map((letter) => before + letter + after.slice(1)) : [],
  )
  const edits = new Set([...transpositions, ...deletions, ...insertions, ...substitutions])
  edits.delete(word)
  return [...edits]
}

/** Damerau-Levenshtein distance (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost)
      const isTransposed = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isTransposed) least = Math.min(least, at(row - 2, column - 2) + 1)
      rows[row]?.push(least)
    }
  }
  return at(one.length, other.length)
}
