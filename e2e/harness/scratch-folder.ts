import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'

/** The template and a few copies of its database for each of two runs, and room for the browser, which uses it as well. */
const ROOM_BYTES = 3 * 1024 ** 3

/** Where data folders that need not outlive the run are laid down: in memory where the machine has such a folder with enough room. */
export function scratchFolder(): string {
  try {
    accessSync(MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
