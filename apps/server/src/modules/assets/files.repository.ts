import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { files, renditions } from '../../platform/database/schema/files.ts'

export type StoredFileRow = typeof files.$inferSelect

export type NewFile = typeof files.$inferInsert

export type NewRendition = typeof renditions.$inferInsert

export async function findFileBySha256(db: Db, sha256: Buffer): Promise<StoredFileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.sha256, sha256))
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

/** One row per digest. Fills in facts that an existing row lacks. The digests must be distinct. */
export async function upsertFiles(db: Db, rows: readonly NewFile[]): Promise<StoredFileRow[]> {
  if (rows.length === 0) return []
  // A fixed order prevents deadlocks between concurrent uploads of the same files.
  const ordered = rows.toSorted((a, b) => Buffer.compare(a.sha256, b.sha256))
  return db
    .insert(files)
    .values(ordered)
    .onConflictDoUpdate({
      target: files.sha256,
      set: {
        width: sql`coalesce(${files.width}, excluded.width)`,
        height: sql`coalesce(${files.height}, excluded.height)`,
        durationMs: sql`coalesce(${files.durationMs}, excluded.duration_ms)`,
        placeholder: sql`coalesce(${files.placeholder}, excluded.placeholder)`,
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
