import { and, lt, not, type SQL, sql } from 'drizzle-orm'
import { anyOf, arrayLiteral } from '../../platform/database/any-of.ts'
import type { Db } from '../../platform/database/database.ts'
import { labelledFiles, postDocuments, zipEntries } from '../../platform/database/schema/downloads.ts'
import { assets, documentPages, fileDetails, files, renditions } from '../../platform/database/schema/files.ts'
import { teams, termMerges } from '../../platform/database/schema/library.ts'
import { settingFiles } from '../../platform/database/schema/records.ts'
import { socialItems } from '../../platform/database/schema/social.ts'

/** Every column that refers to a file and keeps it. A test compares the list with the foreign keys of the database. */
export const FILE_REFERENCES = [
  assets.fileId,
  assets.posterFileId,
  documentPages.pictureFileId,
  fileDetails.previewFileId,
  labelledFiles.fileId,
  postDocuments.fileId,
  renditions.fileId,
  settingFiles.fileId,
  socialItems.imageFileId,
  teams.crestFileId,
  termMerges.crestFileId,
  zipEntries.fileId,
] as const

const IS_REFERENCED: SQL = sql.join(
  FILE_REFERENCES.map((column) => {
    // A rendition may have the bytes of its source, and is deleted with it.
    const isOther = column === renditions.fileId ? sql`${renditions.sourceId} <> ${files.id}` : sql`true`
    return sql`exists (select from ${column.table} where ${column} = ${files.id} and ${isOther})`
  }),
  sql` or `,
)

const MARK_BATCH = 1_000
const DELETE_BATCH = 100

/** Marks a batch of files with the time since when nothing refers to them. Returns where the next batch begins, or null. */
export async function markUnreferencedFiles(
  db: Db,
  { after, now }: { after: number; now: Date },
): Promise<number | null> {
  const { rows } = await db.execute<{ lastId: number | null }>(sql`
    with batch as (select id from ${files} where id > ${after} order by id limit ${MARK_BATCH}),
    marked as (
      update ${files} set unreferenced_since = case when unreferenced_since is null then ${now}::timestamptz end
      where id in (select id from batch) and (unreferenced_since is null) <> (${IS_REFERENCED})
    )
    select max(id) as "lastId" from batch`)
  return rows[0]?.lastId ?? null
}

/** Deletes a batch of files that have been unreferenced since before a moment. Returns how many it checked. */
export async function deleteUnreferencedFiles(
  db: Db,
  before: Date,
): Promise<{ checked: number; digests: readonly Buffer[] }> {
  return db.transaction(async (tx) => {
    // Locked before the check, so that nothing can refer to them until the transaction ends.
    const locked = await tx
      .select({ id: files.id })
      .from(files)
      .where(lt(files.unreferencedSince, before))
      .limit(DELETE_BATCH)
      .for('update', { skipLocked: true })
    const isLocked = anyOf(
      files.id,
      locked.map(({ id }) => id),
    )
    const deleted = await tx
      .delete(files)
      .where(and(isLocked, not(sql`(${IS_REFERENCED})`)))
      .returning({ sha256: files.sha256 })
    await tx.update(files).set({ unreferencedSince: null }).where(isLocked)
    return { checked: locked.length, digests: deleted.map(({ sha256 }) => sha256) }
  })
}

/** Those of the digests that no row has. */
export async function listUnrecordedDigests(db: Db, digests: readonly Buffer[]): Promise<Buffer[]> {
  const list = arrayLiteral(digests.map((digest) => `"\\\\x${digest.toString('hex')}"`))
  const { rows } = await db.execute<{ sha256: Buffer }>(sql`
    select stored.sha256 from unnest(${list}::bytea[]) as stored (sha256)
    where not exists (select from ${files} where ${files.sha256} = stored.sha256)`)
  return rows.map(({ sha256 }) => sha256)
}

export async function countFiles(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*) as count from ${files}`)
  return rows[0]?.count ?? 0
}
