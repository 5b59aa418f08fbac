import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { type TextQuery, writeQuery, writeWord } from '../words/text-query.ts'
import { countPosts, type PageOf } from './filter.repository.ts'

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

/** So many of the newest posts are looked through for hits, one by one, before all hits are fetched and put in order. */
const LOOKED_THROUGH = 1_000

interface Listing {
  /** What the posts have to fulfil beside the words. */
  readonly scope: SQL | undefined
  readonly query: TextQuery
  readonly page: PageOf
}

const idsOf = ({ rows }: { readonly rows: readonly { readonly id: number }[] }) => rows.map((row) => row.id)

const within = ({ limit, offset }: PageOf) => sql`limit ${limit} offset ${offset}`

/**
 * The best of the newest hits, so many of which are weighed. The hits are fetched by their words before they are put in order: a plan
 * that goes through all posts by age instead would unpack the words of each. Those that are weighed are unpacked once, and not for
 * each comparison.
 */
export async function listBestIds(db: Db, { scope, query, page }: Listing): Promise<number[]> {
  return idsOf(
    await db.execute<{ id: number }>(sql`
      with hits as materialized (
        select ${posts.id}, ${posts.newAt}, ${posts.rankedWords} from ${posts} where ${and(scope, hasWords(query))}
      ), newest as materialized (
        select * from hits order by new_at desc, id desc limit ${WEIGHED_AT_MOST}
      ), unpacked as materialized (
        select id, new_at, ranked_words || ''::tsvector as ranked_words from newest
      )
      select id from unpacked
      order by ${score(query)} desc, new_at desc, id desc ${within(page)}`),
  )
}

/** Of so many hits it is worth a look whether those in titles fill the page: of each other one, all words have to be fetched. */
export const WORTH_A_LOOK = 60

/**
 * The best hits as long as every word is in a title, in the order that weighing them all would give: none of the others can weigh as
 * much, and among these only the last word makes a difference, which is there as it was typed, or only begins so.
 */
export async function listBestTitledIds(db: Db, { scope, query, page }: Listing): Promise<number[]> {
  const asTyped = writeQuery(query.map((word) => ({ ...word, isPrefix: false })))
  return idsOf(
    await db.execute<{ id: number }>(sql`
      with hits as materialized (
        select ${posts.id}, ${posts.newAt}, ${posts.titleWords} @@ ${asTyped}::tsquery as is_typed
        from ${posts} where ${and(scope, hasTitleWords(query))}
      )
      select id from hits order by is_typed desc, new_at desc, id desc ${within(page)}`),
  )
}

/**
 * A page of many hits: those with every word in a title, newest first; then the newest of the others, weighed; then the
 * rest, newest first. Weighing thousands is what costs, and whoever asks for a frequent word wants the newest.
 */
export async function listManyIds(db: Db, { scope, query, page }: Listing): Promise<number[]> {
  const titled = and(scope, hasTitleWords(query))
  const ids = await listTitledIds(db, { scope, query, page })
  if (ids.length === page.limit) return ids
  const inTitles = page.offset === 0 || ids.length > 0 ? page.offset + ids.length : await countPosts(db, titled)
  const others = and(scope, sql`${posts.id} not in (select id from ${posts} where ${titled})`)
  const offset = Math.max(0, page.offset - inTitles)
  const limit = page.limit - ids.length
  const weighed =
    offset < WEIGHED_AT_MOST ? await listBestIds(db, { scope: others, query, page: { offset, limit } }) : []
  if (weighed.length === limit) return [...ids, ...weighed]
  const rest = await listNewestHits(db, and(others, hasWords(query)), {
    offset: Math.max(WEIGHED_AT_MOST, offset),
    limit: limit - weighed.length,
  })
  return [...ids, ...weighed, ...rest]
}

/** Hits in titles, newest first: of a frequent word among the newest posts already, of another by its index. */
export async function listTitledIds(db: Db, { scope, query, page }: Listing): Promise<number[]> {
  const near = idsOf(
    await db.execute<{ id: number }>(sql`
      select id from (
        select ${posts.id}, ${posts.newAt}, ${posts.titleWords} from ${posts} where ${scope ?? sql`true`}
        order by new_at desc, id desc limit ${LOOKED_THROUGH}
      ) as newest where title_words @@ ${writeQuery(query)}::tsquery
      order by new_at desc, id desc ${within(page)}`),
  )
  return near.length === page.limit ? near : listNewestHits(db, and(scope, hasTitleWords(query)), page)
}

async function listNewestHits(db: Db, condition: SQL | undefined, page: PageOf): Promise<number[]> {
  return idsOf(
    await db.execute<{ id: number }>(sql`
      with hits as materialized (select ${posts.id}, ${posts.newAt} from ${posts} where ${condition ?? sql`true`})
      select id from hits order by new_at desc, id desc ${within(page)}`),
  )
}
