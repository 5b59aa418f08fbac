import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { zipEntries, zips } from '../../../platform/database/schema/downloads.ts'
import { files } from '../../../platform/database/schema/files.ts'
import { FILE_COLUMNS } from '../stored-file.ts'

/** More in one statement would only make it longer. */
const TOGETHER = 5_000

export interface NewZip {
  readonly personId: number
  readonly digest: Buffer
  readonly name: string
  readonly rendition: Rendition
  readonly sizeBytes: number
  readonly now: Date
}

export type NewZipEntry = Omit<typeof zipEntries.$inferInsert, 'zipId' | 'position'>

/** Keeps a choice and what is in it. The same choice of the same files again is the same row. */
export async function putZip(db: Db, zip: NewZip, entries: readonly NewZipEntry[]): Promise<number> {
  const { now, ...columns } = zip
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(zips)
      .values({ ...columns, createdAt: now, usedAt: now })
      .onConflictDoUpdate({ target: [zips.personId, zips.digest], set: { usedAt: now, name: zip.name } })
      // Only a row that was just inserted has no earlier version.
      .returning({ id: zips.id, isNew: sql<boolean>`${zips}.xmax = 0` })
    if (!row) throw new Error('A zip was stored, but its row did not come back')
    if (!row.isNew) return row.id
    for (let from = 0; from < entries.length; from += TOGETHER) {
      const batch = entries.slice(from, from + TOGETHER)
      await tx
        .insert(zipEntries)
        .values(batch.map((entry, index) => ({ ...entry, zipId: row.id, position: from + index })))
    }
    return row.id
  })
}

export async function findZip(db: Db, { id, personId }: { id: number; personId: number }) {
  const [row] = await db
    .select({ id: zips.id, name: zips.name, rendition: zips.rendition, digest: zips.digest })
    .from(zips)
    .where(and(eq(zips.id, id), eq(zips.personId, personId)))
  return row
}

export type ZipRow = NonNullable<Awaited<ReturnType<typeof findZip>>>

/** What is in a zip, in order, so many at a time: a long read must not keep the one connection. */
export async function listZipEntries(db: Db, zipId: number) {
  const all: Awaited<ReturnType<typeof readEntries>> = []
  for (;;) {
    const piece = await readEntries(db, { zipId, after: all.at(-1)?.position ?? -1 })
    all.push(...piece)
    if (piece.length < TOGETHER) return all
  }
}

function readEntries(db: Db, { zipId, after }: { zipId: number; after: number }) {
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
    .limit(TOGETHER)
}

export async function markZipUsed(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.update(zips).set({ usedAt: now }).where(eq(zips.id, id))
}

export async function deleteZipsUsedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(zips).where(lt(zips.usedAt, moment))
}
