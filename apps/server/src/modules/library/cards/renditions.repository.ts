import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db } from '../../../platform/database/database.ts'
import { files, renditions } from '../../../platform/database/schema/files.ts'

const MADE_RENDITIONS = ['1920', '1080', 'thumb'] as const satisfies readonly MadeRendition[]

/** Largest first. */
export async function listRenditions(db: Db, sourceIds: readonly number[]) {
  const rows = await db
    .select({
      sourceId: renditions.sourceId,
      name: renditions.name,
      format: renditions.format,
      width: renditions.width,
      height: renditions.height,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
    })
    .from(renditions)
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(and(anyOf(renditions.sourceId, sourceIds), inArray(renditions.name, MADE_RENDITIONS)))
    .orderBy(desc(renditions.format))
  return MADE_RENDITIONS.flatMap((name) => rows.filter((row) => row.name === name).map((row) => ({ ...row, name })))
}

export type RenditionRow = Awaited<ReturnType<typeof listRenditions>>[number]
