import { createHash } from 'node:crypto'
import { access, chmod, constants, lstat, mkdir, readlink, realpath, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DataFolderUnusable } from '../database-errors.ts'

export interface DataFolder {
  readonly dataDir: string
  /** PostgreSQL's own files. */
  readonly cluster: string
  /** A path short enough for a socket. */
  readonly sockets: string
}

/** The name that `psql -h {folder}` expects. */
export const SOCKET_PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`

/** The limit is 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103

const MAX_SOCKET_NAME_BYTES = 20

export async function prepareDataFolder(path: string): Promise<DataFolder> {
  try {
    await makeFolder(path)
    const dataDir = await realpath(path)
    // The trailing dot rejects files.
    await access(`${dataDir}/.`, constants.R_OK | constants.W_OK | constants.X_OK)
    const run = join(dataDir, 'run')
    await mkdir(run, { recursive: true, mode: 0o700 })
    await chmod(run, 0o700)
    return { dataDir, cluster: join(dataDir, 'database'), sockets: await shorten(run) }
  } catch (error) {
    throw unusable(path, error)
  }
}

/** `mkdir` with `recursive` hides the reason of a failure, and never returns below `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return
  await makeFolder(dirname(path))
  if (!(await isMade(path))) throw new DataFolderUnusable(`The data folder ${path} cannot be made there.`)
}

/** False if the parent folder is missing. */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true
    if (codeOf(error) === 'ENOENT' && dirname(path) !== path) return false
    throw error
  }
}

/** One line about a folder that the operating system does not let us use. */
export function unusable(path: string, error: unknown): DataFolderUnusable {
  if (error instanceof DataFolderUnusable) return error
  const reason = REASONS[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))
  return new DataFolderUnusable(`The data folder ${path} cannot be used: ${reason}.`, { cause: error })
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in the way',
}

/**
 * A short alias of the sockets' folder: a link in the temporary folder, named by a digest of its target. The sockets
 * stay in the data folder, so that all processes find the same ones.
 */
async function shorten(run: string): Promise<string> {
  if (Buffer.byteLength(run) + 1 + MAX_SOCKET_NAME_BYTES <= MAX_SOCKET_PATH_BYTES) return run
  const digest = createHash('sha256').update(run).digest('hex').slice(0, 16)
  const link = join(tmpdir(), `mixed-zone-${process.getuid?.() ?? 0}-${digest}`)
  try {
    await symlink(run, link)
  } catch {
    const { uid } = await lstat(link)
    const isOurs = uid === process.getuid?.() && (await readlink(link)) === run
    if (!isOurs) throw new DataFolderUnusable(`${link} is in the way: it has to point to ${run}. Remove it.`)
  }
  return link
}
