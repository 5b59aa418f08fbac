import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { makeContentsPrivate, PRIVATE_UMASK } from '../../storage/private-folder.ts'
import { FLUSHING_PARAMETERS, flushFolder, flushToDisk } from './flush.ts'

export interface ClusterHooks {
  readonly onFlush: () => void
  readonly onFailure: (error: unknown) => never
  /** A line that PostgreSQL writes about itself. */
  readonly onLine: (line: string) => void
}

const EXTENSIONS = { citext, pg_trgm, unaccent }

const NEW_CLUSTER = [
  // Upper and lower case of every script, and an order that no library's version changes. Debian's `C.UTF-8` is the same.
  ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  // PostgreSQL stops when there is no room for another piece of its log: smaller pieces need less room.
  '--wal-segsize=4',
]

/** PostgreSQL's own default is 128 MB, which it fills in time. What does not fit is read again from the system's page cache. */
const MEMORY_PARAMETERS = ['-c', 'shared_buffers=16MB']

export async function openCluster(path: string, hooks: ClusterHooks): Promise<PGlite> {
  const db = new PGlite({
    dataDir: path,
    extensions: EXTENSIONS,
    startParams: [...FLUSHING_PARAMETERS, ...MEMORY_PARAMETERS],
    onStderr: (line) => {
      hooks.onLine(line)
      return false
    },
  })
  await db.waitReady
  flushToDisk(db, hooks)
  keepNewFilesPrivate(db)
  // The files of `initdb`, of an earlier version, and of the start itself.
  makeContentsPrivate(path)
  dieOnTraps(db, hooks.onFailure)
  return db
}

/** Emscripten gives each file that it creates the mode 0666, whatever the umask. */
function keepNewFilesPrivate({ Module }: PGlite): void {
  // An internal interface without types, as in `flushToDisk`; a test checks the modes at the pinned version.
  const { node } = Module.FS.lookupPath(PGlite.paths.PGDATA, {}) as { node: { node_ops: NodeOperations } }
  const operations = node.node_ops
  const { setattr } = operations
  operations.setattr = (file, attributes) => {
    const { mode } = attributes
    setattr(file, mode === undefined ? attributes : { ...attributes, mode: mode & ~PRIVATE_UMASK })
  }
}

interface NodeOperations {
  setattr(file: object, attributes: { readonly mode?: number }): void
}

/** What PostgreSQL leaves its loop with after an ordinary error. PGlite goes on after any other way out as well. */
const ORDINARY_ERROR = 100

/** After a panic or a trap PostgreSQL's memory is not to be trusted: what is on disk is. */
function dieOnTraps({ Module }: PGlite, onFailure: ClusterHooks['onFailure']): void {
  Module.onAbort = onFailure
  const loopOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    try {
      loopOnce()
    } catch (error) {
      const isOrdinary = error instanceof Object && 'status' in error && error.status === ORDINARY_ERROR
      if (!isOrdinary) onFailure(error)
      throw error
    }
  }
}

/** A cluster appears under its name only when it is whole and on disk: a kill in between leaves nothing that looks like one. */
export async function createCluster(path: string, { onLine }: Pick<ClusterHooks, 'onLine'>): Promise<void> {
  const unfinished = `${path}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const db = new PGlite({
    dataDir: unfinished,
    initDbStartParams: NEW_CLUSTER,
    onStderr: (line) => {
      onLine(line)
      return false
    },
  })
  await db.waitReady
  await db.close()
  flushTree(unfinished)
  renameSync(unfinished, path)
  flushFolder(dirname(path))
}

function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else if (entry.isFile()) flushFile(path)
  }
  flushFolder(folder)
}

function flushFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
