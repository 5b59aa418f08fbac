import type { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ByteRange, Storage } from '../../../platform/storage/storage.ts'
import { hearChanges } from './heard-changes.ts'
import { createLayoutCache } from './layout-cache.ts'
import { type StoredEntry, streamZip } from './stream-zip.ts'
import { createZipGuard } from './zip-guard.ts'
import { type ZipLayout, layOutZip } from './zip-layout.ts'
import { findZip, listZipEntries, markZipUsed, type ZipRow } from './zips.repository.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  readonly storage: Storage
  readonly changes: Changes
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
}

/** A kept zip that is ready to be sent to one person. */
export interface OpenedZip {
  readonly row: ZipRow
  readonly layout: ZipLayout<StoredEntry>
  /** Rejects unless everything in it may be sent now. */
  check(): Promise<void>
  stream(range: ByteRange | undefined, onSent: (entry: StoredEntry) => void): Readable
}

export function createOpenZip(parts: Parts) {
  const { db, clock, timeZone, storage, actorOfFileHandle } = parts
  const changes = hearChanges(parts.changes)
  const layouts = createLayoutCache(async (zipId) => {
    const rows = await listZipEntries(db, zipId)
    return layOutZip(rows.map((row) => ({ ...row, sizeBytes: row.file.sizeBytes, crc32: row.file.crc32 })))
  })

  return async (actor: Actor, id: number, locale: Locale): Promise<OpenedZip> => {
    const row = await findZip(db, { id, personId: actor.personId })
    if (!row) throw new ApiError('not-found')
    const layout = await layouts(id)
    await markZipUsed(db, { id, now: clock.now() })
    const actorNow = () => actorOfFileHandle(actor.fileHandle)
    const guard = createZipGuard({ db, clock, timeZone, actorNow, locale })
    const check = () => guard(layout.entries)
    return {
      row,
      layout,
      check,
      stream(range, onSent) {
        const stretch = range ?? { start: 0, end: layout.sizeBytes - 1 }
        return streamZip({ layout, storage, clock, changes, guard, onSent }, stretch)
      },
    }
  }
}
