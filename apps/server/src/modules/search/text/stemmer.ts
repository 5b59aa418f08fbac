import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
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
  const cache = new LRUCache<string, Stems>({ max: MAX_WORDS })
  return async (words) => {
    const stems = new Map<string, Stems>()
    for (const word of words) {
      const cached = cache.get(word)
      if (cached) stems.set(word, cached)
    }
    const missing = [...new Set(words)].filter((word) => !stems.has(word))
    for (const [word, loaded] of await findStems(db, missing)) {
      stems.set(word, loaded)
      cache.set(word, loaded)
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
