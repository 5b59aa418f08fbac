import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { type FileDetails, findFileWithDetails, findPostsOfFile, saveDetails } from '../file-details.repository.ts'
import { kindOfType } from '../media-type.ts'
import { createDocumentPreparer } from './prepare-document.ts'
import { createVideoPreparer, type VideoPreparerDeps } from './prepare-video.ts'
import { createPicturePreparer, type PicturePreparerDeps } from './prepare-picture.ts'
import type { Prepared, FilePreparer } from './prepared.ts'

export interface PrepareFileJob {
  readonly fileId: number
}

const RETRY = { limit: 4, delaySeconds: 10, maxDelaySeconds: 600 }

/** Gets the files whose last attempt has failed. */
export const FAILED_FILES_QUEUE: QueueOptions = {
  name: 'prepare-file-failed',
  concurrency: 1,
  pollSeconds: 10,
  timeoutSeconds: 60,
  retry: RETRY,
  onePerKey: 'queued',
}

/** Two at a time on each node: decoding uses all cores anyway, and a picture of 200 megapixels much memory. */
export const PREPARE_FILE_QUEUE: QueueOptions = {
  name: 'prepare-file',
  concurrency: 2,
  pollSeconds: 2,
  timeoutSeconds: 900,
  heartbeatSeconds: 60,
  retry: RETRY,
  onePerKey: 'queued',
  deadLetter: FAILED_FILES_QUEUE.name,
}

export type RequestPreparation = (tx: Db, fileId: number) => Promise<void>

export interface PrepareFileDeps
  extends PicturePreparerDeps,
    VideoPreparerDeps,
    Pick<Platform, 'db' | 'storage' | 'clock' | 'changes' | 'jobs'> {
  /** For writing beside requests. */
  readonly backgroundDb: Db
  /** Updates what is derived from posts. */
  readonly indexPosts: (tx: Db, postIds: readonly number[]) => Promise<void>
}

/** Makes renditions and reads metadata after an upload, in a job. Idempotent: the job runs again if its process is killed. */
export function createPrepareFile(deps: PrepareFileDeps): RequestPreparation {
  const { db, backgroundDb, clock, changes, jobs, indexPosts } = deps
  const failed = jobs.queue<PrepareFileJob>(FAILED_FILES_QUEUE)
  const queue = jobs.queue<PrepareFileJob>(PREPARE_FILE_QUEUE)
  const preparerByKind: Partial<Record<AssetKind, FilePreparer>> = {
    image: createPicturePreparer(deps),
    video: createVideoPreparer(deps),
    text: createDocumentPreparer(deps),
  }

  /** Saves the result, notifies editors, and updates posts that were published meanwhile. */
  async function save(
    fileId: number,
    state: FileDetails['state'],
    { details, saveWithDetails }: Prepared,
  ): Promise<void> {
    await changes.commit(
      async (tx, affect) => {
        await saveWithDetails?.(tx)
        await saveDetails(tx, fileId, { ...details, state, preparedAt: clock.now() })
        const { published, drafts, isInInbox } = await findPostsOfFile(tx, fileId)
        for (const subjectId of [...drafts, ...(isInInbox ? ['inbox'] : [])]) {
          await recordStudioEvent(tx, { kind: 'post', permission: 'posts', subjectId })
        }
        if (published.length === 0) return
        await indexPosts(tx, published)
        affect('posts')
      },
      { db: backgroundDb },
    )
  }

  queue.handle(async ({ fileId }, signal) => {
    const found = await findFileWithDetails(db, fileId)
    if (!found || (found.details && found.details.state !== 'waiting')) return
    try {
      const prepareFile = preparerByKind[kindOfType(found.file.mediaType)]
      await save(fileId, 'ready', prepareFile ? await prepareFile(found.file, signal) : { details: {} })
    } catch (error) {
      // A retry would fail in the same way.
      if (!(error instanceof ApiError) || error.type !== 'media-type') throw error
      await save(fileId, 'failed', { details: {} })
    }
  })

  failed.handle(async ({ fileId }) => {
    const found = await findFileWithDetails(db, fileId)
    if (found?.details?.state === 'waiting') await save(fileId, 'failed', { details: {} })
  })

  return (tx, fileId) => queue.send(tx, { data: { fileId }, key: String(fileId) })
}
