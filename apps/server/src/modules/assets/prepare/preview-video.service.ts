import { join } from 'node:path'
import type { Db } from '../../../platform/database/database.ts'
import type { QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openLocalFile, withLocalFile } from '../../../platform/storage/local-file.ts'
import { withScratchFolder } from '../../../platform/storage/scratch-folder.ts'
import { hasFfmpeg, makePreview } from '../../../platform/video/ffmpeg.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { findFileWithDetails, findPostsOfFile, type NewFileDetails, saveDetails } from '../file-details.repository.ts'
import { recordFiles, type StoredFileRow } from '../files.repository.ts'

interface PreviewJob {
  readonly fileId: number
}

/** One at a time on each node: it uses all cores, at low priority. An hour of video takes about ten minutes. */
export const PREVIEW_QUEUE: QueueOptions = {
  name: 'preview-video',
  concurrency: 1,
  pollSeconds: 5,
  timeoutSeconds: 4 * 3600,
  heartbeatSeconds: 60,
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 3600 },
  onePerKey: 'queued',
}

const PROGRESS_INTERVAL_MS = 1_000

export interface PreviewDeps extends Pick<Platform, 'db' | 'storage' | 'clock' | 'jobs'> {
  readonly backgroundDb: Db
  readonly log: Log
}

/** Makes videos of 720p for the screens of the studio. Whatever ends it, the next attempt begins anew. */
export function createPreviews({ db, backgroundDb, storage, clock, jobs, log }: PreviewDeps) {
  const queue = jobs.queue<PreviewJob>(PREVIEW_QUEUE)

  async function save(fileId: number, details: NewFileDetails, record?: (tx: Db) => Promise<NewFileDetails>) {
    await backgroundDb.transaction(async (tx) => {
      await saveDetails(tx, fileId, { ...details, ...(await record?.(tx)) })
      const { drafts } = await findPostsOfFile(tx, fileId)
      for (const subjectId of drafts) await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId })
    })
  }

  async function make({ id, sha256, mediaType, durationMs }: StoredFileRow, signal: AbortSignal): Promise<void> {
    let savedAtMs = 0
    let saving = Promise.resolve()
    const onProgress = (percent: number) => {
      if (clock.now().getTime() - savedAtMs < PROGRESS_INTERVAL_MS) return
      savedAtMs = clock.now().getTime()
      // The preview goes on if only its progress cannot be told.
      saving = saving.then(() => save(id, { previewPercent: percent })).catch(() => undefined)
    }
    await withScratchFolder(async (folder) => {
      const output = join(folder, 'preview.mp4')
      await withLocalFile(storage, sha256, (path) =>
        makePreview({ path, mediaType, durationMs }, { output, onProgress, signal }),
      )
      const stored = await storage.put(openLocalFile(output).stream())
      await saving
      const file = { ...stored, mediaType: 'video/mp4', durationMs, createdAt: clock.now() }
      await save(id, { previewPercent: 100 }, async (tx) => {
        const [row] = await recordFiles(tx, storage, [file])
        return { previewFileId: row?.id ?? null }
      })
    })
  }

  queue.handle(async ({ fileId }, signal) => {
    const found = await findFileWithDetails(db, fileId)
    if (!found?.details || found.details.previewFileId !== null || !(await hasFfmpeg())) return
    try {
      await make(found.file, signal)
    } catch (error) {
      if (signal.aborted) throw error
      // A video that ffmpeg cannot read has no preview; the original may still play.
      log.warn({ err: error, fileId }, 'a preview could not be made')
      await save(fileId, { previewPercent: null })
    }
  })

  return { requestPreview: (tx: Db, fileId: number) => queue.send(tx, { data: { fileId }, key: String(fileId) }) }
}
