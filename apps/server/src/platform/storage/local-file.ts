import { createReadStream } from 'node:fs'
import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { withScratchFolder } from './scratch-folder.ts'
import { type Storage, storageUnavailable } from './storage.ts'

/** A complete file on this machine, such as an upload. Nothing of it is read until it is asked for. */
export interface LocalFile {
  readonly path: string
  readHead(bytes: number): Promise<Buffer>
  /** Null if it has more than `maxBytes`. */
  readWhole(maxBytes: number): Promise<Buffer | null>
  stream(): Readable
  /** Reads all of it, in pieces. */
  computeCrc32(): Promise<number>
}

const CHUNK_BYTES = 256 * 1024

export function openLocalFile(path: string): LocalFile {
  const stream = () => createReadStream(path, { highWaterMark: CHUNK_BYTES })
  return {
    path,
    stream,

    async readHead(bytes) {
      const handle = await open(path).catch((cause: unknown) => {
        throw storageUnavailable(cause)
      })
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },

    async readWhole(maxBytes) {
      const { size } = await stat(path)
      return size > maxBytes ? null : readFile(path)
    },

    async computeCrc32() {
      let crc = 0
      for await (const chunk of stream() as AsyncIterable<Buffer>) crc = crc32(chunk, crc)
      return crc
    },
  }
}

/** Gives a program of the system a stored file to read: itself if it is on this machine, else a copy. */
export async function withLocalFile<T>(
  storage: Pick<Storage, 'read' | 'localPath'>,
  sha256: Buffer,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (storage.localPath) return work(storage.localPath(sha256))
  return withScratchFolder(async (folder) => {
    const path = join(folder, 'file')
    await writeFile(path, await storage.read(sha256))
    return work(path)
  })
}
