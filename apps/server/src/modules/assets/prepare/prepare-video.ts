import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { withLocalFile } from '../../../platform/storage/local-file.ts'
import { hasFfmpeg, probeVideo, takePoster } from '../../../platform/video/ffmpeg.ts'
import { type VideoFacts, readVideoFacts, UNKNOWN_VIDEO } from '../../../platform/video/video-facts.ts'
import { setMissingMediaIds, setMissingPosters } from '../file-details.repository.ts'
import { type StoredFileRow, updateVideoFacts } from '../files.repository.ts'
import type { NewFileInput } from '../store-file.service.ts'
import type { FilePreparer } from './prepared.ts'

export interface VideoPreparerDeps extends Pick<Platform, 'storage'> {
  readonly storeFile: (file: NewFileInput) => Promise<StoredFileRow>
  readonly requestPreview: (tx: Db, fileId: number) => Promise<void>
}

/** Reads duration, size and codecs; with ffmpeg, also takes a poster at once and requests a preview. */
export function createVideoPreparer(deps: VideoPreparerDeps): FilePreparer {
  const { storage, storeFile, requestPreview } = deps

  async function readFacts({ sha256, sizeBytes, mediaType }: StoredFileRow): Promise<VideoFacts | null> {
    if (mediaType === 'video/webm') {
      return withLocalFile(storage, sha256, (path) => probeVideo({ path, mediaType, durationMs: null }))
    }
    return readVideoFacts(async (start, length) => {
      const end = Math.min(start + length, sizeBytes) - 1
      return end < start ? Buffer.alloc(0) : buffer(await storage.read(sha256, { start, end }))
    }, sizeBytes)
  }

  /** Null if no frame can be taken or stored, which is no reason to refuse the video. */
  async function storePoster(video: Parameters<typeof takePoster>[0], signal: AbortSignal): Promise<number | null> {
    const frame = await takePoster(video, signal)
    if (!frame) return null
    const stored = await storeFile({ bytes: Readable.from([frame]), name: 'poster.jpg', kind: 'image' }).catch(
      () => null,
    )
    return stored?.id ?? null
  }

  return async (file, signal) => {
    const { id, sha256, mediaType } = file
    const { videoCodec, audioCodec, ...facts } = (await readFacts(file)) ?? UNKNOWN_VIDEO
    const canConvert = await hasFfmpeg()
    const { durationMs } = facts
    const posterId = canConvert
      ? await withLocalFile(storage, sha256, (path) => storePoster({ path, mediaType, durationMs }, signal))
      : null
    return {
      details: { videoCodec, audioCodec, previewPercent: canConvert ? 0 : null },
      async saveWithDetails(tx) {
        await updateVideoFacts(tx, id, facts)
        await setMissingMediaIds(tx, id)
        if (posterId !== null) await setMissingPosters(tx, id, posterId)
        if (canConvert) await requestPreview(tx, id)
      },
    }
  }
}
