import type { Db } from '../../../platform/database/database.ts'
import { slipsBetween, slipsOf } from './slips.ts'
import { findKnownWords, findWordsAlike, isBeginning } from './vocabulary.repository.ts'

/** In a shorter word a slip makes another word as often as not. */
const SHORTEST = 4

/** Two slips are forgiven in a word of so many letters. */
const LONG = 7

const MOST_ALIKE = 20

/** What each word may have been meant to be, the likeliest first; nothing for words that exist. */
export async function findMeant(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Set(await findKnownWords(db, words))
  const wrong = [...new Set(words)].filter((word) => !known.has(word) && word.length >= SHORTEST)
  const last = words.at(-1)
  const meant = new Map<string, readonly string[]>()
  for (const word of wrong) {
    if (word === last && (await isBeginning(db, word))) continue
    meant.set(word, await findCandidates(db, word))
  }
  return meant
}

async function findCandidates(db: Db, word: string): Promise<string[]> {
  const slips = slipsOf(word)
  const near = new Set(await findKnownWords(db, slips))
  if (near.size > 0) return slips.filter((slip) => near.has(slip))
  if (word.length < LONG) return []
  const alike = await findWordsAlike(db, word, MOST_ALIKE)
  return alike.filter((other) => slipsBetween(word, other) <= 2)
}
