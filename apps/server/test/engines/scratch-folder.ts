import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/** Two workers with a few databases of 35 MB each, their pictures, and room for the browsers that use it as well. */
const MIN_FREE_BYTES = 2 * 1024 ** 3

/**
 * Where test databases are laid down: in memory where the machine has such a folder with enough room, since nothing of theirs has to
 * outlive the run. Copying, flushing and removing then take a quarter of the work.
 */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
