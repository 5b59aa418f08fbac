import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

/** More words than anybody types; each is a condition. */
const MAX_WORDS = 8

/** Whether every word occurs in a column of folded text. Case and accents are ignored, and `%` and `_` have no meaning. */
export function matchesText(column: AnyColumn, text: string | undefined): SQL | undefined {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...words.slice(0, MAX_WORDS).map((word) => sql`${column} like '%' || ${escapeLike(word)} || '%'`))
}

function escapeLike(word: string): SQL {
  return sql`list_search_text(${word.replace(/[\\%_]/g, (character) => `\\${character}`)})`
}
