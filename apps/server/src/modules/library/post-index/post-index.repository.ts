import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { postChanges, posts } from '../../../platform/database/schema/library.ts'
import { anyOf } from '../../../platform/database/any-of.ts'
import { canBecomeVisible } from '../rules.ts'
import type { IndexedPost } from './post-columns.ts'

/** From where to read changes. */
export interface Position {
  /** Low-water mark: the oldest transaction that was running. It and later ones may not have been visible yet. */
  readonly sinceTransaction: string
  /** Identifies the server and the table's storage. After a restore or a truncation it is another. */
  readonly source: string
}

const POSITION = sql`pg_snapshot_xmin(pg_current_snapshot())::text as "sinceTransaction",
  (select system_identifier from pg_control_system()) || '/' || pg_relation_filenode('posts') as source`

export async function readPosition(db: Db): Promise<Position> {
  const { rows } = await db.execute<Position & Record<string, unknown>>(sql`select ${POSITION}`)
  const [position] = rows
  if (!position) throw new Error('The database returned no position')
  return position
}

/** A post that was changed or deleted, and the transaction that did it: `<post id> <transaction id>`. */
export type PostChange = string

/** The posts that were changed or deleted since a position, and the position to continue from, of one snapshot. */
export async function listPostChanges(
  db: Db,
  { sinceTransaction }: Position,
): Promise<{ position: Position; postChanges: readonly PostChange[] }> {
  // A restored row can have the transaction id of another server. Those in the future of this one are no changes.
  const { rows } = await db.execute<Position & { postChanges: readonly PostChange[] } & Record<string, unknown>>(sql`
    select ${POSITION}, array(
      select ${postChanges.postId} || ' ' || changed_in::text from ${postChanges}
      where changed_in >= ${sinceTransaction}::text::xid8 and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    ) as "postChanges"`)
  const [row] = rows
  if (!row) throw new Error('The database returned no position')
  return { position: { sinceTransaction: row.sinceTransaction, source: row.source }, postChanges: row.postChanges }
}

export function postIdOf(change: PostChange): number {
  return Number(change.split(' ', 1)[0])
}

interface Row {
  readonly id: number
  readonly state: string
  readonly newAtMs: number | null
  readonly publishedAtMs: number | null
  readonly embargoUntilMs: number | null
  readonly sectionId: string
  readonly fixtureId: number | null
  readonly teams: readonly number[]
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly locales: readonly string[]
}

/** With fractional milliseconds, so that the order is exactly that of the database. */
const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::double precision`

async function listRows(db: Db, condition: SQL): Promise<readonly Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${posts.id}, ${posts.state}, ${milliseconds(sql`${posts.newAt}`)} as "newAtMs",
      ${milliseconds(sql`${posts.publishedAt}`)} as "publishedAtMs", ${milliseconds(sql`${posts.embargoUntil}`)} as "embargoUntilMs",
      ${posts.sectionId} as "sectionId", ${posts.fixtureId} as "fixtureId", ${posts.teamIds} as teams,
      ${posts.categoryIds} as categories, ${posts.tagIds} as tags, ${posts.locales} as locales
    from ${posts} where ${condition}`)
  return rows
}

/** Null for a post that nobody can see, whatever the clock says. */
function toIndexedPost(row: Row): IndexedPost | null {
  const { id, newAtMs, publishedAtMs, embargoUntilMs, sectionId, fixtureId, teams, categories, tags, locales } = row
  if (!canBecomeVisible(row) || newAtMs === null || publishedAtMs === null) return null
  const fixtures = fixtureId === null ? [] : [fixtureId]
  return {
    id,
    newAtMs,
    publishedAtMs,
    embargoUntilMs: embargoUntilMs ?? Number.NEGATIVE_INFINITY,
    values: { sections: [sectionId], fixtures, teams, categories, tags, locales },
  }
}

/** A batch of all posts, in the order of their ids; `lastId` is null after the last one. */
export async function listPostsAfter(
  db: Db,
  id: number,
  limit: number,
): Promise<{ posts: readonly IndexedPost[]; lastId: number | null }> {
  const rows = await listRows(db, sql`${posts.id} > ${id} order by ${posts.id} limit ${limit}`)
  return { posts: rows.flatMap((row) => toIndexedPost(row) ?? []), lastId: rows.at(-1)?.id ?? null }
}

export async function listPostsById(db: Db, ids: readonly number[]): Promise<readonly IndexedPost[]> {
  const rows = await listRows(db, anyOf(posts.id, ids))
  return rows.flatMap((row) => toIndexedPost(row) ?? [])
}
