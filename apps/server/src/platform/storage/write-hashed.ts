import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { onDisk, type StoredFile } from './storage.ts'

export const FILE_MODE = 0o640

/**
 * Writes a stream to a new file, flushes it, and returns its size and checksums. Errors of the stream are rethrown as they are; errors
 * of the disk (full, read-only, gone) become `unavailable`. The caller deletes the partial file.
 */
export async function writeHashed(bytes: Readable, path: string): Promise<StoredFile> {
  // The stream may fail while the file is being opened; without a listener its error would end the process.
  bytes.on('error', () => undefined)
  const handle = await onDisk(open(path, 'wx', FILE_MODE))
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
  // A Readable may yield strings as well as buffers; Buffer.from throws for anything else.
  for await (const data of bytes as AsyncIterable<Buffer | string>) {
    const chunk = typeof data === 'string' ? Buffer.from(data) : data
    sha256.update(chunk)
    crc = crc32(chunk, crc)
    sizeBytes += chunk.length
    // Appends at the current position, and writes the whole chunk.
    await onDisk(handle.writeFile(chunk))
  }
  return { sha256: sha256.digest(), crc32: crc, sizeBytes }
}
