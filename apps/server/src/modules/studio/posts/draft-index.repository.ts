import { eq, sql } from 'drizzle-orm'
import { idArray } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { postDrafts } from '../../../platform/database/schema/drafts.ts'

/** Drafts whose row is older than they are. */
export async function listStaleDrafts(db: Db, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ postId: string }>(sql`
    select post_id::text as "postId" from post_drafts where is_stale
    union
    select s.post_id::text from shared_documents s left join post_drafts d on d.post_id = s.post_id
    where d.post_id is null or s.last_number > d.document_number
    limit ${limit}`)
  return rows.map(({ postId }) => Number(postId))
}

/** When somebody last wrote in the document, as far as it is known; records who did. */
export async function recordWriters(tx: Db, postId: number): Promise<Date | null> {
  await tx.execute(sql`
    insert into post_authors as author (post_id, person_id, last_at)
    select post_id, person_id, max(at) from shared_document_updates
    where post_id = ${postId} and person_id is not null group by post_id, person_id order by person_id
    on conflict (post_id, person_id) do update set last_at = greatest(author.last_at, excluded.last_at)`)
  const { rows } = await tx.execute<{ at: Date | null }>(
    sql`select max(last_at) as at from post_authors where post_id = ${postId}`,
  )
  return rows[0]?.at ?? null
}

export async function saveDraftRow(
  tx: Db,
  postId: number,
  { words, ...values }: Omit<Partial<typeof postDrafts.$inferInsert>, 'words'> & { words: readonly string[] },
): Promise<void> {
  await tx
    .update(postDrafts)
    .set({ ...values, isStale: false, words: sql`array_to_tsvector(${sql.param([...words])}::text[])` })
    .where(eq(postDrafts.postId, postId))
}

interface NamesOf {
  readonly teamIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly tagIds: readonly number[]
}

/** The names of clubs, categories, tags and players in all languages. */
export async function listNames(db: Db, { teamIds, categoryIds, tagIds }: NamesOf): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from teams where id = any(${idArray(teamIds)})
    union all
    select concat_ws(' ', names ->> 'es', names ->> 'en', names ->> 'pt') from categories where id = any(${idArray(categoryIds)})
    union all
    select concat_ws(' ', names ->> 'es', names ->> 'en', names ->> 'pt') from tags where id = any(${idArray(tagIds)})`)
  return rows.map(({ name }) => name)
}

export async function hasDocument(db: Db, postId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from shared_documents where post_id = ${postId}`)
  return rows.length > 0
}
