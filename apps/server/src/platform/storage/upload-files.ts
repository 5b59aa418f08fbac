import { constants } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { rowId } from '../database/row-id.ts'
import { createDirectoryCreator, flushDirectory } from './durable-directory.ts'
import { onDisk, storageUnavailable } from './storage.ts'
import { FILE_MODE } from './write-hashed.ts'

/** libuv's pool has four threads by default; at most two may block in fdatasync. */
const MAX_FLUSHES = 2

export type UploadFiles = ReturnType<typeof createUploadFiles>

/** The bytes of uploads that have not ended, each in a file that is named after the upload. All nodes share the folder. */
export function createUploadFiles(directory: string) {
  const directories = createDirectoryCreator()
  const pathOf = (id: number) => join(directory, String(id))
  const limitFlushes = pLimit(MAX_FLUSHES)

  const limitedHandle = (handle: FileHandle) => ({
    writev: (chunks: readonly Buffer[], position: number) => handle.writev(chunks, position),
    datasync: () => limitFlushes(() => handle.datasync()),
    close: () => handle.close(),
  })

  /** Creates the folder first. If it is removed while the server runs, the next call creates it again. */
  async function inFolder<T>(work: () => Promise<T>): Promise<T> {
    try {
      await directories.create(directory)
      return await work()
    } catch (cause) {
      directories.forget(directory)
      throw storageUnavailable(cause)
    }
  }

  return {
    pathOf,

    /** Opens the file of an upload for writing from `offset`. Null if the file is shorter than `offset`. */
    async open(id: number, offset: number) {
      const handle = await inFolder(() => open(pathOf(id), constants.O_RDWR | constants.O_CREAT, FILE_MODE))
      try {
        const isLost = (await onDisk(handle.stat())).size < offset
        if (!isLost) {
          // Drop bytes that were written but never acknowledged.
          await onDisk(handle.truncate(offset))
          if (offset === 0) await onDisk(flushDirectory(directory))
          return limitedHandle(handle)
        }
      } catch (error) {
        await handle.close()
        throw error
      }
      await handle.close()
      return null
    },

    delete: (id: number) => onDisk(rm(pathOf(id), { force: true })),

    /** Ids of uploads whose file was last written before `writtenBefore`. */
    async list({ writtenBefore }: { readonly writtenBefore: Date }): Promise<number[]> {
      const ids: number[] = []
      for (const name of await inFolder(() => readdir(directory))) {
        const id = rowId(name)
        const found = id === null ? null : await stat(join(directory, name)).catch(() => null)
        if (id !== null && found && found.mtime < writtenBefore) ids.push(id)
      }
      return ids
    },
  }
}
