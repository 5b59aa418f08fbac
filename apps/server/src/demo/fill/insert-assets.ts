import { LOCALES } from '@mixed-zone/contract/locales'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { assets, files } from '../../platform/database/schema/files.ts'
import { posts } from '../../platform/database/schema/library.ts'
import { VIDEO_SIZE, VIDEOS } from '@mixed-zone/demo-league/content/videos'
import { inBatches, required } from './in-batches.ts'
import type { PlannedAsset } from './plan-assets.ts'
import type { StoredArt, StoredVideo } from './store-art.ts'

export interface StoredAsset {
  readonly id: number
  readonly postId: number
  readonly position: number
  readonly kind: 'image' | 'video' | 'text' | 'file'
  readonly fileId: number | null
}

interface Kept {
  readonly planned: readonly PlannedAsset[]
  readonly stored: readonly StoredAsset[]
  readonly art: StoredArt
}

async function insertSubtitles(db: Db, { planned, stored, art }: Kept): Promise<void> {
  const byFilm = new Map<number, StoredVideo>([...art.videos.values()].map((video) => [video.film.id, video]))
  const nameOf = new Map(planned.map(({ postId, position, name }) => [`${postId} ${position}`, name]))
  const rows = stored
    .filter(({ kind }) => kind === 'video')
    .flatMap(({ id, postId, position, fileId }) => {
      if (fileId === null) return []
      const { subtitles, film } = required(byFilm, fileId)
      return LOCALES.map((locale) => ({
        postId,
        position,
        kind: 'text' as const,
        fileId: required(subtitles, locale).id,
        name: required(nameOf, `${postId} ${position}`).replace(/\.mp4$/, `.${locale}.vtt`),
        subtitlesOf: id,
        locale,
        createdAt: film.createdAt,
      }))
    })
  await inBatches(rows, (batch) => db.insert(assets).values(batch).returning({ id: assets.id }))
}

/** How long and how large a film is, which nobody reads from its bytes yet. */
async function noteFilms(db: Db, art: StoredArt): Promise<void> {
  for (const [key, { film }] of art.videos) {
    await db
      .update(files)
      .set({ durationMs: VIDEOS[key].durationMs, ...VIDEO_SIZE })
      .where(eq(files.id, film.id))
  }
}

async function setLeads(db: Db, postIds: readonly number[]): Promise<void> {
  const first = sql`(select ${assets.id} from ${assets} where ${assets.postId} = ${posts.id} and ${assets.position} = 0 and ${assets.kind} = 'image')`
  await db
    .update(posts)
    .set({ leadAssetId: first })
    .where(and(inArray(posts.id, [...postIds]), isNull(posts.leadAssetId)))
}

export async function insertAssets(db: Db, planned: readonly PlannedAsset[], art: StoredArt): Promise<StoredAsset[]> {
  await noteFilms(db, art)
  const stored = await inBatches(planned, (batch) =>
    db.insert(assets).values(batch).returning({
      id: assets.id,
      postId: assets.postId,
      position: assets.position,
      kind: assets.kind,
      fileId: assets.fileId,
    }),
  )
  await insertSubtitles(db, { planned, stored, art })
  await setLeads(db, [...new Set(planned.map(({ postId }) => postId))])
  return stored
}
