import type { Readable } from 'node:stream'

export interface ByteRange {
  readonly start: number
  /** Included. */
  readonly end: number
}

export interface StoredFile {
  readonly sha256: Buffer
  readonly crc32: number
  readonly sizeBytes: number
}

/** Where bytes are kept, named by their SHA-256. Nothing outside may assume a local path. */
export interface Storage {
  /** Keeps the bytes, flushed, before it resolves. The same bytes again change nothing. */
  put(bytes: Readable): Promise<StoredFile>
  /** Streams the bytes, or a part of them. Rejects with `ApiError('unavailable')` where the storage cannot be reached. */
  read(sha256: Buffer, range?: ByteRange): Promise<Readable>
  has(sha256: Buffer): Promise<boolean>
  /** Where the bytes lie below the storage's root, for a server in front of us that reads the same disk. Absent where there is none. */
  placeOf?(sha256: Buffer): string
  /** Rejects unless it can be read and written now. */
  check(): Promise<void>
}
