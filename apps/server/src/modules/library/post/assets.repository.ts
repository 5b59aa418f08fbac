import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { assets, files } from '../../../platform/database/schema/files.ts'

const posters = alias(files, 'posters')

/** In order, including subtitles, with their file and a video's poster. */
export function listAssets(db: Db, postId: number) {
  return db
    .select({
      id: assets.id,
      version: assets.version,
      kind: assets.kind,
      name: assets.name,
      credit: assets.credit,
      captions: assets.captions,
      alternatives: assets.alternatives,
      rights: assets.rights,
      rightsUntil: assets.rightsUntil,
      focalX: assets.focalX,
      focalY: assets.focalY,
      mediaId: assets.mediaId,
      subtitlesOf: assets.subtitlesOf,
      locale: assets.locale,
      recalledAt: assets.recalledAt,
      recallReasons: assets.recallReasons,
      fileId: assets.fileId,
      mediaType: files.mediaType,
      sizeBytes: files.sizeBytes,
      width: files.width,
      height: files.height,
      durationMs: files.durationMs,
      placeholder: files.placeholder,
      posterFileId: assets.posterFileId,
      posterPlaceholder: posters.placeholder,
    })
    .from(assets)
    .leftJoin(files, eq(files.id, assets.fileId))
    .leftJoin(posters, eq(posters.id, assets.posterFileId))
    .where(eq(assets.postId, postId))
    .orderBy(asc(assets.position), asc(assets.id))
}

export type AssetRow = Awaited<ReturnType<typeof listAssets>>[number]
