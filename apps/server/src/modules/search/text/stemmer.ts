import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { toPortugueseSingular } from './words.ts'

export interface Stems {
  /** What texts with any form of the word are indexed by, in any language; the word itself is among them. */
  readonly lexemes: readonly string[]
  /** A stop word in one of the languages. */
  readonly isStopWord: boolean
}

/** The stems of folded words. */
export type Stemmer = (words: readonly string[]) => Promise<ReadonlyMap<string, Stems>>

const MAX_WORDS = 50_000

/** Stems never change, so each word is looked up once. */
export function createStemmer(db: Db): Stemmer {
  const known = new Map<string, Stems>()
  return async (words) => {
    const unknown = [...new Set(words)].filter((word) => !known.has(word))
    const found = await findStems(db, unknown)
    const stems = new Map(
      words.flatMap((word) => {
        const one = found.get(word) ?? known.get(word)
        return one ? [[word, one] as const] : []
      }),
    )
    for (const [word, one] of found) known.set(word, one)
    for (const oldest of known.keys()) {
      if (known.size <= MAX_WORDS) break
      known.delete(oldest)
    }
    return stems
  }
}

interface StemRow {
  readonly word: string
  /** Empty for a stop word of the language. */
  readonly es: readonly string[]
  readonly en: readonly string[]
  readonly pt: readonly string[]
}

async function findStems(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, Stems>> {
  if (words.length === 0) return new Map()
  const forms = words.map((word) => ({ word, portuguese: toPortugueseSingular(word) }))
  const { rows } = await db.execute<StemRow & Record<string, unknown>>(sql`
    select word, ts_lexize('spanish_stem', word) as es, ts_lexize('english_stem', word) as en,
      ts_lexize('portuguese_stem', portuguese) as pt
    from jsonb_to_recordset(${JSON.stringify(forms)}::jsonb) as words (word text, portuguese text)`)
  return new Map(
    rows.map(({ word, es, en, pt }) => {
      const isStopWord = [es, en, pt].some((stems) => stems.length === 0)
      return [word, { lexemes: [...new Set([word, ...es, ...en, ...pt])], isStopWord }]
    }),
  )
}
