import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import {
  chmod,
  copyFile,
  link,
  lstat,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { ApiError } from '../errors/api-error.ts'
import { StartError } from '../errors/start-error.ts'
import { readOrCreate } from '../random/secret-file.ts'
import { createDirectoryCreator, flushDirectory } from './durable-directory.ts'
import { type ByteRange, onDisk, type Storage, type StoredFile, storageUnavailable } from './storage.ts'
import { FILE_MODE, writeHashed } from './write-hashed.ts'

/** Below the storage root, because a rename must not cross file systems. */
const INCOMING_FOLDER = 'incoming'

/** At the top level, where there are no stored files. */
const ID_FILE = 'storage-id'

const FOLDER_NAME = /^[0-9a-f]{2}$/
const FILE_NAME = /^[0-9a-f]{64}$/

/** With 64 kB, the default of Node.js, a large file takes 1.5 times as long. */
const READ_CHUNK_BYTES = 256 * 1024

/** Stores files below one folder as `ab/cd/abcd…`, named by their SHA-256. Several nodes may share the folder. */
export async function openDiskStorage(directory: string): Promise<Storage> {
  const incomingPath = join(directory, INCOMING_FOLDER)
  const directories = createDirectoryCreator()
  let id: string
  try {
    await directories.create(directory)
    id = await readOrCreate(directory, ID_FILE)
    await directories.create(incomingPath)
  } catch (cause) {
    throw new StartError(`Files cannot be kept in ${directory}: ${describe(cause)}`, { cause })
  }

  const pathOf = (sha256: Buffer) => join(directory, relativePath(sha256))

  /** Renames a written file to its final path, and flushes the folder, so that it survives a power cut. */
  async function commit(path: string, sha256: Buffer): Promise<void> {
    const name = sha256.toString('hex')
    const outer = join(directory, name.slice(0, 2))
    const inner = join(outer, name.slice(2, 4))
    try {
      await directories.create(outer)
      await directories.create(inner)
      // Overwrites an existing copy: the bytes are the same, and a damaged copy is repaired.
      await rename(path, pathOf(sha256))
      await flushDirectory(inner)
    } catch (cause) {
      directories.forget(outer, inner)
      throw storageUnavailable(cause)
    }
  }

  return {
    id,
    relativePath,
    localPath: pathOf,

    async put(bytes: Readable): Promise<StoredFile> {
      const path = join(incomingPath, randomUUID())
      try {
        const written = await writeHashed(bytes, path)
        await commit(path, written.sha256)
        return written
      } catch (error) {
        await rm(path, { force: true }).catch(() => undefined)
        throw error
      }
    },

    async putFile(path: string, sha256: Buffer): Promise<void> {
      const copy = join(incomingPath, randomUUID())
      try {
        // Fails on another file system, and on those without hard links.
        await link(path, copy).catch(() => copyFile(path, copy))
        await touchAndFlush(copy)
        await commit(copy, sha256)
      } catch (error) {
        throw error instanceof ApiError ? error : storageUnavailable(error)
      } finally {
        // Renaming a link to another link of the same file does nothing.
        await rm(copy, { force: true }).catch(() => undefined)
      }
    },

    async read(sha256: Buffer, range?: ByteRange): Promise<Readable> {
      // Opened first, so that a missing file is an error response and not a broken stream.
      const stream = createReadStream(pathOf(sha256), { ...range, highWaterMark: READ_CHUNK_BYTES })
      await once(stream, 'open').catch((cause: unknown) => {
        throw storageUnavailable(cause)
      })
      return stream
    },

    async has(sha256: Buffer): Promise<boolean> {
      try {
        return (await stat(pathOf(sha256))).isFile()
      } catch (cause) {
        if (isMissing(cause)) return false
        throw storageUnavailable(cause)
      }
    },

    async freeBytes(): Promise<number> {
      const { bavail, bsize } = await onDisk(statfs(directory))
      return bavail * bsize
    },

    async delete(sha256: Buffer, { storedBefore }): Promise<boolean> {
      try {
        // Storing the same bytes again replaces the file, so its time is that of the last `put`.
        if ((await stat(pathOf(sha256))).mtime >= storedBefore) return false
        await unlink(pathOf(sha256))
        return true
      } catch (cause) {
        if (isMissing(cause)) return false
        throw storageUnavailable(cause)
      }
    },

    async deletePartial({ writtenBefore }): Promise<void> {
      for (const path of await readFolder(incomingPath)) {
        try {
          if ((await lstat(path)).mtime < writtenBefore) await rm(path, { force: true, recursive: true })
        } catch (cause) {
          if (!isMissing(cause)) throw storageUnavailable(cause)
        }
      }
    },

    async *list(): AsyncGenerator<Buffer> {
      for (const outer of await readFolder(directory, FOLDER_NAME)) {
        for (const inner of await readFolder(outer, FOLDER_NAME)) {
          for (const path of await readFolder(inner, FILE_NAME)) yield Buffer.from(basename(path), 'hex')
        }
      }
    },

    async check(): Promise<void> {
      const path = join(incomingPath, `check-${randomUUID()}`)
      try {
        await writeFile(path, 'x')
        await unlink(path)
      } catch (cause) {
        // A full disk still creates the file.
        await rm(path, { force: true }).catch(() => undefined)
        throw storageUnavailable(cause)
      }
    },
  }
}

/** The age of a stored file is that of its last `put`, not of the upload. */
async function touchAndFlush(path: string): Promise<void> {
  await chmod(path, FILE_MODE)
  const handle = await open(path, 'r+')
  try {
    const now = new Date()
    await handle.utimes(now, now)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function relativePath(sha256: Buffer): string {
  const name = sha256.toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}

/** The paths of all entries, or of those whose names match. */
async function readFolder(path: string, pattern?: RegExp): Promise<string[]> {
  try {
    const names = await readdir(path)
    return names.filter((name) => pattern?.test(name) ?? true).map((name) => join(path, name))
  } catch (cause) {
    throw storageUnavailable(cause)
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
