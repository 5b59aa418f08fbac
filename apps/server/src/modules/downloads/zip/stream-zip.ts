import { Readable } from 'node:stream'
import type { Clock } from '../../../platform/clock/clock.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type ByteRange, type Storage, storageUnavailable } from '../../../platform/storage/storage.ts'
import type { FileFacts } from '../stored-file.ts'
import type { HeardChanges } from './heard-changes.ts'
import type { GuardedEntry, ZipGuard } from './zip-guard.ts'
import type { ZipLayout } from './zip-layout.ts'
import type { ZipEntry } from './zip-records.ts'

/** An entry whose bytes are stored. */
export interface StoredEntry extends ZipEntry, GuardedEntry {
  readonly file: FileFacts
}

interface Parts {
  readonly layout: ZipLayout<StoredEntry>
  readonly storage: Storage
  readonly clock: Clock
  readonly changes: HeardChanges
  readonly guard: ZipGuard
  /** Told of each entry whose last byte went out. */
  readonly onSent: (entry: StoredEntry) => void
}

/** So many files are asked about at once: one question each second, and not one for each file. */
const ASKED_TOGETHER = 200

/** An answer is good for so long, and until somebody changes something. A reader may be slow, and a film long: it is asked again. */
const GOOD_FOR_MS = 1_000

const PIECE_BYTES = 256 * 1024

/**
 * Streams a stretch of a zip. Nothing is sent about which was not asked just before whether it may be: what was recalled
 * meanwhile ends the stream with an error, and the connection with it, so that no half of it looks whole.
 */
export function streamZip(parts: Parts, range: ByteRange): Readable {
  return Readable.from(bytesOf(parts, range), { objectMode: false, highWaterMark: PIECE_BYTES })
}

async function* bytesOf(parts: Parts, range: ByteRange): AsyncGenerator<Buffer> {
  const { layout, storage, onSent } = parts
  const asking = createAsking(parts)
  for (const part of layout.partsIn(range)) {
    if (part.kind === 'record') {
      yield part.bytes
      continue
    }
    const { entry, index, range: stretch } = part
    if (!asking.mayBegin(index)) await asking.ask(index)
    let left = stretch.end - stretch.start + 1
    for await (const piece of await storage.read(entry.file.sha256, stretch)) {
      if (!asking.mayGoOn()) await asking.ask(index)
      left -= piece.length
      yield piece
    }
    if (left !== 0) throw storageUnavailable(new Error('A stored file is not as long as it was'))
    if (stretch.end === entry.sizeBytes - 1) onSent(entry)
  }
}

/** Remembers what was asked, as long as that may be relied upon. */
function createAsking({ layout, clock, changes, guard }: Parts) {
  let askedUntil = -1
  let askedAt = 0
  let changesThen = 0
  const mayGoOn = () => changesThen === changes.count() && clock.now().getTime() - askedAt < GOOD_FOR_MS
  return {
    mayGoOn,
    /** While changes may go unheard, each file is asked about when it begins. */
    mayBegin: (index: number) => index <= askedUntil && changes.isConnected() && mayGoOn(),
    async ask(index: number): Promise<void> {
      changesThen = changes.count()
      askedAt = clock.now().getTime()
      const together = layout.entries.slice(index, index + (changes.isConnected() ? ASKED_TOGETHER : 1))
      const areAllAllowed = together.length > 1 && (await isAllowed(guard, together))
      // What lies further on may be forbidden without ending what comes before it.
      if (!areAllAllowed) await guard(together.slice(0, 1))
      askedUntil = areAllAllowed ? index + together.length - 1 : index
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
