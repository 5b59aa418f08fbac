import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorType } from '@mixed-zone/contract/errors'
import { DAY_MS, SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StoreUpload } from '../../assets/assets.ts'
import { type IndexPosts, lockPost } from '../../library/library.ts'
import { publishWhenReady } from '../posts/late-uploads.ts'
import { addFile } from './add-file.ts'
import type { Digests } from '../../../platform/storage/file-digests.ts'
import type { UploadFiles } from '../../../platform/storage/upload-files.ts'
import { maxBytesOfKind } from './upload-limits.ts'
import { deleteUpload, lockHeld, markFinished, renewLease, type UploadRow } from './uploads.repository.ts'

/** How long a finished upload can still be asked about. */
const FINISHED_MS = DAY_MS

export const LEASE_MS = 8 * SECOND_MS

const RETRY_AFTER_SECONDS = 1

export const locked = () => new ApiError('locked', { retryAfterSeconds: RETRY_AFTER_SECONDS })

/** Nobody will accept these bytes, however often they are sent. */
const REFUSALS: ReadonlySet<ErrorType> = new Set<ErrorType>(['media-type', 'too-large', 'validation'])

export interface HeldUpload {
  readonly upload: UploadRow
  readonly lease: string
}

export interface FinishDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'settings' | 'log'> {
  readonly storeUpload: StoreUpload
  readonly indexPosts: IndexPosts
  readonly uploadFiles: UploadFiles
  readonly digests: Digests
}

export type FinishUpload = ReturnType<typeof createFinishUpload>

/**
 * Turns a complete upload into a file of a post or of the inbox. Its bytes stay where they are until the transaction is committed: whoever
 * finishes it after a crash begins anew. A file that is refused is deleted.
 */
export function createFinishUpload(deps: FinishDeps) {
  const { db, clock, changes, settings, log, storeUpload, indexPosts, uploadFiles, digests } = deps

  /** Others must not take over while a large file is read. */
  async function keepLease({ upload, lease }: HeldUpload, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(LEASE_MS / 4, undefined, { ref: false, signal }).catch(() => undefined)
      if (signal.aborted) return
      const until = new Date(clock.now().getTime() + LEASE_MS)
      // The transaction notices a lease that is lost.
      await renewLease(db, { id: upload.id, lease, until }).catch(() => false)
    }
  }

  /** The post is locked before the upload, as publication does. */
  async function lockBoth(tx: Db, { upload, lease }: HeldUpload): Promise<UploadRow> {
    if (upload.postId !== null) await lockPost(tx, upload.postId)
    const held = await lockHeld(tx, { id: upload.id, lease })
    if (!held) throw locked()
    return held
  }

  async function store(held: HeldUpload): Promise<number> {
    const { id, name, sizeBytes, target, personId, postId, chosenOrder, ...upload } = held.upload
    const path = uploadFiles.pathOf(id)
    const { sha256, crc32 } = await digests.complete({ id, path, upTo: sizeBytes })
    if (upload.sha256 && !upload.sha256.equals(sha256)) {
      throw new ApiError('validation', { cause: new Error('An upload differs from the file that was announced') })
    }
    const stored = await storeUpload({
      path,
      name,
      sizeBytes,
      sha256,
      crc32,
      ...(target.posterOf !== undefined && { kind: 'image' }),
      isSubtitles: target.subtitles !== undefined,
    })
    const { kind, mediaType } = stored
    if (sizeBytes > maxBytesOfKind(kind, settings.current.uploads)) throw new ApiError('too-large')
    return changes.commit(async (tx, affect) => {
      const { publishWhenReady: isPublished } = await lockBoth(tx, held)
      const at = clock.now()
      const { id: fileId } = await stored.record(tx)
      const added = { fileId, kind, mediaType, name: stored.name, target, personId, chosenOrder, at }
      const assetId = await addFile(tx, added)
      await markFinished(tx, id, { assetId, finishedAt: at, expiresAt: new Date(at.getTime() + FINISHED_MS) })
      if (isPublished && postId !== null) {
        if (await publishWhenReady(tx, { postId, personId, assetId, at }, indexPosts)) affect('posts')
      }
      return assetId
    })
  }

  /** What is left, also after a crash, is deleted by the clean-up. */
  async function deleteBytes(id: number): Promise<void> {
    await uploadFiles.delete(id).catch((error: unknown) => log.warn({ err: error }, 'an upload could not be deleted'))
  }

  return async (held: HeldUpload): Promise<number> => {
    const { id } = held.upload
    const done = new AbortController()
    const keeping = keepLease(held, done.signal)
    try {
      const assetId = await store(held)
      await deleteBytes(id)
      return assetId
    } catch (error) {
      if (error instanceof ApiError && REFUSALS.has(error.type)) {
        await deleteUpload(db, id)
        await deleteBytes(id)
      }
      throw error
    } finally {
      done.abort()
      await keeping
    }
  }
}
