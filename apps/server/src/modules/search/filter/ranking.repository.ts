import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { type TextQuery, writeQuery, writeWord } from '../words/text-query.ts'
import { listNewestIds, type PageOf } from './filter.repository.ts'

/** That a post has every word somewhere. */
export function hasWords(query: TextQuery): SQL {
  if (query.length === 0) return sql`false`
  return sql`${posts.allWords} @@ ${writeQuery(query)}::tsquery`
}

/** That a title of the post has every word. */
export function hasTitleWords(query: TextQuery): SQL {
  return sql`${posts.titleWords} @@ ${writeQuery(query)}::tsquery`
}

/** Where each word stands best: in a title, in a summary, among the names; a word that is there as it was typed before one that only begins so. */
function score(query: TextQuery): SQL {
  const has = (condition: string) => sql`ranked_words @@ ${condition}::tsquery`
  const words = query.map(
    (word) => sql`case
      when ${has(writeWord({ ...word, isPrefix: false }, 'A'))} then 6
      when ${has(writeWord(word, 'A'))} then 5
      when ${has(writeWord(word, 'B'))} then 3
      when ${has(writeWord(word, 'C'))} then 1
      else 0 end`,
  )
  return sql.join(words, sql` + `)
}

/** More hits than these are not weighed one by one. */
export const WEIGHED_AT_MOST = 500

/** The best of the newest hits, so many of which are weighed. */
export async function listBestIds(
  db: Db,
  { condition, query, page }: { condition: SQL | undefined; query: TextQuery; page: PageOf },
): Promise<number[]> {
  const newest = db
    .select({ id: posts.id, newAt: posts.newAt, rankedWords: posts.rankedWords })
    .from(posts)
    .where(condition)
    .orderBy(desc(posts.newAt), desc(posts.id))
    .limit(WEIGHED_AT_MOST)
    .as('newest')
  const rows = await db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(desc(score(query)), desc(newest.newAt), desc(newest.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map((row) => row.id)
}

/**
 * A page of many hits: those with every word in a title, newest first; then the newest of the others, weighed; then the
 * rest, newest first. Weighing thousands is what costs, and whoever asks for a frequent word wants the newest.
 */
export async function listManyIds(
  db: Db,
  {
    condition,
    query,
    page,
    inTitles,
  }: { condition: SQL | undefined; query: TextQuery; page: PageOf; inTitles: number },
): Promise<number[]> {
  const ids = page.offset < inTitles ? await listNewestIds(db, and(condition, hasTitleWords(query)), page) : []
  if (ids.length === page.limit) return ids
  const others = and(condition, sql`not ${hasTitleWords(query)}`)
  const offset = Math.max(0, page.offset - inTitles)
  const weighed =
    offset < WEIGHED_AT_MOST
      ? await listBestIds(db, { condition: others, query, page: { offset, limit: page.limit - ids.length } })
      : []
  const missing = page.limit - ids.length - weighed.length
  if (missing === 0) return [...ids, ...weighed]
  const rest = await listNewestIds(db, others, { offset: Math.max(WEIGHED_AT_MOST, offset), limit: missing })
  return [...ids, ...weighed, ...rest]
}
