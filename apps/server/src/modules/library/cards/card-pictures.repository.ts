import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files, renditions } from '../../../platform/database/schema/files.ts'
import { posts } from '../../../platform/database/schema/library.ts'
import { anyOf } from '../any-of.ts'

/**
 * One picture for each post: the lead image where it can be shown, else its first image, else the picture of its first
 * video. One whose rights have ended comes last, one that was recalled never.
 */
export function listCardPictures(db: Db, { postIds, today }: { postIds: readonly number[]; today: string }) {
  const fileId = sql`case when ${assets.kind} = 'image' then ${assets.fileId} else ${assets.posterFileId} end`
  const isImage = and(eq(assets.kind, 'image'), isNotNull(assets.fileId))
  const isVideo = and(eq(assets.kind, 'video'), isNotNull(assets.posterFileId), isNotNull(assets.mediaId))
  return db
    .selectDistinctOn([assets.postId], {
      postId: assets.postId,
      id: assets.id,
      version: assets.version,
      name: assets.name,
      kind: assets.kind,
      mediaId: assets.mediaId,
      credit: assets.credit,
      captions: assets.captions,
      alternatives: assets.alternatives,
      rights: assets.rights,
      rightsUntil: assets.rightsUntil,
      focalX: assets.focalX,
      focalY: assets.focalY,
      fileId: files.id,
      width: files.width,
      height: files.height,
      placeholder: files.placeholder,
    })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .innerJoin(files, eq(files.id, fileId))
    .where(
      and(anyOf(assets.postId, postIds), isNull(assets.recalledAt), isNull(assets.subtitlesOf), or(isImage, isVideo)),
    )
    .orderBy(
      asc(assets.postId),
      desc(sql`(${assets.rightsUntil} is null or ${assets.rightsUntil} >= ${today}::date)`),
      desc(sql`(${assets.id} is not distinct from ${posts.leadAssetId})`),
      desc(sql`(${assets.kind} = 'image')`),
      asc(assets.position),
      asc(assets.id),
    )
}

export type CardPictureRow = Awaited<ReturnType<typeof listCardPictures>>[number]

/** In the order in which they are offered. */
const MADE_RENDITIONS = ['1920', '1080', 'thumb'] as const satisfies readonly MadeRendition[]

/** The renditions that every picture has, the largest first. */
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
