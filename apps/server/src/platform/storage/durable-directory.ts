import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Flushes a folder's entries: only then does a renamed file survive a power cut. */
export async function flushDirectory(path: string): Promise<void> {
  // Windows cannot open folders, and flushes their entries itself.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export interface DirectoryCreator {
  /** Resolves once the folder exists and its entry is flushed. */
  create(path: string): Promise<void>
  /** Call it when a folder turned out to be missing. */
  forget(...paths: string[]): void
}

/** Creates folders and flushes each once per process; concurrent writers wait for the same flush. */
export function createDirectoryCreator(): DirectoryCreator {
  const created = new Map<string, Promise<void>>()

  async function createAndFlush(path: string): Promise<void> {
    await mkdir(path, { recursive: true, mode: 0o750 })
    await flushDirectory(dirname(path))
  }

  return {
    create(path) {
      const known = created.get(path)
      if (known) return known
      const creating = createAndFlush(path)
      created.set(path, creating)
      creating.catch(() => created.delete(path))
      return creating
    },
    forget(...paths) {
      for (const path of paths) created.delete(path)
    },
  }
}
