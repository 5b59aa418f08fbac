import { constants, type Dirent } from 'node:fs'
import { type FileHandle, lstat, open, readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ImportProblem } from '../../modules/library/library.ts'

/** A folder from which nothing outside of it can be read: no path leads out of it, and no symbolic link is followed. */
export interface SafeFolder {
  /** Names without those that start with a dot, sorted. */
  list(path?: string): Promise<Dirent[]>
  /** Rejects with an `ImportProblem` if it cannot be read. The stream closes the file. */
  openFile(path: string): Promise<Readable>
  /** As UTF-8. */
  readText(path: string, maxBytes: number): Promise<string>
}

export async function openSafeFolder(folder: string): Promise<SafeFolder> {
  const root = await realpath(folder)

  /** The real path of a name inside the folder. Every part is checked: a link could be anywhere. */
  async function resolveInside(path: string): Promise<string> {
    const parts = path.split('/')
    if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part))) {
      throw new ImportProblem(`"${path}" is no path inside the folder`)
    }
    let current = root
    for (const part of parts) {
      current = join(current, part)
      const found = await lstat(current).catch(() => null)
      if (!found) throw new ImportProblem(`there is no file "${path}"`)
      if (found.isSymbolicLink()) throw new ImportProblem(`"${path}" is a symbolic link, which is not followed`)
    }
    return current
  }

  async function openHandle(path: string): Promise<FileHandle> {
    const resolved = await resolveInside(path)
    // A link or pipe that appears between check and opening is refused here.
    const handle = await open(resolved, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => {
      throw new ImportProblem(`"${path}" cannot be opened`)
    })
    if ((await handle.stat()).isFile()) return handle
    await handle.close()
    throw new ImportProblem(`"${path}" is no file`)
  }

  return {
    async list(path) {
      const entries = await readdir(path === undefined ? root : await resolveInside(path), { withFileTypes: true })
      return entries.filter(({ name }) => !name.startsWith('.')).sort((one, other) => (one.name < other.name ? -1 : 1))
    },

    openFile: async (path) => (await openHandle(path)).createReadStream(),

    async readText(path, maxBytes) {
      const handle = await openHandle(path)
      try {
        const { size } = await handle.stat()
        if (size > maxBytes) throw new ImportProblem(`"${path}" is larger than ${Math.round(maxBytes / 1_000_000)} MB`)
        return decode(await handle.readFile(), path)
      } finally {
        await handle.close()
      }
    },
  }
}

export function decode(bytes: Buffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportProblem(`"${path}" is not UTF-8`)
  }
}
