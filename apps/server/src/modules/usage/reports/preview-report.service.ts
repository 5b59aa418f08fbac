import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Cell, type CellKind, momentText } from '../../../platform/tables/table.ts'
import { getCurrentPeriods } from '../../library/library.ts'
import { listFirstRows, type OpenReport, type ReportRequest } from './open-report.service.ts'
import { countByCountry, countByDay, countByMedium, countReportRows, countTotals } from './reports.repository.ts'

const FIRST_ROWS = 10
const MAX_MEDIA = 50

const FLAGS: Readonly<Record<Locale, readonly [no: string, yes: string]>> = {
  es: ['No', 'Sí'],
  en: ['No', 'Yes'],
  pt: ['Não', 'Sim'],
}

interface PreviewReportDeps extends Pick<Platform, 'db' | 'clock' | 'timeZone'> {
  readonly openReport: OpenReport
}

export type PreviewReport = ReturnType<typeof createPreviewReport>

export function createPreviewReport({ db, clock, timeZone, openReport }: PreviewReportDeps) {
  return async (actor: Actor, request: ReportRequest, locale: Locale): Promise<ReportPreview> => {
    const report = await openReport(actor, request, locale)
    const { source, columns, findTranslation } = report
    const countryName = findTranslation('country')
    const rows = await countReportRows(db, source)
    const first = await listFirstRows(db, report, FIRST_ROWS)
    const totals = await countTotals(db, source)
    const byMedium = await countByMedium(db, source, MAX_MEDIA)
    const byCountry = await countByCountry(db, source)
    const byDay = await countByDay(db, source, timeZone)
    return {
      rows,
      totals,
      columns: columns.map(({ key, names }) => ({ key, name: names[locale] })),
      first: first.map((row) => row.map((cell, column) => cellText(cell, columns[column]?.kind ?? 'text', locale))),
      byCountry: byCountry.map(({ country, count }) => ({ country, name: countryName?.(country) ?? country, count })),
      byMedium: [...byMedium],
      byDay: [...byDay],
      periods: await getCurrentPeriods(db, leagueDay(clock.now(), timeZone)),
    }
  }
}

function cellText(cell: Cell, kind: CellKind, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return FLAGS[locale][cell ? 1 : 0]
  return kind === 'moment' ? momentText(String(cell), locale) : String(cell)
}
