import type { Rendition } from '@mixed-zone/contract/schemas/asset'
import { and, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { labelledFiles, postDocuments } from '../../../platform/database/schema/downloads.ts'
import { files } from '../../../platform/database/schema/files.ts'
import { FILE_COLUMNS } from '../stored-file.ts'

export function listLabelledFiles(
  db: Db,
  { assetIds, rendition }: { assetIds: readonly number[]; rendition: Rendition },
) {
  return db
    .select({ assetId: labelledFiles.assetId, digest: labelledFiles.digest, file: FILE_COLUMNS })
    .from(labelledFiles)
    .innerJoin(files, eq(files.id, labelledFiles.fileId))
    .where(and(anyOf(labelledFiles.assetId, assetIds), eq(labelledFiles.rendition, rendition)))
}

export async function upsertLabelledFile(db: Db, row: typeof labelledFiles.$inferInsert): Promise<void> {
  await db
    .insert(labelledFiles)
    .values(row)
    .onConflictDoUpdate({
      target: [labelledFiles.assetId, labelledFiles.rendition],
      set: { digest: sql`excluded.digest`, fileId: sql`excluded.file_id` },
    })
}

export function listDocuments(db: Db, postIds: readonly number[]) {
  return db
    .select({
      postId: postDocuments.postId,
      locale: postDocuments.locale,
      format: postDocuments.format,
      digest: postDocuments.digest,
      file: FILE_COLUMNS,
    })
    .from(postDocuments)
    .innerJoin(files, eq(files.id, postDocuments.fileId))
    .where(anyOf(postDocuments.postId, postIds))
}

export async function upsertDocument(db: Db, row: typeof postDocuments.$inferInsert): Promise<void> {
  await db
    .insert(postDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [postDocuments.postId, postDocuments.locale, postDocuments.format],
      set: { digest: sql`excluded.digest`, fileId: sql`excluded.file_id` },
    })
}
