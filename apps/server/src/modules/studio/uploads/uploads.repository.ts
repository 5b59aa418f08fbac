import type { Locale } from '@mixed-zone/contract/locales'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { uploads } from '../../../platform/database/schema/uploads.ts'

export type UploadRow = typeof uploads.$inferSelect

export async function insertUpload(db: Db, upload: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [row] = await db.insert(uploads).values(upload).returning()
  if (!row) throw new Error('An upload was created, but its row did not come back')
  return row
}

interface OwnUpload {
  readonly id: number
  readonly personId: number
}

const isOwn = ({ id, personId }: OwnUpload) => and(eq(uploads.id, id), eq(uploads.personId, personId))

export async function findUpload(db: Db, upload: OwnUpload, now: Date): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(isOwn(upload), sql`${uploads.expiresAt} > ${now.toISOString()}`))
  return row ?? null
}

/** Those that have not ended, oldest first. */
export async function listUnfinished(db: Db, personId: number, now: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(
      and(eq(uploads.personId, personId), isNull(uploads.finishedAt), sql`${uploads.expiresAt} > ${now.toISOString()}`),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.id))
}

interface LeaseRequest {
  readonly id: number
  readonly lease: string
  readonly now: Date
  readonly until: Date
}

const isFree = (now: Date) => or(isNull(uploads.lease), lte(uploads.leasedUntil, now))

/** Null if somebody else holds the lease, or the upload is gone or finished. */
export async function takeLease(db: Db, { id, lease, now, until }: LeaseRequest): Promise<UploadRow | null> {
  const [row] = await db
    .update(uploads)
    .set({ lease, leasedUntil: until })
    .where(and(eq(uploads.id, id), isNull(uploads.finishedAt), isFree(now)))
    .returning()
  return row ?? null
}

const isHeld = ({ id, lease }: Pick<LeaseRequest, 'id' | 'lease'>) => and(eq(uploads.id, id), eq(uploads.lease, lease))

/** False if somebody else has taken the lease over, or the upload was deleted. */
export async function renewLease(
  db: Db,
  held: Pick<LeaseRequest, 'id' | 'lease' | 'until'>,
  progress: { readonly receivedBytes?: number; readonly expiresAt?: Date } = {},
): Promise<boolean> {
  const rows = await db
    .update(uploads)
    .set({ leasedUntil: held.until, ...progress })
    .where(isHeld(held))
    .returning({ id: uploads.id })
  return rows.length > 0
}

export async function releaseLease(db: Db, held: Pick<LeaseRequest, 'id' | 'lease'>): Promise<void> {
  await db.update(uploads).set({ lease: null, leasedUntil: null }).where(isHeld(held))
}

/** Locks the upload until the transaction ends. Null if the lease was lost. */
export async function lockHeld(tx: Db, held: Pick<LeaseRequest, 'id' | 'lease'>): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploads).where(isHeld(held)).for('update')
  return row ?? null
}

export async function markFinished(
  tx: Db,
  id: number,
  finished: { readonly assetId: number; readonly finishedAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .update(uploads)
    .set({ ...finished, lease: null, leasedUntil: null })
    .where(eq(uploads.id, id))
}

export async function deleteUpload(db: Db, id: number): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/** Deletes uploads whose time is over, unless bytes arrive for them just now. Returns their ids. */
export async function deleteExpired(db: Db, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const expired = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lte(uploads.expiresAt, now), isFree(now)))
    .limit(limit)
  const rows = await db.delete(uploads).where(sql`${uploads.id} in ${expired}`).returning({ id: uploads.id })
  return rows.map(({ id }) => id)
}

/** Uploads whose bytes are all there, and whose node has died before it could finish them. */
export async function listComplete(db: Db, now: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(isNull(uploads.finishedAt), eq(uploads.receivedBytes, uploads.sizeBytes), isFree(now)))
    .orderBy(asc(uploads.createdAt))
}

/** Those of the ids that have bytes in the folder. */
export async function listWithBytes(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(anyOf(uploads.id, ids), isNull(uploads.finishedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Titles of posts, in this language if there is one. */
export async function listTitles(db: Db, postIds: readonly number[], locale: Locale): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; title: string | null }>(sql`
    select ${posts.id} as id, coalesce(d.languages #>> ${`{${locale},title}`}::text[],
      d.languages #>> '{es,title}', d.languages #>> '{en,title}', d.languages #>> '{pt,title}',
      (select t.title from post_translations t where t.post_id = ${posts.id}
        order by t.locale = ${locale} desc, array_position(array['es', 'en', 'pt'], t.locale) limit 1)) as title
    from ${posts} left join post_drafts d on d.post_id = ${posts.id} where ${anyOf(posts.id, postIds)}`)
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title] as const])))
}
