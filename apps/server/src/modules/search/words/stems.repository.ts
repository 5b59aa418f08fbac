import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

interface Folded {
  readonly word: string
  /** The form of it that Portuguese texts are indexed by. */
  readonly portuguese: string
}

interface StemRow {
  readonly word: string
  readonly es: readonly string[]
  readonly en: readonly string[]
  readonly pt: readonly string[]
}

/** The stem of each word in each language. A word that a language leaves out has none there. */
export async function findStems(db: Db, words: readonly Folded[]): Promise<readonly StemRow[]> {
  const { rows } = await db.execute<StemRow & Record<string, unknown>>(sql`
    select word, ts_lexize('spanish_stem', word) as es, ts_lexize('english_stem', word) as en,
      ts_lexize('portuguese_stem', portuguese) as pt
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as words (word text, portuguese text)`)
  return rows
}
