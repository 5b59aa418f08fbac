import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { type FileDetails, findFileWithDetails, findPostsOfFile, saveDetails } from '../file-details.repository.ts'
import { kindOfType } from '../media-type.ts'
import { createPrepareDocument } from './prepare-document.ts'
import { createPrepareFilm, type PrepareFilmDeps } from './prepare-film.ts'
import { createPreparePicture, type PreparePictureDeps } from './prepare-picture.ts'
import type { Prepared, PrepareKind } from './prepared.ts'

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
  extends PreparePictureDeps,
    PrepareFilmDeps,
    Pick<Platform, 'db' | 'storage' | 'clock' | 'changes' | 'jobs'> {
  /** For writing beside requests. */
  readonly backgroundDb: Db
  /** Updates what is derived from posts. */
  readonly indexPosts: (tx: Db, postIds: readonly number[]) => Promise<void>
}

/** Makes renditions and reads metadata after an upload, beside requests. Runs again where a process was killed, with the same result. */
export function createPrepareFile(deps: PrepareFileDeps): RequestPreparation {
  const { db, backgroundDb, clock, changes, jobs, indexPosts } = deps
  const failed = jobs.queue<PrepareFileJob>(FAILED_FILES_QUEUE)
  const queue = jobs.queue<PrepareFileJob>(PREPARE_FILE_QUEUE)
  const prepareByKind: Partial<Record<AssetKind, PrepareKind>> = {
    image: createPreparePicture(deps),
    video: createPrepareFilm(deps),
    text: createPrepareDocument(deps),
  }

  /** Tells editors, and the readers of posts that were published meanwhile. */
  async function save(fileId: number, state: FileDetails['state'], { details, record }: Prepared): Promise<void> {
    await changes.commit(
      async (tx, affect) => {
        await record?.(tx)
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
      const prepare = prepareByKind[kindOfType(found.file.mediaType)]
      await save(fileId, 'ready', prepare ? await prepare(found.file, signal) : { details: {} })
    } catch (error) {
      // Trying again would end the same way.
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
