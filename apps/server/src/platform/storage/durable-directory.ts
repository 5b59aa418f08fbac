import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Flushes a folder's list of names: a renamed file is only then where it should be after a power cut. */
export async function flushDirectory(path: string): Promise<void> {
  // Windows opens no folders, and keeps the list of names safe by itself.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export interface DirectoryMaker {
  /** Resolves once the folder exists and is flushed. */
  make(path: string): Promise<void>
  /** To be called when a folder turned out not to be there after all. */
  forget(...paths: string[]): void
}

/** Makes folders, each flushed once per process: two writers at once must not trust an entry that neither has flushed. */
export function createDirectoryMaker(): DirectoryMaker {
  const made = new Map<string, Promise<void>>()

  async function makeFlushed(path: string): Promise<void> {
    await mkdir(path, { recursive: true, mode: 0o750 })
    await flushDirectory(dirname(path))
  }

  return {
    make(path) {
      const known = made.get(path)
      if (known) return known
      const making = makeFlushed(path)
      made.set(path, making)
      making.catch(() => made.delete(path))
      return making
    },
    forget(...paths) {
      for (const path of paths) made.delete(path)
    },
  }
}
