import type { Locale } from '@mixed-zone/contract/locales'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { posts, postTranslations } from '../../../platform/database/schema/library.ts'
import { searchMisses, searchWords } from '../../../platform/database/schema/search.ts'
import { asTyped, inLanguage, type TextQuery, toTsquery, toTsqueryWord } from './text-query.ts'

/** The ids of posts that match, in no order and whoever may see them. */
export interface TextMatches {
  /** Every word is somewhere in the post. */
  readonly all: readonly number[]
  /** Every word is in a title. Null if there are too many matches to look for titles. */
  readonly titles: readonly number[] | null
}

const NO_MATCHES: TextMatches = { all: [], titles: [] }

/** With more matches than these, finding the titles takes nearly as long again as finding the matches. */
export const MAX_MATCHES_WITH_TITLES = 5_000

/** The predicate of the partial indexes on words. */
const IS_OUT = sql`${posts.state} in ('scheduled', 'published')`

export async function findMatches(db: Db, query: TextQuery): Promise<TextMatches> {
  if (query.length === 0) return NO_MATCHES
  const idsWith = (words: SQL) =>
    sql`array(select ${posts.id} from ${posts} where ${IS_OUT} and ${words} @@ ${toTsquery(query)}::tsquery)`
  const { rows } = await db.execute<TextMatches & Record<string, unknown>>(sql`
    with matches as materialized (select ${idsWith(sql`${posts.allWords}`)} as ids)
    select ids as "all",
      case when cardinality(ids) <= ${MAX_MATCHES_WITH_TITLES} then ${idsWith(sql`${posts.titleWords}`)} end as titles
    from matches`)
  return rows[0] ?? NO_MATCHES
}

/** The score of the posts that have all words in a title: 1, and 1 more if they are there as typed, and if they are in the reader's language. */
export async function listTitleScores(
  db: Db,
  query: TextQuery,
  { ids, locale }: { readonly ids: readonly number[]; readonly locale: Locale },
): Promise<ReadonlyMap<number, number>> {
  const has = (wanted: TextQuery) => sql`title_words @@ ${toTsquery(wanted)}::tsquery`
  const own = query.map((word) => inLanguage(word, locale))
  // Concatenating an empty vector detoasts the words once instead of once per comparison.
  const { rows } = await db.execute<{ id: number; score: number }>(sql`
    with detoasted as materialized (
      select ${posts.id}, ${posts.titleWords} || ''::tsvector as title_words from ${posts} where ${anyOf(posts.id, ids)}
    )
    select id, 1 + (${has(query.map(asTyped))})::int + (${has(own)})::int as score from detoasted where ${has(query)}`)
  return new Map(rows.map(({ id, score }) => [id, score]))
}

/** Those of the posts that have every word in a title, in the same order. */
export async function filterByTitle(db: Db, query: TextQuery, ids: readonly number[]): Promise<number[]> {
  if (query.length === 0) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${posts.id} from ${posts} where ${anyOf(posts.id, ids)} and ${posts.titleWords} @@ ${toTsquery(query)}::tsquery`)
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}

/** The score of each post: per word, title as typed 6, title 5, summary 4, names of taxonomies 2. */
export async function listScores(
  db: Db,
  query: TextQuery,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const has = (condition: string) => sql`ranked_words @@ ${condition}::tsquery`
  const scores = query.map(
    (word) => sql`case
      when ${has(toTsqueryWord(asTyped(word), 'A'))} then 6
      when ${has(toTsqueryWord(word, 'A'))} then 5
      when ${has(toTsqueryWord(word, 'B'))} then 4
      when ${has(toTsqueryWord(word, 'C'))} then 2
      else 0 end`,
  )
  // Concatenating an empty vector detoasts the words once instead of once per comparison.
  const { rows } = await db.execute<{ id: number; score: number }>(sql`
    with detoasted as materialized (
      select ${posts.id}, ${posts.rankedWords} || ''::tsvector as ranked_words from ${posts} where ${anyOf(posts.id, ids)}
    )
    select id, ${sql.join(scores, sql` + `)} as score from detoasted`)
  return new Map(rows.map(({ id, score }) => [id, score]))
}

export async function findKnownWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchWords.word} from ${searchWords}
    where ${searchWords.word} in (select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb))`)
  return rows.map((row) => row.word)
}

/** Words of posts that are similar by trigrams. */
export async function findSimilarWords(db: Db, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchWords.word} from ${searchWords} where ${searchWords.word} % ${word} order by ${searchWords.word}`)
  return rows.map((row) => row.word)
}

/** The ids of the posts that match each word by itself, in no order and whoever may see them. */
export async function findMatchesOfEach(db: Db, query: TextQuery): Promise<ReadonlyMap<string, readonly number[]>> {
  if (query.length === 0) return new Map()
  const words = query.map((word) => ({ word: word.word, condition: toTsqueryWord(word) }))
  const { rows } = await db.execute<{ word: string; ids: readonly number[] }>(sql`
    select word, array(select ${posts.id} from ${posts} where ${IS_OUT} and ${posts.allWords} @@ condition::tsquery) as ids
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as words (word text, condition text)`)
  return new Map(rows.map(({ word, ids }) => [word, ids]))
}

export function listTexts(db: Db, postIds: readonly number[]) {
  return db
    .select({
      postId: postTranslations.postId,
      locale: postTranslations.locale,
      title: postTranslations.title,
      summary: postTranslations.summary,
      body: postTranslations.body,
    })
    .from(postTranslations)
    .where(anyOf(postTranslations.postId, postIds))
}

export type PostText = Awaited<ReturnType<typeof listTexts>>[number]

/** The oldest misses are deleted beyond this number. */
const MAX_MISSES = 20_000

/** The days of every time zone begin at the start of one. */
const MISS_PERIOD_MS = 15 * MINUTE_MS

/** Counts a search without results for the editors: the words and the language, but not who searched. */
export async function recordSearchMiss(
  db: Db,
  words: string,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const at = new Date(Math.floor(now.getTime() / MISS_PERIOD_MS) * MISS_PERIOD_MS)
  await db
    .insert(searchMisses)
    .values({ locale, words, at })
    .onConflictDoUpdate({
      target: [searchMisses.at, searchMisses.locale, searchMisses.words],
      set: { times: sql`${searchMisses.times} + 1` },
    })
  await db.execute(sql`
    delete from ${searchMisses} where at <= (
      select at from ${searchMisses} order by at desc offset ${MAX_MISSES} limit 1
    )`)
}
