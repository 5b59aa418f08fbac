import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assets, documentPages, fileDetails, files, sourceDigests } from '../../platform/database/schema/files.ts'
import type { StoredFileRow } from './files.repository.ts'

export type FileDetails = typeof fileDetails.$inferSelect

export type NewFileDetails = Omit<typeof fileDetails.$inferInsert, 'fileId'>

export async function findFileWithDetails(
  db: Db,
  id: number,
): Promise<{ file: StoredFileRow; details: FileDetails | null } | null> {
  const [row] = await db
    .select({ file: files, details: fileDetails })
    .from(files)
    .leftJoin(fileDetails, eq(fileDetails.fileId, files.id))
    .where(eq(files.id, id))
  return row ?? null
}

/** Keeps what is known of a file that was stored before. */
export async function insertWaitingDetails(tx: Db, fileId: number): Promise<void> {
  await tx.insert(fileDetails).values({ fileId }).onConflictDoNothing()
}

/** Remembers the digest of the bytes as they were handed in. */
export async function insertSourceDigest(tx: Db, sha256: Buffer, fileId: number): Promise<void> {
  await tx
    .insert(sourceDigests)
    .values({ sha256, fileId })
    .onConflictDoUpdate({ target: sourceDigests.sha256, set: { fileId } })
}

export async function saveDetails(tx: Db, fileId: number, details: NewFileDetails): Promise<void> {
  await tx
    .insert(fileDetails)
    .values({ fileId, ...details })
    .onConflictDoUpdate({ target: fileDetails.fileId, set: details })
}

export interface PostsOfFile {
  /** Whose readers have it. */
  readonly published: readonly number[]
  /** Whose editors have it. */
  readonly drafts: readonly number[]
  readonly isInInbox: boolean
}

/** The posts that use a file, also as a poster. */
export async function findPostsOfFile(tx: Db, fileId: number): Promise<PostsOfFile> {
  const rows = await tx
    .selectDistinct({ postId: assets.postId, draftPostId: assets.draftPostId })
    .from(assets)
    .where(or(eq(assets.fileId, fileId), eq(assets.posterFileId, fileId)))
  const published = rows.flatMap(({ postId }) => postId ?? [])
  const drafts = rows.flatMap(({ draftPostId }) => draftPostId ?? [])
  const isInInbox = rows.some(({ postId, draftPostId }) => postId === null && draftPostId === null)
  return { published: [...new Set(published)], drafts: [...new Set([...drafts, ...published])], isInInbox }
}

/** The first pages of a document, in order. */
export async function replaceDocumentPages(tx: Db, fileId: number, pictureIds: readonly number[]): Promise<void> {
  await tx.delete(documentPages).where(eq(documentPages.fileId, fileId))
  if (pictureIds.length === 0) return
  const rows = pictureIds.map((pictureFileId, index) => ({ fileId, page: index + 1, pictureFileId }))
  await tx.insert(documentPages).values(rows)
}

/** Readers see the poster of a video by its media id, which those of other hosts bring along. */
export async function setMissingMediaIds(tx: Db, fileId: number): Promise<void> {
  await tx
    .update(assets)
    .set({ mediaId: sql`'file-' || ${assets.id}` })
    .where(and(eq(assets.fileId, fileId), eq(assets.kind, 'video'), isNull(assets.mediaId)))
}

/** Downloads carry the notice, also in sizes that were made without metadata. */
export async function setMissingCopyright(tx: Db, fileId: number, copyright: string): Promise<void> {
  await tx
    .update(assets)
    .set({ copyright })
    .where(and(eq(assets.fileId, fileId), eq(assets.copyright, '')))
}

export async function setMissingPosters(tx: Db, fileId: number, posterFileId: number): Promise<void> {
  await tx
    .update(assets)
    .set({ posterFileId })
    .where(and(eq(assets.fileId, fileId), eq(assets.kind, 'video'), isNull(assets.posterFileId)))
}
