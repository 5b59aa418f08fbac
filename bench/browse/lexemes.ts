import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { toPortugueseSingular, splitWords } from '../../apps/server/src/modules/search/text/words.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { vocabularySize, wordOfRank } from './vocabulary.ts'

/** What a text is found by, in a language. */
export type LexemesOf = (locale: Locale, text: string) => readonly string[]

const CONFIGURATIONS = { es: 'spanish', en: 'english', pt: 'portuguese' } as const

/** Words for one statement. */
const STEP = 50_000

/** What each of some texts is found by in one language, in their order: as `indexPosts` has it, one word at a time instead of one post. */
export async function listLexemes({ query }: Database, locale: Locale, texts: readonly string[]): Promise<string[][]> {
  const lexemes: string[][] = []
  for (let from = 0; from < texts.length; from += STEP) {
    const folded = texts.slice(from, from + STEP).map((text) => {
      const words = splitWords(text)
      return [...words, ...(locale === 'pt' ? words.map(toPortugueseSingular) : [])].join(' ')
    })
    const { rows } = await query(
      `select tsvector_to_array(to_tsvector($1::regconfig, word) || to_tsvector('simple', word)) as lexemes
      from jsonb_array_elements_text($2::jsonb) with ordinality as sent (word, place) order by place`,
      [CONFIGURATIONS[locale], JSON.stringify(folded)],
    )
    lexemes.push(...rows.map((row: { lexemes: string[] }) => row.lexemes))
  }
  return lexemes
}

export interface Vocabulary {
  readonly size: number
  readonly words: Readonly<Record<Locale, readonly string[]>>
  readonly lexemes: Readonly<Record<Locale, readonly (readonly string[])[]>>
}

/** All words that the texts of so many posts are made of. */
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
