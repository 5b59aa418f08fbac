import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { ReportFormat, ReportType } from '@mixed-zone/contract/schemas/reports'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { BytesAnswer } from '../../../platform/http/bytes-answer.ts'
import type { Table } from '../../../platform/tables/table.ts'
import { writeCsv } from '../../../platform/tables/write-csv.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { ExportPlace, ExportPlaces } from './export-places.ts'
import type { AskedReport, OpenReport, Report } from './open-report.ts'
import { askForRows, readReport } from './report-rows.ts'

const TYPES: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly timeZone: string
  readonly places: ExportPlaces
  readonly openReport: OpenReport
}

interface AskedExport extends AskedReport {
  readonly format?: ReportFormat | undefined
}

/** Writes a report into an answer while it is being read. Whoever breaks it off frees all that it held. */
export function createExportReport({ db, clock, timeZone, places, openReport }: Parts) {
  const fileName = (type: ReportType, format: ReportFormat) => `${type}-${leagueDay(clock.now(), timeZone)}.${format}`

  /** Before a header is sent: a database that is away has an answer of its own. */
  async function firstRows(report: Report, place: ExportPlace) {
    try {
      return await askForRows(db, report)
    } catch (error) {
      await place.free()
      throw error
    }
  }

  return async (actor: Actor, asked: AskedExport, locale: Locale): Promise<BytesAnswer> => {
    const { exportType, format = 'xlsx' } = asked
    const report = await openReport(actor, asked, locale)
    const place = await places.take(actor.personId, (tx) =>
      recordAudit(tx, {
        at: clock.now(),
        actor: { personId: actor.personId },
        action: 'report.exported',
        subject: { kind: 'report', id: exportType },
        details: { format, ...report.filter },
      }),
    )
    const first = await firstRows(report, place)
    const columns = report.columns.map(({ names, kind }) => ({ name: names[locale], kind }))
    const table: Table = { title: report.title, columns, pieces: thenFree(readReport(db, report, first), place) }
    const bytes = format === 'csv' ? writeCsv(table) : writeXlsx(table)
    // Also where nobody has begun to read.
    bytes.once('close', () => place.free())
    return new BytesAnswer((_request, reply) => {
      // Gone before the first row was there.
      if (reply.raw.destroyed) bytes.destroy()
      return reply
        .header('content-type', TYPES[format])
        .header('content-disposition', `attachment; filename="${fileName(exportType, format)}"`)
        .send(bytes)
    })
  }
}

/** Frees the place before the last byte: whoever has the whole report can ask for the next. */
async function* thenFree(pieces: Table['pieces'], place: ExportPlace): Table['pieces'] {
  try {
    yield* pieces
  } finally {
    await place.free()
  }
}
