import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { files, renditions } from '../../platform/database/schema/files.ts'
import { settingFiles } from '../../platform/database/schema/records.ts'

const sources = alias(files, 'sources')

/** A logo of the brand, of one of its versions or of its draft, as WebP. Other files are not found. */
export async function findLogo(db: Db, sha256: Buffer) {
  const [row] = await db
    .select({ sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType })
    .from(settingFiles)
    .innerJoin(sources, eq(sources.id, settingFiles.fileId))
    .innerJoin(
      renditions,
      and(eq(renditions.sourceId, sources.id), eq(renditions.name, '640'), eq(renditions.format, 'webp')),
    )
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(eq(sources.sha256, sha256))
    .limit(1)
  return row
}
