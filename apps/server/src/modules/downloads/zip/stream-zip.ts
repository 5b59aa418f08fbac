import { Readable } from 'node:stream'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type ByteRange, type Storage, storageUnavailable } from '../../../platform/storage/storage.ts'
import type { FileInfo } from '../stored-file.ts'
import type { GuardedEntry, ZipGuard } from './zip-guard.ts'
import type { ZipLayout } from './zip-layout.ts'
import type { ZipEntry } from './zip-records.ts'

export interface StoredEntry extends ZipEntry, GuardedEntry {
  readonly file: FileInfo
}

interface StreamZipDeps {
  readonly layout: ZipLayout<StoredEntry>
  readonly storage: Pick<Storage, 'read'>
  readonly authorisation: ZipAuthorisation
}

interface ZipAuthorisationDeps {
  readonly entries: readonly StoredEntry[]
  readonly clock: Clock
  readonly changes: Pick<Changes, 'versionOf'>
  readonly guard: ZipGuard
}

export type ZipAuthorisation = ReturnType<typeof createZipAuthorisation>

const BATCH_SIZE = 200

/** Readers may be slow and files long, so an authorisation expires after a second, and with every change that this node observes. */
const AUTHORISED_MS = 1_000
const CHUNK_BYTES = 256 * 1024

/**
 * Re-authorises while it sends. If an entry is no longer allowed, the stream ends with an error, so that a partial zip
 * never looks complete.
 */
export function streamZip(deps: StreamZipDeps, range: ByteRange): Readable {
  return Readable.from(readZip(deps, range), { objectMode: false, highWaterMark: CHUNK_BYTES })
}

async function* readZip(deps: StreamZipDeps, zipRange: ByteRange): AsyncGenerator<Buffer> {
  const { layout, storage, authorisation } = deps
  for (const part of layout.partsIn(zipRange)) {
    if (part.kind === 'record') {
      yield part.bytes
      continue
    }
    const { entry, index, range } = part
    if (!authorisation.covers(index)) await authorisation.renew(index)
    let left = range.end - range.start + 1
    for await (const chunk of await storage.read(entry.file.sha256, range)) {
      if (!authorisation.isCurrent()) await authorisation.renew(index)
      left -= chunk.length
      yield chunk
    }
    if (left !== 0) throw storageUnavailable(new Error('A stored file is shorter than its row says'))
  }
}

/** Remembers which entries the guard has allowed, so that it runs once for many chunks and entries. */
export function createZipAuthorisation({ entries, clock, changes, guard }: ZipAuthorisationDeps) {
  let lastIndex = -1
  let renewedAtMs = 0
  let version: string | null = null
  const isCurrent = () => version === changes.versionOf('posts') && clock.now().getTime() - renewedAtMs < AUTHORISED_MS

  /** Before the guard runs: what changes while it runs invalidates its result. */
  function begin(): void {
    version = changes.versionOf('posts')
    renewedAtMs = clock.now().getTime()
  }

  return {
    isCurrent,
    /** While the version is unknown every entry is authorised on its own. */
    covers: (index: number) => index <= lastIndex && version !== null && isCurrent(),

    /** Rejects unless all entries may be sent. */
    async checkAll(): Promise<void> {
      begin()
      await guard(entries)
      lastIndex = entries.length - 1
    },

    async renew(index: number): Promise<void> {
      begin()
      const batch = entries.slice(index, index + (version === null ? 1 : BATCH_SIZE))
      const isBatchAllowed = batch.length > 1 && (await isAllowed(guard, batch))
      // A later entry that is forbidden must not stop the entries before it.
      if (!isBatchAllowed) await guard(batch.slice(0, 1))
      lastIndex = isBatchAllowed ? index + batch.length - 1 : index
    },
  }
}

async function isAllowed(guard: ZipGuard, entries: readonly StoredEntry[]): Promise<boolean> {
  try {
    await guard(entries)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
