import { Readable } from 'node:stream'
import { cleanFileName } from '@mixed-zone/contract/rules/file-name'
import { findCueProblems } from '@mixed-zone/contract/rules/webvtt'
import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { refusedFile, withFileName } from '../../platform/errors/refused-file.ts'
import { readPictureFacts } from '../../platform/images/picture-facts.ts'
import { stripGps } from '../../platform/images/strip-gps.ts'
import type { Platform } from '../../platform/platform.ts'
import { type LocalFile, openLocalFile } from '../../platform/storage/local-file.ts'
import { insertSourceDigest, insertWaitingDetails } from './file-details.repository.ts'
import { type NewFile, recordFiles, type StoredFileRow } from './files.repository.ts'
import { detectMediaType, HEAD_BYTES, hasHiddenGps, isPicture, kindOfType } from './media-type.ts'
import { findRefusal } from './refuse-file.ts'
import { MAX_PICTURE_BYTES } from './store-file.service.ts'

export interface NewUpload {
  /** A complete file on this machine. It is not changed; whoever stored it deletes it after the commit. */
  readonly path: string
  readonly name: string
  readonly sizeBytes: number
  /** Of the bytes as they were handed in. */
  readonly sha256: Buffer
  /** Read from the file if it is not known. */
  readonly crc32?: number | undefined
  /** The required kind: `image` for a poster. Without it, every kind is accepted. */
  readonly kind?: AssetKind | undefined
  /** The file has to be valid WebVTT. */
  readonly isSubtitles?: boolean | undefined
}

/** An upload whose bytes are in the storage, but which no row names yet. */
export interface StoredUpload {
  readonly kind: AssetKind
  readonly mediaType: string
  /** As every file system accepts it. */
  readonly name: string
  /** Records the file and requests its preparation. Call it in the transaction that inserts the asset. */
  record(tx: Db): Promise<StoredFileRow>
}

export type StoreUpload = (upload: NewUpload) => Promise<StoredUpload>

interface StoreUploadDeps extends Pick<Platform, 'storage' | 'clock'> {
  readonly requestPreparation: (tx: Db, fileId: number) => Promise<void>
}

/** Subtitles of a whole match have some hundred kilobytes. */
const MAX_SUBTITLES_BYTES = 5_000_000

/**
 * Stores a complete upload. Only pictures are read into memory; videos take as long as a link on the disk. Rejects with `media-type`,
 * whose reason is a `FileRefusal`, or `too-large`. May be repeated: until the caller's commit, nothing is lost by a crash.
 */
export function createStoreUpload({ storage, clock, requestPreparation }: StoreUploadDeps): StoreUpload {
  /** Bytes that differ from what was handed in, with what is known of the picture; null if the file is stored as it is. */
  async function cleanPicture(file: LocalFile, mediaType: string) {
    const bytes = await file.readWhole(MAX_PICTURE_BYTES)
    if (!bytes) throw new ApiError('too-large')
    const facts = isPicture(mediaType) ? await readPictureFacts(bytes) : {}
    const stripped = await stripGps(bytes)
    return { facts, changed: stripped === bytes ? null : stripped }
  }

  async function put(file: LocalFile, upload: NewUpload, mediaType: string): Promise<NewFile> {
    const createdAt = clock.now()
    const isCleaned = isPicture(mediaType) || hasHiddenGps(mediaType)
    const { facts, changed } = isCleaned ? await cleanPicture(file, mediaType) : { facts: {}, changed: null }
    if (changed) return { ...(await storage.put(Readable.from([changed]))), ...facts, mediaType, createdAt }
    const { sha256, sizeBytes } = upload
    const crc32 = upload.crc32 ?? (await file.computeCrc32())
    await storage.putFile(file.path, sha256)
    return { sha256, sizeBytes, crc32, ...facts, mediaType, createdAt }
  }

  async function requireSubtitles(file: LocalFile, mediaType: string): Promise<void> {
    const bytes = mediaType === 'text/vtt' ? await file.readWhole(MAX_SUBTITLES_BYTES) : null
    if (!bytes || findCueProblems(bytes.toString('utf8')).length > 0) throw refusedFile('subtitles')
  }

  return async (upload) => {
    const { path, name, sizeBytes, kind, isSubtitles } = upload
    const file = openLocalFile(path)
    try {
      const mediaType = await detectMediaType(await file.readHead(HEAD_BYTES))
      const refusal = findRefusal({ mediaType, name, isEmpty: sizeBytes === 0, kind })
      if (refusal) throw refusedFile(refusal)
      if (isSubtitles) await requireSubtitles(file, mediaType)
      const stored = await put(file, upload, mediaType)
      return {
        kind: kindOfType(mediaType),
        mediaType,
        name: cleanFileName(name),
        async record(tx) {
          const [row] = await recordFiles(tx, storage, [stored])
          if (!row) throw new Error('A file was stored, but its row did not come back')
          await insertSourceDigest(tx, upload.sha256, row.id)
          await insertWaitingDetails(tx, row.id)
          await requestPreparation(tx, row.id)
          return row
        },
      }
    } catch (error) {
      throw withFileName(error, name)
    }
  }
}
