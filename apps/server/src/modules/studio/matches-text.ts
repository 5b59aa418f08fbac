import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'

/** More words than anybody types; each is a condition. */
const MAX_WORDS = 8

/** Folded text in a pattern of `like`, where `%` and `_` have no meaning. Escaped after folding, which turns full-width forms into them. */
export function likeText(text: string): SQL {
  return sql`regexp_replace(fold_text(${text}::text), '([\\\\%_])', '\\\\\\1', 'g')`
}

/** The pattern of `like` for folded text that contains this one. */
export function containing(text: string): SQL {
  return sql`'%' || ${likeText(text)} || '%'`
}

/** Whether every word occurs in a column of folded text, without case and accents. */
export function matchesText(column: AnyColumn, text: string | undefined): SQL | undefined {
  const words = (text ?? '').split(/\s+/).filter((word) => word !== '')
  return and(...words.slice(0, MAX_WORDS).map((word) => sql`${column} like ${containing(word)}`))
}
