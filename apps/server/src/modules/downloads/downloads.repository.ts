import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MadeRendition } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../platform/database/database.ts'
import { assets, files, renditions } from '../../platform/database/schema/files.ts'
import { posts, postTranslations, teams, textIdAliases } from '../../platform/database/schema/library.ts'
import { sessions } from '../../platform/database/schema/people.ts'
import { FILE_COLUMNS } from './stored-file.ts'

const RIGHT_COLUMNS = {
  name: assets.name,
  rightsUntil: assets.rightsUntil,
  recalledAt: assets.recalledAt,
  recallReasons: assets.recallReasons,
}

interface AssetFileQuery {
  readonly visible: SQL
  readonly id: number
  readonly version?: number | undefined
  readonly made: { readonly size: MadeRendition; readonly format: 'webp' | 'jpeg' } | null
}

export async function findAssetFile(db: Db, { visible, id, version, made }: AssetFileQuery) {
  const rendition = made
    ? db
        .select({ fileId: renditions.fileId })
        .from(renditions)
        .where(
          and(
            eq(renditions.sourceId, assets.fileId),
            eq(renditions.name, made.size),
            eq(renditions.format, made.format),
          ),
        )
    : null
  const [row] = await db
    .select({
      ...RIGHT_COLUMNS,
      id: assets.id,
      version: assets.version,
      postId: posts.id,
      kind: assets.kind,
      credit: assets.credit,
      copyright: assets.copyright,
      captions: assets.captions,
      alternatives: assets.alternatives,
      rights: assets.rights,
      file: FILE_COLUMNS,
    })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .innerJoin(files, eq(files.id, rendition ? sql`(${rendition})` : assets.fileId))
    .where(
      and(
        eq(assets.id, id),
        version === undefined ? undefined : eq(assets.version, version),
        rendition ? eq(assets.kind, 'image') : undefined,
        visible,
      ),
    )
  return row
}

export function listPostLocales(db: Db, postId: number) {
  return db
    .select({ locale: postTranslations.locale })
    .from(postTranslations)
    .where(eq(postTranslations.postId, postId))
}

export async function findSessionEnd(db: Db, sessionId: number): Promise<Date | undefined> {
  const [row] = await db.select({ endsAt: sessions.endsAt }).from(sessions).where(eq(sessions.id, sessionId))
  return row?.endsAt
}

export async function findVideo(db: Db, { visible, mediaId }: { visible: SQL; mediaId: string }) {
  const [row] = await db
    .select({ ...RIGHT_COLUMNS, posterFileId: assets.posterFileId })
    .from(assets)
    .innerJoin(posts, eq(posts.id, assets.postId))
    .where(and(eq(assets.mediaId, mediaId), visible))
  return row
}

const crests = alias(files, 'crests')

/** A team with its crest as WebP: the original, or a rendition of it. A former text id finds it too. */
export async function findCrest(db: Db, teamTextId: string) {
  const [row] = await db
    .select({
      team: {
        shortName: teams.shortName,
        code: teams.code,
        mainColour: teams.mainColour,
        secondColour: teams.secondColour,
      },
      original: { sha256: crests.sha256, sizeBytes: crests.sizeBytes, mediaType: crests.mediaType },
      rendition: { sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType },
    })
    .from(teams)
    .leftJoin(crests, eq(crests.id, teams.crestFileId))
    .leftJoin(
      renditions,
      and(eq(renditions.sourceId, crests.id), eq(renditions.name, 'thumb'), eq(renditions.format, 'webp')),
    )
    .leftJoin(files, eq(files.id, renditions.fileId))
    .where(
      or(
        eq(teams.textId, teamTextId),
        sql`${teams.id} in (select team_id from ${textIdAliases} where kind = 'team' and text_id = ${teamTextId})`,
      ),
    )
  if (!row) return null
  const { team, original, rendition } = row
  return { team, file: original?.mediaType === 'image/webp' ? original : rendition }
}
