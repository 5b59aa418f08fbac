import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'

const SYLLABLES = [...'bcdfgjklmnprstvz'].flatMap((consonant) => [...'aeiou'].map((vowel) => consonant + vowel))
const THREE_SYLLABLES = SYLLABLES.length ** 3

/** Coprime to the number of three-syllable words, so that neighbours in the list differ. */
const SPREAD = 310_021

const ENDINGS: Localised<readonly string[]> = {
  es: ['', 's', 'ción', 'ando', 'ado', 'mente'],
  en: ['', 's', 'ing', 'ed', 'ly'],
  pt: ['', 's', 'ção', 'ando', 'ado', 'mente'],
}

/** The vocabulary grows with the square root of the number of posts. */
export function vocabularySize(postCount: number): number {
  return Math.round(Math.min(THREE_SYLLABLES / 2, 200 * Math.sqrt(postCount)))
}

/** Rank 0 is the most frequent. Words of a language are distinct. */
export function wordOfRank(locale: Locale, rank: number): string {
  const place = (rank * SPREAD + LOCALES.indexOf(locale) * 170_003) % THREE_SYLLABLES
  const { length } = SYLLABLES
  const syllables = [place % length, Math.floor(place / length) % length, Math.floor(place / length ** 2)]
  const endings = ENDINGS[locale]
  return syllables.map((index) => SYLLABLES[index] ?? '').join('') + (endings[rank % endings.length] ?? '')
}

/** Pseudo-random numbers between 0 and 1, reproducible by seed. */
export function createDice(seed: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b9) | 0
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Zipf's law: rank 10 occurs ten times as often as rank 100. */
export function rollRanks(dice: () => number, { size, count }: { size: number; count: number }): number[] {
  return Array.from({ length: count }, () => Math.floor((size + 1) ** dice()) - 1)
}
