import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

/** The parts of Emscripten's file system that are used here, which has no types. */
interface Stream {
  readonly node: object
  /** Node's file descriptor; folders have none. */
  readonly nfd?: number
}

interface HostFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => void }
  realPath(node: object): string
}

interface FlushHooks {
  readonly onFlush: () => void
  /** Writes may be lost, so PostgreSQL has to restart from disk. */
  readonly onFailure: (error: unknown) => never
}

/** Parameters that make PostgreSQL request flushes, which PGlite disables. */
export const FLUSHING_PARAMETERS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on', '-c', 'full_page_writes=on'],
]

/** Adds the missing fsync to PGlite's file system. */
export function flushToDisk(db: PGlite, { onFlush, onFailure }: FlushHooks): void {
  // An internal interface without types: a test checks at the pinned version that every commit is flushed.
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
