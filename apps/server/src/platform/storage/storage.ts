import type { Readable } from 'node:stream'
import { ApiError } from '../errors/api-error.ts'

export interface ByteRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

export interface StoredFile {
  readonly sha256: Buffer
  readonly crc32: number
  readonly sizeBytes: number
}

/** Content-addressed storage: files are named by their SHA-256. Callers must not assume a local path. */
export interface Storage {
  /** Made at the first start; the same for all nodes that share the storage. */
  readonly id: string
  /** Resolves once the bytes are flushed to disk. Storing the same bytes again keeps one copy. */
  put(bytes: Readable): Promise<StoredFile>
  /**
   * Stores a complete local file whose digest is known, without copying it where the file system can. The file itself stays, so that a
   * crash before the caller's commit loses nothing; the caller deletes it, and must not write to it any more.
   */
  putFile(path: string, sha256: Buffer): Promise<void>
  /** Streams a file, or a range of it. Rejects with `unavailable` when the file cannot be opened. */
  read(sha256: Buffer, range?: ByteRange): Promise<Readable>
  has(sha256: Buffer): Promise<boolean>
  /** Deletes a file unless it was stored since `storedBefore`. True if it was deleted. */
  delete(sha256: Buffer, options: { readonly storedBefore: Date }): Promise<boolean>
  /** Deletes what processes that died have left of files that they were writing. */
  deletePartial(options: { readonly writtenBefore: Date }): Promise<void>
  /** The digests of all stored files, in no order. */
  list(): AsyncIterable<Buffer>
  /** Path of a file below the storage root, for a reverse proxy that reads the same disk. Absent for remote storage. */
  relativePath?(sha256: Buffer): string
  /** Where a program on this machine can read a file. It must not write to it. Absent for remote storage. */
  localPath?(sha256: Buffer): string
  freeBytes(): Promise<number>
  /** Rejects unless the storage can be written to now. */
  check(): Promise<void>
}

const RETRY_AFTER_SECONDS = 10

/** No space is left, or none that this user may use. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** The error for a storage that cannot be read or written: full, read-only, unreachable, or missing a file. */
export function storageUnavailable(cause: unknown): ApiError {
  const isFull = cause instanceof Error && 'code' in cause && FULL.has(cause.code)
  return new ApiError(isFull ? 'storage-full' : 'unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Turns errors of the disk into those of the API. */
export async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw storageUnavailable(cause)
  }
}
