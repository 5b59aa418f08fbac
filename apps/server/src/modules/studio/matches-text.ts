import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

/** More words than anybody types; each is a condition. */
const MAX_WORDS = 8

/** The pattern of `like` for folded text that contains this one. `%` and `_` have no meaning. */
export function containing(text: string): SQL {
  return sql`'%' || fold_text(${text.replace(/[\\%_]/g, (character) => `\\${character}`)}::text) || '%'`
}

/** Whether every word occurs in a column of folded text, without case and accents. */
export function matchesText(column: AnyColumn, text: string | undefined): SQL | undefined {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...words.slice(0, MAX_WORDS).map((word) => sql`${column} like ${containing(word)}`))
}
