import { constants } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { rowId } from '../database/row-id.ts'
import { createDirectoryCreator, flushDirectory } from './durable-directory.ts'
import { onDisk } from './storage.ts'

/** Node.js has four threads for all work on files; the others go on writing and reading. */
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

  return {
    pathOf,

    /** Opens a file for writing after its first bytes. Null if they are lost. */
    async open(id: number, offset: number) {
      await onDisk(directories.create(directory))
      const handle = await onDisk(open(pathOf(id), constants.O_RDWR | constants.O_CREAT, 0o640))
      try {
        const isLost = (await onDisk(handle.stat())).size < offset
        if (!isLost) {
          // Bytes that were never acknowledged.
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

    /** The files that have not been written to since a moment. */
    async list({ writtenBefore }: { readonly writtenBefore: Date }): Promise<number[]> {
      await onDisk(directories.create(directory))
      const ids: number[] = []
      for (const name of await onDisk(readdir(directory))) {
        const id = rowId(name)
        const found = id === null ? null : await stat(join(directory, name)).catch(() => null)
        if (id !== null && found && found.mtime < writtenBefore) ids.push(id)
      }
      return ids
    },
  }
}
