import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { StartError } from '../errors/start-error.ts'
import { DiskReading } from './disk-reading.ts'
import { createDirectoryMaker, flushDirectory } from './durable-directory.ts'
import type { ByteRange, Storage, StoredFile } from './storage.ts'
import { storageAway } from './storage-away.ts'
import { writeHashed } from './write-hashed.ts'

/** Beside the files, so that a rename never crosses a file system. */
const TEMPORARY = 'incoming'

/**
 * Keeps files below one folder, `ab/cd/abcd…`, named by their SHA-256.
 *
 * What an earlier process left half-written is removed here. Should another process write to the same folder at that
 * moment, its write fails cleanly; several nodes share a storage that is made for it, not a folder.
 */
export async function openDiskStorage(directory: string): Promise<Storage> {
  const temporary = join(directory, TEMPORARY)
  const directories = createDirectoryMaker()
  try {
    await directories.make(directory)
    await directories.make(temporary)
    for (const name of await readdir(temporary)) await rm(join(temporary, name), { force: true, recursive: true })
  } catch (cause) {
    throw new StartError(`Files cannot be kept in ${directory}: ${describe(cause)}`, { cause })
  }

  const placeOf = (sha256: Buffer): { folders: string[]; file: string } => {
    const name = sha256.toString('hex')
    const outer = join(directory, name.slice(0, 2))
    const inner = join(outer, name.slice(2, 4))
    return { folders: [outer, inner], file: join(inner, name) }
  }

  /** From here on the bytes are found by their name, also after a power cut. */
  async function keep(path: string, sha256: Buffer): Promise<void> {
    const { folders, file } = placeOf(sha256)
    const [outer = directory, inner = directory] = folders
    try {
      await directories.make(outer)
      await directories.make(inner)
      // Over an older copy too: the bytes are the same, and a damaged copy is healed.
      await rename(path, file)
      await flushDirectory(inner)
    } catch (cause) {
      directories.forget(outer, inner)
      throw storageAway(cause)
    }
  }

  return {
    async put(bytes: Readable): Promise<StoredFile> {
      const path = join(temporary, randomUUID())
      try {
        const written = await writeHashed(bytes, path)
        await keep(path, written.sha256)
        return written
      } catch (error) {
        await rm(path, { force: true }).catch(() => undefined)
        throw error
      }
    },

    async read(sha256: Buffer, range?: ByteRange): Promise<Readable> {
      const handle = await open(placeOf(sha256).file).catch((cause: unknown) => {
        throw storageAway(cause)
      })
      return new DiskReading(handle, range)
    },

    async has(sha256: Buffer): Promise<boolean> {
      try {
        return (await stat(placeOf(sha256).file)).isFile()
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false
        throw storageAway(cause)
      }
    },

    placeOf(sha256: Buffer): string {
      return relative(directory, placeOf(sha256).file).replaceAll(sep, '/')
    },

    async check(): Promise<void> {
      const path = join(temporary, `check-${randomUUID()}`)
      try {
        await writeFile(path, 'x')
        await unlink(path)
      } catch (cause) {
        throw storageAway(cause)
      }
    },
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
