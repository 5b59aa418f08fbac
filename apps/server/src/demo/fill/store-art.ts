import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { ART_FOLDER } from '@mixed-zone/demo-league/art'
import type { Assets, StoredFileRow } from '../../modules/assets/assets.ts'
import { CLUB_IDS, type ClubId } from '@mixed-zone/demo-league/content/clubs'
import { DOCUMENTS, type DocumentKey } from '@mixed-zone/demo-league/content/documents'
import type { PictureKey } from '@mixed-zone/demo-league/content/pictures'
import { type DemoPost, pictureKeyOf } from '@mixed-zone/demo-league/content/post-type'
import { VIDEOS, type VideoKey } from '@mixed-zone/demo-league/content/videos'

/** Reading one while another is turned; turning itself is limited by whoever does it. */
const AT_ONCE = 3

export interface StoredVideo {
  readonly film: StoredFileRow
  readonly poster: StoredFileRow
  readonly subtitles: ReadonlyMap<Locale, StoredFileRow>
}

/** Every file of the demo as it is kept. */
export interface StoredArt {
  readonly crests: ReadonlyMap<ClubId, StoredFileRow>
  readonly pictures: ReadonlyMap<PictureKey, StoredFileRow>
  readonly documents: ReadonlyMap<DocumentKey, StoredFileRow>
  readonly videos: ReadonlyMap<VideoKey, StoredVideo>
}

type Job = () => Promise<unknown>

async function runJobs(jobs: readonly Job[], onDone: () => void): Promise<void> {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await job()
      onDone()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** What posts show, each once. */
function shownBy(content: readonly DemoPost[]) {
  return {
    pictures: new Set(content.flatMap(({ pictures }) => pictures.map((entry) => pictureKeyOf(entry)))),
    videos: new Set(content.flatMap(({ videos = [] }) => videos)),
    documents: new Set(content.flatMap(({ documents = [] }) => documents)),
  }
}

/**
 * Keeps the crests, and the files that posts show. What is kept already costs little, so a fill that was broken off goes on where it was. `onDone` is told
 * of each file, and of how many there are.
 */
export async function storeArt(
  assets: Assets,
  content: readonly DemoPost[],
  onDone: (done: number, total: number) => void,
): Promise<StoredArt> {
  const shown = shownBy(content)
  const store = (folder: string, name: string) =>
    assets.storeFile({ bytes: createReadStream(join(ART_FOLDER, folder, name)), name })
  const crests = new Map<ClubId, StoredFileRow>()
  const pictures = new Map<PictureKey, StoredFileRow>()
  const documents = new Map<DocumentKey, StoredFileRow>()
  const videos = new Map<VideoKey, StoredVideo>()

  const storeVideo = async (key: VideoKey) => {
    const { stem } = VIDEOS[key]
    const film = await store('videos', `${stem}.mp4`)
    const poster = await store('videos', `${stem}.jpg`)
    const subtitles = new Map<Locale, StoredFileRow>()
    for (const locale of LOCALES) subtitles.set(locale, await store('videos', `${stem}.${locale}.vtt`))
    videos.set(key, { film, poster, subtitles })
  }

  const jobs: Job[] = [
    ...[...shown.pictures].map((key) => async () => pictures.set(key, await store('pictures', `${key}.jpg`))),
    ...[...shown.videos].map((key) => () => storeVideo(key)),
    ...CLUB_IDS.map((id) => async () => crests.set(id, await store('crests', `${id}.webp`))),
    ...[...shown.documents].map((key) => async () => documents.set(key, await store('documents', DOCUMENTS[key].file))),
  ]
  let done = 0
  await runJobs(jobs, () => {
    done += 1
    onDone(done, jobs.length)
  })
  return { crests, pictures, documents, videos }
}
