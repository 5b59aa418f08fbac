import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { ART_FOLDER, type DemoLeague } from '@mixed-zone/demo-league/demo-league'
import { getRequired } from '@mixed-zone/demo-league/lookup'
import pLimit from 'p-limit'
import type { Assets, StoredFileRow } from '../modules/assets/assets.ts'

/** Overlaps reading with image processing, which has a limit of its own. */
const CONCURRENCY = 3

export interface StoredVideo {
  readonly file: StoredFileRow
  readonly poster: StoredFileRow
  readonly subtitles: ReadonlyMap<Locale, StoredFileRow>
}

/** The stored files by the keys of the league's data. */
export interface StoredArt {
  readonly crests: ReadonlyMap<string, StoredFileRow>
  readonly pictures: ReadonlyMap<string, StoredFileRow>
  readonly documents: ReadonlyMap<string, StoredFileRow>
  readonly videos: ReadonlyMap<string, StoredVideo>
}

/**
 * Stores the crests and the files that posts use. Files that are stored already cost little, so an interrupted fill resumes where it
 * stopped.
 */
export async function storeArt(
  assets: Assets,
  league: DemoLeague,
  onProgress: (done: number, total: number) => void,
): Promise<StoredArt> {
  const store = (folder: string, name: string) =>
    assets.storeFile({ bytes: createReadStream(join(ART_FOLDER, folder, name)), name })
  const crests = new Map<string, StoredFileRow>()
  const pictures = new Map<string, StoredFileRow>()
  const documents = new Map<string, StoredFileRow>()
  const videos = new Map<string, StoredVideo>()

  const storeVideo = async (key: string) => {
    const { stem } = getRequired(league.videos, key)
    const file = await store('videos', `${stem}.mp4`)
    const poster = await store('videos', `${stem}.jpg`)
    const subtitles = new Map<Locale, StoredFileRow>()
    for (const locale of LOCALES) subtitles.set(locale, await store('videos', `${stem}.${locale}.vtt`))
    videos.set(key, { file, poster, subtitles })
  }
  const storeDocument = async (key: string) =>
    documents.set(key, await store('documents', getRequired(league.documents, key).file))

  const used = {
    pictures: new Set(league.posts.flatMap((post) => post.pictures.map(({ picture }) => picture))),
    videos: new Set(league.posts.flatMap((post) => post.videos ?? [])),
    documents: new Set(league.posts.flatMap((post) => post.documents ?? [])),
  }
  const tasks: (() => Promise<unknown>)[] = [
    ...[...used.pictures].map((key) => async () => pictures.set(key, await store('pictures', `${key}.jpg`))),
    ...[...used.videos].map((key) => () => storeVideo(key)),
    ...[...league.clubs.keys()].map((key) => async () => crests.set(key, await store('crests', `${key}.webp`))),
    ...[...used.documents].map((key) => () => storeDocument(key)),
  ]
  const limit = pLimit(CONCURRENCY)
  let done = 0
  try {
    await limit.map(tasks, async (task) => {
      await task()
      done += 1
      onProgress(done, tasks.length)
    })
  } finally {
    limit.clearQueue()
  }
  return { crests, pictures, documents, videos }
}
