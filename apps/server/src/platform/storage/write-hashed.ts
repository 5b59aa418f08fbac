import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { StoredFile } from './storage.ts'
import { storageAway } from './storage-away.ts'

/**
 * Writes a stream into a new file, flushed, and says what it wrote. An error of the stream is passed on as it is; one of
 * the disk (full, read-only, gone) is `unavailable`. What it began stays behind for the caller to remove.
 */
export async function writeHashed(bytes: Readable, path: string): Promise<StoredFile> {
  // The stream may fail while the file is being opened, when nobody reads it yet: unheard, its error would end the process.
  bytes.on('error', () => undefined)
  const handle = await onDisk(open(path, 'wx', 0o640))
  try {
    const written = await copy(bytes, handle)
    await onDisk(handle.sync())
    return written
  } finally {
    await handle.close()
  }
}

async function copy(bytes: Readable, handle: FileHandle): Promise<StoredFile> {
  const sha256 = createHash('sha256')
  let crc = 0
  let sizeBytes = 0
  // A Readable gives what it was fed; text is possible, and anything else makes Buffer.from throw.
  for await (const chunk of bytes as AsyncIterable<Buffer | string>) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    sha256.update(piece)
    crc = crc32(piece, crc)
    sizeBytes += piece.length
    // Goes on from where the last piece ended, and writes all of it.
    await onDisk(handle.writeFile(piece))
  }
  return { sha256: sha256.digest(), crc32: crc, sizeBytes }
}

async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw storageAway(cause)
  }
}
