import { LOCALES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { portugueseNounStem, toPortugueseSingular } from './words.ts'

/** The stem of a word in each language as it is indexed, e.g. `es/porter`; null for a stop word of the language. */
export type Stems = Localised<string | null>

export type WordStems = ReadonlyMap<string, Stems>

/** The stems of folded words. */
export type Stemmer = (words: readonly string[]) => Promise<WordStems>

/** Stems are tagged with their language, so that the same stem of unrelated words in two languages does not match. */
export async function loadStems(db: Db, words: readonly string[]): Promise<WordStems> {
  if (words.length === 0) return new Map()
  const forms = [...new Set(words)].map((word) => ({ word, portuguese: toPortugueseSingular(word) }))
  const { rows } = await db.execute<{ word: string } & Localised<readonly string[]>>(sql`
    select word, ts_lexize('spanish_stem', word) as es, ts_lexize('english_stem', word) as en,
      ts_lexize('portuguese_stem', portuguese) as pt
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as words (word text, portuguese text)`)
  return new Map(
    rows.map(({ word, ...found }) => {
      const tagged = (locale: Locale, stem = found[locale][0]) => (stem === undefined ? null : `${locale}/${stem}`)
      const pt = found.pt.map((stem) => portugueseNounStem(word) ?? stem)
      return [word, { es: tagged('es'), en: tagged('en'), pt: tagged('pt', pt[0]) }]
    }),
  )
}

/** Whether a word means too little to be searched for in one of the languages. */
export function isStopWord(stems: Stems | undefined): boolean {
  return LOCALES.some((locale) => stems?.[locale] === null)
}

export function lexemesOf(stems: Stems | undefined): string[] {
  return LOCALES.flatMap((locale) => stems?.[locale] ?? [])
}
