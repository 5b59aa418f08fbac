import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { searchWords } from '../../../platform/database/schema/search.ts'

/** Which of these are words of posts. */
export async function findKnownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchWords.word} from ${searchWords}
    where ${searchWords.word} in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`)
  return rows.map((row) => row.word)
}

/** Words of posts that look like this one, the most alike first. */
export async function findWordsAlike(db: Db, word: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchWords.word} from ${searchWords} where ${searchWords.word} % ${word}
    order by similarity(${searchWords.word}, ${word}) desc, ${searchWords.word} limit ${limit}`)
  return rows.map((row) => row.word)
}

/** Whether a word of a post begins so. */
export async function isBeginning(db: Db, letters: string): Promise<boolean> {
  // Letters and digits alone: nothing in them is a wildcard.
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchWords.word} from ${searchWords} where ${searchWords.word} like ${`${letters}%`} limit 1`)
  return rows.length > 0
}
