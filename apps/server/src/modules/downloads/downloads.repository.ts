import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../platform/database/database.ts'
import { assets, files, renditions } from '../../platform/database/schema/files.ts'
import { posts, teams } from '../../platform/database/schema/library.ts'

const FILE_COLUMNS = { sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType }

const RIGHT_COLUMNS = {
  name: assets.name,
  rightsUntil: assets.rightsUntil,
  recalledAt: assets.recalledAt,
  recallReasons: assets.recallReasons,
}

interface WantedAsset {
  readonly visible: SQL
  readonly id: number
  readonly version: number
}

/** An asset of a post that the reader may see, with its original. */
export async function findOriginal(db: Db, { visible, id, version }: WantedAsset) {
  const [row] = await db
    .select({ ...RIGHT_COLUMNS, file: FILE_COLUMNS })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .innerJoin(files, eq(files.id, assets.fileId))
    .where(and(eq(assets.id, id), eq(assets.version, version), visible))
  return row
}

interface WantedRendition extends WantedAsset {
  readonly rendition: MadeRendition
  readonly format: 'webp' | 'jpeg'
}

/** An asset of a post that the reader may see, with one of its renditions. */
export async function findRendition(db: Db, { visible, id, version, rendition, format }: WantedRendition) {
  const [row] = await db
    .select({ ...RIGHT_COLUMNS, file: FILE_COLUMNS })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .innerJoin(renditions, eq(renditions.sourceId, assets.fileId))
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(
      and(
        eq(assets.id, id),
        eq(assets.version, version),
        eq(assets.kind, 'image'),
        eq(renditions.name, rendition),
        eq(renditions.format, format),
        visible,
      ),
    )
  return row
}

/** The video of that id on our host, if the reader may see its post. */
export async function findVideo(db: Db, { visible, mediaId }: { visible: SQL; mediaId: string }) {
  const [row] = await db
    .select({ ...RIGHT_COLUMNS, posterFileId: assets.posterFileId })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(and(eq(assets.mediaId, mediaId), visible))
  return row
}

const crests = alias(files, 'crests')

/** A team's crest as WebP: as it was handed in, or the rendition of it. */
export async function findCrest(db: Db, teamTextId: string) {
  const [row] = await db
    .select({
      original: { sha256: crests.sha256, sizeBytes: crests.sizeBytes, mediaType: crests.mediaType },
      rendition: FILE_COLUMNS,
    })
    .from(teams)
    .innerJoin(crests, eq(crests.id, teams.crestFileId))
    .leftJoin(
      renditions,
      and(eq(renditions.sourceId, crests.id), eq(renditions.name, 'thumb'), eq(renditions.format, 'webp')),
    )
    .leftJoin(files, eq(files.id, renditions.fileId))
    .where(eq(teams.textId, teamTextId))
  if (!row) return undefined
  return row.original.mediaType === 'image/webp' ? row.original : (row.rendition ?? undefined)
}
