import type { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { ReportFormat } from '@mixed-zone/contract/schemas/reports'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Table } from '../../../platform/tables/table.ts'
import { writeCsv } from '../../../platform/tables/write-csv.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { ExportSlot, ExportSlots } from './export-slots.service.ts'
import { loadRows, type OpenReport, type Report, type ReportRequest, streamRows } from './open-report.service.ts'

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface ExportReportDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly exportSlots: ExportSlots
  readonly openReport: OpenReport
}

interface ExportRequest extends ReportRequest {
  readonly format?: ReportFormat | undefined
}

export interface ExportedReport {
  readonly bytes: Readable
  readonly name: string
  readonly mediaType: string
}

export type ExportReport = ReturnType<typeof createExportReport>

/** Streams while reading from the database. Destroying the stream releases everything. */
export function createExportReport({ db, clock, getTimeZone, exportSlots, openReport }: ExportReportDeps) {
  /** Before any header is sent, so that a database failure still gets an error response. */
  async function loadFirstRows(report: Report, slot: ExportSlot) {
    try {
      return await loadRows(db, report)
    } catch (error) {
      await slot.release()
      throw error
    }
  }

  return async (actor: Actor, request: ExportRequest, locale: Locale): Promise<ExportedReport> => {
    const { exportType, format = 'xlsx' } = request
    const report = await openReport(actor, request, locale)
    const slot = await exportSlots.acquire(actor.personId, (tx) =>
      recordAudit(tx, {
        at: clock.now(),
        actor: { personId: actor.personId },
        action: 'report.exported',
        subject: { kind: 'report', id: exportType },
        details: { format, ...report.filter },
      }),
    )
    const first = await loadFirstRows(report, slot)
    const columns = report.columns.map(({ names, kind }) => ({ name: names[locale], kind }))
    const pieces = releaseAfter(streamRows(db, report, first), slot)
    const table: Table = { title: report.title, locale, columns, pieces }
    const bytes = format === 'csv' ? writeCsv(table) : writeXlsx(table)
    // Also if nobody ever reads the stream.
    bytes.once('close', () => slot.release())
    const day = leagueDay(clock.now(), getTimeZone())
    return { bytes, name: `${exportType}-${day}.${format}`, mediaType: MEDIA_TYPES[format] }
  }
}

/** Releases the slot before the last byte is sent, so that a client with the whole report can request the next one. */
async function* releaseAfter(pieces: Table['pieces'], slot: ExportSlot): Table['pieces'] {
  try {
    yield* pieces
  } finally {
    await slot.release()
  }
}
