import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

/** More words than anybody types; each is a condition. */
const MAX_WORDS = 8

/**
 * A pattern of `like` for folded text, after `start`. In the text `%` and `_` have no meaning; they are escaped after folding, which turns
 * full-width forms into them. A subquery, so that PostgreSQL folds the text once and not for every row.
 */
function patternOf(start: string, text: string): SQL {
  return sql`(select ${sql.raw(`'${start}'`)} || regexp_replace(fold_text(${text}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%')`
}

/** The pattern of `like` for folded text that contains this one. */
export const containing = (text: string): SQL => patternOf('%', text)

/** The same for text with a space before it in which a word begins so. */
export const containingWord = (text: string): SQL => patternOf('% ', text)

/** Whether every word occurs in a column of folded text, without case and accents. */
export function matchesText(column: AnyColumn | SQL, text: string | undefined): SQL | undefined {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...words.slice(0, MAX_WORDS).map((word) => sql`${column} like ${containing(word)}`))
}
