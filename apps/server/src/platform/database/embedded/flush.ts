import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

/** The parts of Emscripten's file system that are used here. It does not describe them itself. */
interface Stream {
  readonly node: object
  /** Node's number of an open file; a folder has none. */
  readonly nfd?: number
}

interface HostFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => void }
  realPath(node: object): string
}

interface FlushHooks {
  readonly onFlush: () => void
  /** What was written may be lost and nobody can say what: PostgreSQL has to start anew from what is on disk. */
  readonly onFailure: (error: unknown) => never
}

/** How PostgreSQL has to be started to ask for flushes at all. PGlite turns them off. */
export const FLUSHING_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
]

/** Gives PGlite's file system the flush that it lacks. */
export function flushToDisk(db: PGlite, { onFlush, onFailure }: FlushHooks): void {
  // An inner interface, without types: a test proves at the pinned version that every commit comes through here.
  const { node } = db.Module.FS.lookupPath(PGlite.paths.PGDATA, {}) as { node: { mount: { type: HostFileSystem } } }
  const host = node.mount.type
  host.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) flushFolder(host.realPath(stream.node))
      else fdatasyncSync(stream.nfd)
    } catch (error) {
      onFailure(error)
    }
    onFlush()
  }
}

export function flushFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
