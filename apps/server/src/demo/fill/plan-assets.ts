import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { assets } from '../../platform/database/schema/files.ts'
import { DOCUMENTS } from '@mixed-zone/demo-league/content/documents'
import { PHOTOGRAPHERS } from '@mixed-zone/demo-league/content/photographers'
import { wordsOf } from '@mixed-zone/demo-league/content/picture-words'
import { pictureOf } from '@mixed-zone/demo-league/content/pictures'
import type { DemoPost, DemoPostPicture, DemoRights } from '@mixed-zone/demo-league/content/post-type'
import { RIGHTS } from '@mixed-zone/demo-league/content/rights'
import { VIDEOS } from '@mixed-zone/demo-league/content/videos'
import { DAY_MS } from '@mixed-zone/demo-league/league/league-time'
import { required } from './in-batches.ts'
import type { Filling } from './plan-post.ts'
import type { StoredArt } from './store-art.ts'

export type PlannedAsset = typeof assets.$inferInsert

const COPYRIGHT = '© Liga Meridiana'

const DESK_CREDIT = 'Liga Meridiana'

function planRights(rights: DemoRights | undefined, { now, timeZone }: Filling) {
  if (!rights) return {}
  const { kind, untilDays } = rights
  const until = untilDays === undefined ? null : leagueDay(new Date(now.getTime() + untilDays * DAY_MS), timeZone)
  return { rights: RIGHTS[kind], rightsUntil: until }
}

export interface AssetsToPlan {
  readonly post: DemoPost
  readonly postId: number
  readonly createdAt: Date
  readonly art: StoredArt
  readonly filling: Filling
}

function planPictures({ post, postId, createdAt, art, filling }: AssetsToPlan): PlannedAsset[] {
  return post.pictures.map((entry, index) => {
    const { picture, caption, rights }: DemoPostPicture = typeof entry === 'string' ? { picture: entry } : entry
    const words = wordsOf(picture)
    const { by, focalX, focalY } = pictureOf(picture)
    return {
      postId,
      position: index,
      kind: 'image',
      fileId: required(art.pictures, picture).id,
      name: `${post.key}-${String(index + 1).padStart(2, '0')}.jpg`,
      credit: `${PHOTOGRAPHERS[by]} / ${DESK_CREDIT}`,
      copyright: COPYRIGHT,
      captions: caption ? filling.teller.tellAll(caption) : words.caption,
      alternatives: words.alt,
      focalX,
      focalY,
      createdAt,
      ...planRights(rights ?? post.rights, filling),
    }
  })
}

function planVideos({ post, postId, createdAt, art, filling }: AssetsToPlan): PlannedAsset[] {
  return (post.videos ?? []).map((key, index) => {
    const { stem, title, alt } = VIDEOS[key]
    const { film, poster } = required(art.videos, key)
    return {
      postId,
      position: post.pictures.length + index,
      kind: 'video',
      fileId: film.id,
      posterFileId: poster.id,
      // The same clip may stand in several posts; on the video host each has an id of its own.
      mediaId: `${stem}-${postId}`,
      name: `${stem}.mp4`,
      credit: DESK_CREDIT,
      copyright: COPYRIGHT,
      captions: title,
      alternatives: alt,
      createdAt,
      ...planRights(post.rights, filling),
    }
  })
}

function kindOfDocument(file: string): 'text' | 'file' {
  return /\.(?:pdf|docx)$/.test(file) ? 'text' : 'file'
}

function planDocuments({ post, postId, createdAt, art }: AssetsToPlan): PlannedAsset[] {
  const before = post.pictures.length + (post.videos?.length ?? 0)
  return (post.documents ?? []).map((key, index) => ({
    postId,
    position: before + index,
    kind: kindOfDocument(DOCUMENTS[key].file),
    fileId: required(art.documents, key).id,
    name: DOCUMENTS[key].file,
    credit: DESK_CREDIT,
    copyright: COPYRIGHT,
    captions: DOCUMENTS[key].title,
    createdAt,
  }))
}

/** All that hangs on a post, subtitles apart: pictures, then videos, then documents, numbered through. */
export function planAssets(toPlan: AssetsToPlan): PlannedAsset[] {
  return [...planPictures(toPlan), ...planVideos(toPlan), ...planDocuments(toPlan)]
}
