import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import type { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import type { Locale } from '@mixed-zone/contract/locales'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import { requireRowId, rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import { requireTarget } from './add-file.ts'
import { type FinishDeps, type FinishUpload, type HeldUpload, LEASE_MS, locked } from './finish-upload.service.ts'
import { type Lease, receiveBytes } from './receive-bytes.ts'
import type { UploadMetadata } from './tus-headers.ts'
import { EXPIRY_MS, maxBytesOfType } from './upload-limits.ts'
import {
  deleteUpload,
  findUpload,
  insertUpload,
  listTitles,
  listUnfinished,
  releaseLease,
  renewLease,
  takeLease,
  type UploadRow,
} from './uploads.repository.ts'

/** Kept free for the database and for files that are being prepared. */
const RESERVED_BYTES = 200_000_000

/** Whoever asks about a complete upload waits for its end; a large one may take longer. */
const MAX_FINISHING_MS = 15 * SECOND_MS

export interface UploadsDeps
  extends Pick<Platform, 'db' | 'clock' | 'settings' | 'storage'>,
    Pick<FinishDeps, 'uploadFiles' | 'digests'> {
  readonly finish: FinishUpload
  /** Titles come from it. */
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
}

export interface NewUpload extends UploadMetadata {
  readonly sizeBytes: number
}

export interface SentBytes {
  readonly id: string
  readonly offset: number
  /** Null if it is not known before the end. */
  readonly length: number | null
  readonly source: Readable
}

export type UploadsService = ReturnType<typeof createUploadsService>

export const urlOf = (id: number) => `/api/studio/uploads/${id}`

/**
 * Uploads that can be resumed. The row says how many bytes are safe; the lease in it decides which request of which node may write more, so
 * that an upload can move to another node at any time.
 */
export function createUploadsService(deps: UploadsDeps) {
  const { db, clock, settings, storage, draftIndex, uploadFiles, digests, finish } = deps
  /** By upload, those that this node receives. */
  const running = new Map<number, AbortController>()

  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  async function find({ personId }: Actor, id: string): Promise<UploadRow> {
    const upload = await findUpload(db, { id: requireRowId(id), personId }, clock.now())
    if (!upload) throw new ApiError('not-found')
    return upload
  }

  /** Runs `work` while nobody else may write. */
  async function withLease<T>(id: number, work: (held: HeldUpload, lease: Lease) => Promise<T>): Promise<T> {
    const lease = randomUUID()
    let until = later(LEASE_MS)
    const upload = await takeLease(db, { id, lease, now: clock.now(), until })
    if (!upload) throw locked()
    const renewed: Lease = {
      isValid: () => clock.now() < until,
      async save(receivedBytes) {
        const next = later(LEASE_MS)
        const progress = { receivedBytes, expiresAt: later(EXPIRY_MS) }
        if (!(await renewLease(db, { id, lease, until: next }, progress))) throw locked()
        until = next
      },
    }
    try {
      return await work({ upload, lease }, renewed)
    } finally {
      // If the database is away, the lease ends by itself.
      await releaseLease(db, { id, lease }).catch(() => undefined)
    }
  }

  async function receive(upload: UploadRow, lease: Lease, { source, offset }: SentBytes): Promise<number> {
    const { id, sizeBytes } = upload
    const handle = await uploadFiles.open(id, offset)
    if (!handle) {
      // The folder was lost: the sender has to begin anew.
      await deleteUpload(db, id)
      await uploadFiles.delete(id)
      throw new ApiError('not-found')
    }
    const stop = new AbortController()
    running.set(id, stop)
    const digest = {
      advance: (upTo: number) => digests.advance({ id, path: uploadFiles.pathOf(id), upTo }),
      forget: () => digests.forget(id),
    }
    try {
      return await receiveBytes({ handle, source, offset, sizeBytes, lease, digest, signal: stop.signal })
    } finally {
      running.delete(id)
      await handle.close()
    }
  }

  /** Null if it takes longer; it goes on then. */
  async function finishSoon(id: number): Promise<number | null> {
    const finishing = withLease(id, (held) => finish(held))
    finishing.catch(() => undefined)
    return Promise.race([finishing, pause(MAX_FINISHING_MS, null, { ref: false })])
  }

  return {
    async create(actor: Actor, { sizeBytes, mediaType, target, ...file }: NewUpload): Promise<UploadRow> {
      if (sizeBytes > maxBytesOfType(mediaType, settings.current.uploads)) throw new ApiError('too-large')
      await requireTarget(db, target)
      const freeBytes = await storage.freeBytes()
      if (freeBytes < sizeBytes + RESERVED_BYTES) throw new ApiError('storage-full')
      const createdAt = clock.now()
      return insertUpload(db, {
        ...file,
        sizeBytes,
        mediaType,
        target,
        postId: target.postId === undefined ? null : rowId(target.postId),
        personId: actor.personId,
        createdAt,
        expiresAt: later(EXPIRY_MS),
      })
    },

    /** An upload as it is now. Finishes it if all bytes are there and its node has died. */
    async get(actor: Actor, id: string): Promise<UploadRow> {
      const upload = await find(actor, id)
      if (upload.finishedAt !== null || upload.receivedBytes < upload.sizeBytes) return upload
      if ((await finishSoon(upload.id)) === null) throw locked()
      return find(actor, id)
    },

    /** Appends bytes. Returns the upload, and the file if these were the last ones. */
    async append(
      actor: Actor,
      sent: SentBytes,
    ): Promise<{ upload: UploadRow; offset: number; assetId: number | null }> {
      const { offset, length } = sent
      const known = await find(actor, sent.id)
      if (known.finishedAt !== null) {
        if (offset !== known.sizeBytes) throw new ApiError('conflict')
        return { upload: known, offset, assetId: known.assetId }
      }
      return withLease(known.id, async (held, lease) => {
        const { upload } = held
        if (upload.receivedBytes !== offset) throw new ApiError('conflict')
        if (offset + (length ?? 0) > upload.sizeBytes) throw new ApiError('too-large')
        const received = await receive(upload, lease, sent)
        const expiresAt = later(EXPIRY_MS)
        const isComplete = received === upload.sizeBytes
        const assetId = isComplete ? await finish(held) : null
        return { upload: { ...upload, expiresAt }, offset: received, assetId }
      })
    },

    /** A request that still sends bytes is ended. The file of a finished upload stays. */
    async delete(actor: Actor, id: string): Promise<void> {
      const upload = await find(actor, id)
      await deleteUpload(db, upload.id)
      running.get(upload.id)?.abort(new ApiError('not-found'))
      if (upload.finishedAt === null) await uploadFiles.delete(upload.id)
    },

    async list({ personId }: Actor, locale: Locale): Promise<AnswerOf<typeof listUploads>> {
      const rows = await listUnfinished(db, personId, clock.now())
      await draftIndex.refresh()
      const titles = await listTitles(
        db,
        rows.flatMap(({ postId }) => postId ?? []),
        locale,
      )
      return {
        uploads: rows.map((row) => ({
          id: String(row.id),
          url: urlOf(row.id),
          name: row.name,
          sizeBytes: row.sizeBytes,
          receivedBytes: row.receivedBytes,
          lastModified: row.lastModified?.toISOString() ?? null,
          target: row.target,
          postTitle: (row.postId === null ? null : titles.get(row.postId)) ?? null,
          startedAt: row.createdAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
        })),
      }
    },

    finishSoon,

    /** Ends requests that still send bytes: what has arrived is kept, and another node may go on at once. */
    stop(): void {
      for (const request of running.values()) request.abort(new ApiError('unavailable', { retryAfterSeconds: 1 }))
    },
  }
}
