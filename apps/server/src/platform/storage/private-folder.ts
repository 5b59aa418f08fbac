import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Nothing that this process creates is accessible to other users, whatever the caller's umask. */
export const PRIVATE_UMASK = 0o077

const OTHERS = 0o077

/**
 * Takes a data folder of an earlier version away from other users of the machine. Returns how many files and folders they had
 * access to. A folder that is private already is not walked, so that the start does not depend on the number of files.
 */
export function makeDataFolderPrivate(dataDir: string): number {
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  if (!folder?.isDirectory() || (folder.mode & OTHERS) === 0) return 0
  const changed = makeContentsPrivate(dataDir)
  // Last, so that an interrupted walk is repeated at the next start.
  chmodSync(dataDir, folder.mode & ~OTHERS)
  return changed + 1
}

/** Returns how many files and folders below `folder` other users had access to. */
export function makeContentsPrivate(folder: string): number {
  let changed = 0
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const entry = lstatSync(path, { throwIfNoEntry: false })
    if (!entry || entry.isSymbolicLink()) continue
    if ((entry.mode & OTHERS) !== 0) {
      chmodSync(path, entry.mode & ~OTHERS)
      changed += 1
    }
    if (entry.isDirectory()) changed += makeContentsPrivate(path)
  }
  return changed
}
