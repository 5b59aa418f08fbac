import { eq, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { postDocuments } from '../../../platform/database/schema/downloads.ts'
import { files } from '../../../platform/database/schema/files.ts'
import { FILE_COLUMNS } from '../stored-file.ts'

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

export async function putDocument(db: Db, row: typeof postDocuments.$inferInsert): Promise<void> {
  await db
    .insert(postDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [postDocuments.postId, postDocuments.locale, postDocuments.format],
      set: { digest: sql`excluded.digest`, fileId: sql`excluded.file_id` },
    })
}
