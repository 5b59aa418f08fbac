import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { lexemesOfWord } from '../../apps/server/src/modules/search/indexing/index-posts.ts'
import { loadStems } from '../../apps/server/src/modules/search/text/stemmer.ts'
import { splitWords } from '../../apps/server/src/modules/search/text/words.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { vocabularySize, wordOfRank } from './vocabulary.ts'

/** Texts per statement. */
const BATCH_SIZE = 50_000

/** The lexemes of each text in one language, in order. */
export async function listLexemes({ db }: Database, locale: Locale, texts: readonly string[]): Promise<string[][]> {
  const lexemes: string[][] = []
  for (let start = 0; start < texts.length; start += BATCH_SIZE) {
    const batch = texts.slice(start, start + BATCH_SIZE).map(splitWords)
    const stems = await loadStems(db, batch.flat())
    lexemes.push(...batch.map((words) => words.flatMap((word) => lexemesOfWord(word, locale, stems))))
  }
  return lexemes
}

export interface Vocabulary {
  readonly size: number
  readonly words: Readonly<Record<Locale, readonly string[]>>
  readonly lexemes: Readonly<Record<Locale, readonly (readonly string[])[]>>
}

/** All words in the texts of that many posts. */
export async function makeVocabulary(database: Database, postCount: number): Promise<Vocabulary> {
  const size = vocabularySize(postCount)
  const words: Record<Locale, string[]> = { es: [], en: [], pt: [] }
  const lexemes: Record<Locale, string[][]> = { es: [], en: [], pt: [] }
  for (const locale of LOCALES) {
    words[locale] = Array.from({ length: size }, (_, rank) => wordOfRank(locale, rank))
    lexemes[locale] = await listLexemes(database, locale, words[locale])
  }
  return { size, words, lexemes }
}
