import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { ReportFormat } from '@mixed-zone/contract/schemas/reports'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ExportedFile, ExportTable } from '../export-table.service.ts'
import type { ExportThrottle } from '../export-throttle.ts'
import { createBatchLoader, type OpenReport, type ReportRequest, streamRows } from './open-report.service.ts'
import type { ListReportRows } from './reports.repository.ts'

interface ExportReportDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly exportTable: ExportTable
  readonly exportThrottle: ExportThrottle
  readonly openReport: OpenReport
}

interface ExportRequest extends ReportRequest {
  readonly format?: ReportFormat | undefined
}

export type ExportReport = ReturnType<typeof createExportReport>

/** Of the usual batch, while people are calling: small batches hold up other calls for less time, large ones need fewer statements. */
const SMALL_BATCH_SHARE = 1 / 4

export function createExportReport(deps: ExportReportDeps) {
  const { db, clock, getTimeZone, exportTable, exportThrottle, openReport } = deps

  return async (actor: Actor, request: ExportRequest, locale: Locale): Promise<ExportedFile> => {
    const { exportType, format = 'xlsx' } = request
    const report = await openReport(actor, request, locale)
    const loadLarge = createBatchLoader(db, report)
    const loadSmall = createBatchLoader(db, report, Math.ceil(report.source.batchRows * SMALL_BATCH_SHARE))
    const loadBatch: ListReportRows = (after) => (exportThrottle.isActive() ? loadSmall : loadLarge)(after)
    return exportTable(actor, {
      audit: {
        action: 'report.exported',
        subject: { kind: 'report', id: exportType },
        details: { format, ...report.filter },
      },
      title: report.title,
      fileName: `${exportType}-${leagueDay(clock.now(), getTimeZone())}`,
      columns: report.columns.map(({ names, kind }) => ({ name: names[locale], kind })),
      format,
      locale,
      loadFirst: () => loadBatch(),
      streamRows: (first) => streamRows(loadBatch, first),
    })
  }
}
