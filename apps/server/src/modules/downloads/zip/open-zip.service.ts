import type { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ByteRange } from '../../../platform/storage/storage.ts'
import { createZipAuthorisation, type StoredEntry, streamZip } from './stream-zip.ts'
import { createZipGuard } from './zip-guard.ts'
import { type ZipLayout, layOutZip } from './zip-layout.ts'
import { listZipEntries, updateUsedZip, type ZipRow } from './zips.repository.ts'

export interface OpenZipDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone' | 'storage' | 'changes'> {
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
}

export interface OpenedZip {
  readonly row: ZipRow
  readonly layout: ZipLayout<StoredEntry>
  check(): Promise<void>
  stream(range?: ByteRange): Readable
}

export type OpenZip = ReturnType<typeof createOpenZip>

export function createOpenZip({ db, clock, getTimeZone, storage, changes, findActorByFileHandle }: OpenZipDeps) {
  async function loadLayout(zipId: number): Promise<ZipLayout<StoredEntry>> {
    const rows = await listZipEntries(db, zipId)
    return layOutZip(rows.map((row) => ({ ...row, sizeBytes: row.file.sizeBytes, crc32: row.file.crc32 })))
  }

  return async (actor: Actor, id: number, locale: Locale): Promise<OpenedZip> => {
    const row = await updateUsedZip(db, { id, personId: actor.personId, now: clock.now() })
    if (!row) throw new ApiError('not-found')
    const layout = await loadLayout(id)
    const getActor = () => findActorByFileHandle(actor.fileHandle)
    const guard = createZipGuard({ db, clock, getTimeZone, getActor, locale })
    const authorisation = createZipAuthorisation({ entries: layout.entries, clock, changes, guard })
    return {
      row,
      layout,
      check: authorisation.checkAll,
      stream: (range = { start: 0, end: layout.sizeBytes - 1 }) => streamZip({ layout, storage, authorisation }, range),
    }
  }
}
