import { LOCALES } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import type { DemoLeague } from '@mixed-zone/demo-league/demo-league'
import { getRequired } from '@mixed-zone/demo-league/lookup'
import type { DemoPost, PostRights } from '@mixed-zone/demo-league/schemas'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/database.ts'
import { assets, files } from '../platform/database/schema/files.ts'
import { posts } from '../platform/database/schema/library.ts'
import { inBatches } from './in-batches.ts'
import type { StoredLeague } from './insert-league.ts'
import type { Placeholders } from './placeholders.ts'
import type { StoredArt, StoredVideo } from './store-art.ts'

const COPYRIGHT = '© Liga Meridiana'

const LEAGUE_CREDIT = 'Liga Meridiana'

/** What all posts of a fill share. */
export interface FillContext {
  readonly now: Date
  readonly timeZone: string
  readonly productKey: string
  readonly league: DemoLeague
  readonly stored: StoredLeague
  readonly art: StoredArt
  readonly placeholders: Placeholders
  readonly hasVideoHost: boolean
}

type AssetRow = typeof assets.$inferInsert

export interface StoredAsset {
  readonly id: number
  readonly postId: number
  readonly position: number
  readonly kind: 'image' | 'video' | 'text' | 'file'
  readonly name: string
  readonly fileId: number | null
}

/** A post that is stored, but has no assets yet. */
export interface PostWithoutAssets {
  readonly post: DemoPost
  readonly id: number
  readonly createdAt: Date
}

function rightsColumns(rights: PostRights | undefined, { now, timeZone, league }: FillContext) {
  if (!rights) return {}
  const { kind, untilDays } = rights
  const until = untilDays === undefined ? null : leagueDay(new Date(now.getTime() + untilDays * DAY_MS), timeZone)
  return { rights: getRequired(league.rights, kind), rightsUntil: until }
}

function pictureRows({ post, id, createdAt }: PostWithoutAssets, context: FillContext): AssetRow[] {
  const { league, art, placeholders } = context
  return post.pictures.map(({ picture, caption, rights }, index) => {
    const { photographer, focalX, focalY, ...texts } = getRequired(league.pictures, picture)
    return {
      postId: id,
      position: index,
      kind: 'image',
      fileId: getRequired(art.pictures, picture).id,
      name: `${post.key}-${String(index + 1).padStart(2, '0')}.jpg`,
      credit: `${photographer} / ${LEAGUE_CREDIT}`,
      copyright: COPYRIGHT,
      captions: caption ? placeholders.fillAll(caption) : texts.caption,
      alternatives: texts.alt,
      focalX,
      focalY,
      createdAt,
      ...rightsColumns(rights ?? post.rights, context),
    }
  })
}

function videoRows({ post, id, createdAt }: PostWithoutAssets, context: FillContext): AssetRow[] {
  const isExternal = context.hasVideoHost && post.hasExternalVideos === true
  return (post.videos ?? []).map((key, index) => {
    const { stem, title, alt } = getRequired(context.league.videos, key)
    const { file, poster } = getRequired(context.art.videos, key)
    return {
      postId: id,
      position: post.pictures.length + index,
      kind: 'video',
      // Media ids are unique: posts that share a clip of ours get one each. A clip on the host has the host's id, so only one post may use it.
      ...(isExternal ? { mediaId: stem } : { fileId: file.id, posterFileId: poster.id, mediaId: `${stem}-${id}` }),
      name: `${stem}.mp4`,
      credit: LEAGUE_CREDIT,
      copyright: COPYRIGHT,
      captions: title,
      alternatives: alt,
      createdAt,
      ...rightsColumns(post.rights, context),
    }
  })
}

function documentRows({ post, id, createdAt }: PostWithoutAssets, { league, art }: FillContext): AssetRow[] {
  const before = post.pictures.length + (post.videos?.length ?? 0)
  return (post.documents ?? []).map((key, index) => {
    const { file, title } = getRequired(league.documents, key)
    return {
      postId: id,
      position: before + index,
      kind: /\.(?:pdf|docx)$/.test(file) ? 'text' : 'file',
      fileId: getRequired(art.documents, key).id,
      name: file,
      credit: LEAGUE_CREDIT,
      copyright: COPYRIGHT,
      captions: title,
      createdAt,
    }
  })
}

async function insertSubtitles(db: Db, stored: readonly StoredAsset[], { art }: FillContext): Promise<void> {
  const byFile = new Map<number, StoredVideo>([...art.videos.values()].map((video) => [video.file.id, video]))
  const subtitleRows = stored
    .filter(({ kind }) => kind === 'video')
    .flatMap(({ id, postId, position, name, fileId }) => {
      if (fileId === null) return []
      const { subtitles, file } = getRequired(byFile, fileId)
      return LOCALES.map((locale) => ({
        postId,
        position,
        kind: 'text' as const,
        fileId: getRequired(subtitles, locale).id,
        name: name.replace(/\.mp4$/, `.${locale}.vtt`),
        subtitlesOf: id,
        locale,
        createdAt: file.createdAt,
      }))
    })
  await inBatches(subtitleRows, (batch) => db.insert(assets).values(batch).returning({ id: assets.id }))
}

/** Duration and size of the videos. Those of uploads are measured by a job, which the demo league skips. */
async function setVideoSizes(db: Db, { league, art }: FillContext): Promise<void> {
  for (const [key, { file }] of art.videos) {
    const { durationMs, width, height } = getRequired(league.videos, key)
    await db.update(files).set({ durationMs, width, height }).where(eq(files.id, file.id))
  }
}

async function setLeadAssets(db: Db, postIds: readonly number[]): Promise<void> {
  const first = sql`(select ${assets.id} from ${assets} where ${assets.postId} = ${posts.id} and ${assets.position} = 0 and ${assets.kind} = 'image')`
  await db
    .update(posts)
    .set({ leadAssetId: first })
    .where(inArray(posts.id, [...postIds]))
}

/**
 * Stores the assets of posts: pictures, then videos, then documents, and the subtitles of the videos. Returns them without the subtitles, which
 * share the positions of their videos.
 */
export async function insertAssets(
  db: Db,
  stored: readonly PostWithoutAssets[],
  context: FillContext,
): Promise<StoredAsset[]> {
  await setVideoSizes(db, context)
  const rows = stored.flatMap((post) => [
    ...pictureRows(post, context),
    ...videoRows(post, context),
    ...documentRows(post, context),
  ])
  const inserted = await inBatches(rows, (batch) =>
    db
      .insert(assets)
      .values(batch)
      .returning({
        id: assets.id,
        // The column is nullable; the rows of this insert have one.
        postId: sql<number>`${assets.postId}`.mapWith(Number),
        position: assets.position,
        kind: assets.kind,
        name: assets.name,
        fileId: assets.fileId,
      }),
  )
  await insertSubtitles(db, inserted, context)
  await setLeadAssets(
    db,
    stored.map(({ id }) => id),
  )
  return inserted
}
