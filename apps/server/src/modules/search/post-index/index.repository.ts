import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import type { IndexedPost } from './post-index.ts'

/** From here on changes are still to come, or to be seen: the oldest transaction that has not ended. */
export type Mark = string

interface Row {
  readonly id: number
  readonly isOut: boolean
  readonly newAt: number
  readonly publishedAt: number
  readonly embargoUntil: number | null
  readonly teams: readonly number[]
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly locales: readonly string[]
}

const MARK = sql.raw('pg_snapshot_xmin(pg_current_snapshot())::text as mark')

/** Out, and with a title: what is not stands in no list, whatever the clock says. */
const IS_OUT = sql`(${posts.state} in ('scheduled', 'published') and ${posts.locales} <> '{}')`

/** In decimals up to the end: a moment that is told in milliseconds stays one. */
const millisecondsOf = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::double precision`

const COLUMNS = sql`${posts.id}, ${IS_OUT} as "isOut", ${millisecondsOf(sql`${posts.newAt}`)} as "newAt",
  ${millisecondsOf(sql`${posts.publishedAt}`)} as "publishedAt", ${millisecondsOf(sql`${posts.embargoUntil}`)} as "embargoUntil",
  ${posts.teamIds} as teams, ${posts.categoryIds} as categories, ${posts.tagIds} as tags, ${posts.locales} as locales`

/**
 * Where changes begin for whoever reads everything now. Transactions are counted by each server for itself: in data that came from another one,
 * those that it has not come to yet are made its own.
 */
export async function readMark(db: Db): Promise<Mark> {
  await db.execute(sql`update posts set changed_in = pg_current_xact_id() where changed_in > pg_current_xact_id()`)
  await db.execute(
    sql`update removed_posts set removed_in = pg_current_xact_id() where removed_in > pg_current_xact_id()`,
  )
  const { rows } = await db.execute<{ mark: Mark }>(sql`select ${MARK}`)
  return rows[0]?.mark ?? '0'
}

/** So many posts that are out, from a number on. */
export async function listPostsAfter(db: Db, id: number, limit: number): Promise<IndexedPost[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${COLUMNS} from ${posts} where ${posts.id} > ${id} and ${IS_OUT} order by ${posts.id} limit ${limit}`)
  return rows.map(toPost)
}

export interface PostChanges {
  readonly mark: Mark
  readonly put: readonly IndexedPost[]
  readonly removed: readonly number[]
}

/** What has changed since a mark, and the mark to go on from: all of one moment. */
export async function listChanges(db: Db, mark: Mark): Promise<PostChanges> {
  const { rows } = await db.execute<{ mark: Mark; changed: readonly Row[] | null; removed: readonly number[] }>(sql`
    select ${MARK},
      (select json_agg(changed) from (select ${COLUMNS} from ${posts} where changed_in >= ${mark}::text::xid8) as changed) as changed,
      array(select id from removed_posts where removed_in >= ${mark}::text::xid8) as removed`)
  const found = rows[0]
  const changed = found?.changed ?? []
  return {
    mark: found?.mark ?? mark,
    put: changed.filter(({ isOut }) => isOut).map(toPost),
    removed: [...(found?.removed ?? []), ...changed.filter(({ isOut }) => !isOut).map(({ id }) => id)],
  }
}

function toPost({ id, newAt, publishedAt, embargoUntil, teams, categories, tags, locales }: Row): IndexedPost {
  return { id, newAt, publishedAt, embargoUntil, choices: { teams, categories, tags, locales } }
}
