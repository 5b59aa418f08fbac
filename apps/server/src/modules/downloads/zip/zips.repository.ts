import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { zipEntries, zips } from '../../../platform/database/schema/downloads.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { FILE_COLUMNS } from '../stored-file.ts'

const BATCH_SIZE = 5_000

export interface NewZip {
  readonly personId: number
  readonly digest: Buffer
  readonly name: string
  readonly rendition: Rendition
  readonly sizeBytes: number
  readonly now: Date
}

export type NewZipEntry = Omit<typeof zipEntries.$inferInsert, 'zipId' | 'position'>

/** Returns its id. A person's zip with the same digest is stored once. */
export async function upsertZip(db: Db, zip: NewZip, entries: readonly NewZipEntry[]): Promise<number> {
  const { now, ...columns } = zip
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(zips)
      .values({ ...columns, createdAt: now, usedAt: now })
      .onConflictDoUpdate({ target: [zips.personId, zips.digest], set: { usedAt: now, name: zip.name } })
      // xmax is 0 for a row that was just inserted.
      .returning({ id: zips.id, isNew: sql<boolean>`${zips}.xmax = 0` })
    if (!row) throw new Error('The upsert of a zip returned no row')
    if (!row.isNew) return row.id
    for (let start = 0; start < entries.length; start += BATCH_SIZE) {
      const batch = entries.slice(start, start + BATCH_SIZE)
      await tx
        .insert(zipEntries)
        .values(batch.map((entry, index) => ({ ...entry, zipId: row.id, position: start + index })))
    }
    return row.id
  })
}

interface UsedZip {
  readonly id: number
  readonly personId: number
  readonly now: Date
}

/** Returns a person's zip, whose retention starts again. */
export async function updateUsedZip(db: Db, { id, personId, now }: UsedZip) {
  const [row] = await db
    .update(zips)
    .set({ usedAt: now })
    .where(and(eq(zips.id, id), eq(zips.personId, personId)))
    .returning({ id: zips.id, name: zips.name, rendition: zips.rendition, digest: zips.digest })
  return row
}

export type ZipRow = NonNullable<Awaited<ReturnType<typeof updateUsedZip>>>

/** In batches: one long read would block the embedded database's only connection. */
export async function listZipEntries(db: Db, zipId: number) {
  const all: Awaited<ReturnType<typeof listBatch>> = []
  for (;;) {
    const batch = await listBatch(db, { zipId, after: all.at(-1)?.position ?? -1 })
    all.push(...batch)
    if (batch.length < BATCH_SIZE) return all
  }
}

function listBatch(db: Db, { zipId, after }: { zipId: number; after: number }) {
  return db
    .select({
      position: zipEntries.position,
      name: zipEntries.name,
      modifiedAt: zipEntries.modifiedAt,
      postId: zipEntries.postId,
      assetId: zipEntries.assetId,
      assetVersion: zipEntries.assetVersion,
      file: FILE_COLUMNS,
    })
    .from(zipEntries)
    .innerJoin(files, eq(files.id, zipEntries.fileId))
    .where(and(eq(zipEntries.zipId, zipId), gt(zipEntries.position, after)))
    .orderBy(asc(zipEntries.position))
    .limit(BATCH_SIZE)
}

interface VisibleIds {
  readonly visible: SQL
  readonly ids: readonly number[]
}

export function listAvailability(db: Db, { visible, ids }: VisibleIds) {
  return db
    .select({
      id: assets.id,
      version: assets.version,
      rightsUntil: assets.rightsUntil,
      recalledAt: assets.recalledAt,
      recallReasons: assets.recallReasons,
    })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(and(anyOf(assets.id, ids), visible))
}

export async function listVisiblePostIds(db: Db, { visible, ids }: VisibleIds): Promise<Set<number>> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(anyOf(posts.id, ids), visible))
  return new Set(rows.map(({ id }) => id))
}
