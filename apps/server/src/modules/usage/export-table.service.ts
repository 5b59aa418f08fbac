import type { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import type { ReportFormat } from '@mixed-zone/contract/schemas/reports'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { BytesAnswer } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Cell, Column, Table } from '../../platform/tables/table.ts'
import { writeCsv } from '../../platform/tables/write-csv.ts'
import { writeXlsx } from '../../platform/tables/write-xlsx.ts'
import { type AuditEntry, recordAudit } from '../audit/audit.ts'
import type { ExportThrottle } from './export-throttle.ts'
import type { ExportSlot, ExportSlots } from './reports/export-slots.service.ts'

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

export interface ExportedFile {
  readonly bytes: Readable
  readonly name: string
  readonly mediaType: string
}

type ExportEntry = Omit<AuditEntry, 'at' | 'actor'>

export interface TableToExport<Rows> {
  /** A function if it depends on what was loaded first. */
  readonly audit: ExportEntry | ((first: Rows) => ExportEntry)
  readonly title: string
  /** Without the extension. */
  readonly fileName: string
  readonly columns: readonly Column[]
  readonly format: ReportFormat
  readonly locale: Locale
  /** Runs before any header is sent, so that a database failure still gets an error response. */
  readonly loadFirst: () => Promise<Rows>
  readonly streamRows: (first: Rows) => AsyncIterable<readonly (readonly Cell[])[]>
}

interface ExportTableDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly exportSlots: ExportSlots
  readonly exportThrottle: ExportThrottle
}

export type ExportTable = ReturnType<typeof createExportTable>

/** Streams a table as a file while reading from the database. Destroying the stream releases everything. */
export function createExportTable({ db, clock, exportSlots, exportThrottle }: ExportTableDeps) {
  const record = (tx: Db, actor: Actor, entry: ExportEntry) =>
    recordAudit(tx, { ...entry, at: clock.now(), actor: { personId: actor.personId } })

  return async <Rows>(actor: Actor, table: TableToExport<Rows>): Promise<ExportedFile> => {
    const { audit, title, fileName, columns, format, locale } = table
    const slot = await exportSlots.acquire(actor.personId, async (tx) => {
      if (typeof audit !== 'function') await record(tx, actor, audit)
    })
    const first = await releaseOnFailure(slot, async () => {
      const loaded = await table.loadFirst()
      // Still before the first byte.
      if (typeof audit === 'function') await record(db, actor, audit(loaded))
      return loaded
    })
    const pieces = releaseAfter(exportThrottle.throttle(table.streamRows(first)), slot)
    const written: Table = { title, locale, columns, pieces }
    const bytes = format === 'csv' ? writeCsv(written) : writeXlsx(written)
    // Also if nobody ever reads the stream.
    bytes.once('close', () => slot.release())
    return { bytes, name: `${fileName}.${format}`, mediaType: MEDIA_TYPES[format] }
  }
}

async function releaseOnFailure<Result>(slot: ExportSlot, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    await slot.release()
    throw error
  }
}

/** Releases the slot before the last byte is sent, so that a client with the whole file can request the next one. */
async function* releaseAfter(pieces: Table['pieces'], slot: ExportSlot): Table['pieces'] {
  try {
    yield* pieces
  } finally {
    await slot.release()
  }
}

export function asFile({ bytes, name, mediaType }: ExportedFile): BytesAnswer {
  return new BytesAnswer((_request, reply) => {
    // The client disconnected before the first row was read.
    if (reply.raw.destroyed) bytes.destroy()
    return reply
      .header('content-type', mediaType)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(bytes)
  })
}
