import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { ReportFormat } from '@mixed-zone/contract/schemas/reports'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ExportedFile, ExportTable } from '../export-table.service.ts'
import { createBatchLoader, type OpenReport, type ReportRequest, streamRows } from './open-report.service.ts'

interface ExportReportDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly exportTable: ExportTable
  readonly openReport: OpenReport
}

interface ExportRequest extends ReportRequest {
  readonly format?: ReportFormat | undefined
}

export type ExportReport = ReturnType<typeof createExportReport>

export function createExportReport({ db, clock, getTimeZone, exportTable, openReport }: ExportReportDeps) {
  return async (actor: Actor, request: ExportRequest, locale: Locale): Promise<ExportedFile> => {
    const { exportType, format = 'xlsx' } = request
    const report = await openReport(actor, request, locale)
    const loadBatch = createBatchLoader(db, report)
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
