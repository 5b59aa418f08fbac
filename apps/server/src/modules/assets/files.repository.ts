import { and, eq, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '../../platform/database/advisory-lock.ts'
import type { Db } from '../../platform/database/database.ts'
import { files, renditions } from '../../platform/database/schema/files.ts'
import { type Storage, storageUnavailable } from '../../platform/storage/storage.ts'

export type StoredFileRow = typeof files.$inferSelect

export type NewFile = typeof files.$inferInsert

export type NewRendition = typeof renditions.$inferInsert

/** Finds a file that is about to be used again: the collector must not delete it before it is. */
export async function findFileForUse(db: Db, sha256: Buffer): Promise<StoredFileRow | undefined> {
  const [row] = await db.update(files).set({ unreferencedSince: null }).where(eq(files.sha256, sha256)).returning()
  return row
}

export async function listRenditionDigests(db: Db, sourceId: number): Promise<Buffer[]> {
  const rows = await db
    .select({ sha256: files.sha256 })
    .from(renditions)
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(eq(renditions.sourceId, sourceId))
  return rows.map((row) => row.sha256)
}

/**
 * Inserting the row of a file (shared) and deleting the bytes of a file without a row (exclusive) exclude each other. Digests with
 * the same first bytes only wait for each other.
 */
export async function lockDigest(tx: Db, sha256: Buffer, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sha256.readInt32BE()
  if (mode === 'shared')
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.fileDigest}, ${key})`)
  else await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.fileDigest}, ${key})`)
}

/**
 * Records stored files, in a transaction: one row per digest, with the facts that an existing row lacks. The digests must be
 * distinct. Rejects with `unavailable` if the collector has deleted the bytes since they were stored, so that no row is without
 * bytes: it deletes old bytes only if they have no row, and under a lock that this waits for.
 */
export async function recordFiles(
  tx: Db,
  storage: Pick<Storage, 'has'>,
  rows: readonly NewFile[],
): Promise<StoredFileRow[]> {
  if (rows.length === 0) return []
  // A fixed order prevents deadlocks between concurrent uploads of the same files.
  const ordered = rows.toSorted((a, b) => Buffer.compare(a.sha256, b.sha256))
  for (const { sha256 } of ordered) {
    await lockDigest(tx, sha256, 'shared')
    if (!(await storage.has(sha256))) throw storageUnavailable(new Error('A file was deleted before it was recorded'))
  }
  return tx
    .insert(files)
    .values(ordered)
    .onConflictDoUpdate({
      target: files.sha256,
      set: {
        width: sql`coalesce(${files.width}, excluded.width)`,
        height: sql`coalesce(${files.height}, excluded.height)`,
        durationMs: sql`coalesce(${files.durationMs}, excluded.duration_ms)`,
        placeholder: sql`coalesce(${files.placeholder}, excluded.placeholder)`,
        unreferencedSince: null,
      },
    })
    .returning()
}

export async function insertRenditions(db: Db, rows: readonly NewRendition[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(renditions)
    .values([...rows])
    .onConflictDoNothing()
}

/** What was found out about a video after it was stored. */
export async function updateVideoFacts(
  tx: Db,
  id: number,
  facts: Partial<Pick<StoredFileRow, 'durationMs' | 'width' | 'height'>>,
): Promise<void> {
  if (Object.keys(facts).length > 0) await tx.update(files).set(facts).where(eq(files.id, id))
}

const SERVED_COLUMNS = { sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType }

export type ServedFile = Pick<StoredFileRow, keyof typeof SERVED_COLUMNS>

export async function findRendition(
  db: Db,
  wanted: { sourceId: number; name: NewRendition['name']; format: NewRendition['format'] },
): Promise<ServedFile | undefined> {
  const [row] = await db
    .select(SERVED_COLUMNS)
    .from(renditions)
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(
      and(
        eq(renditions.sourceId, wanted.sourceId),
        eq(renditions.name, wanted.name),
        eq(renditions.format, wanted.format),
      ),
    )
  return row
}

export async function findFile(db: Db, id: number): Promise<ServedFile | undefined> {
  const [row] = await db.select(SERVED_COLUMNS).from(files).where(eq(files.id, id))
  return row
}
