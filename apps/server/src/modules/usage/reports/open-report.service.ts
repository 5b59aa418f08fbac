import type { Locale } from '@mixed-zone/contract/locales'
import type { ReportType } from '@mixed-zone/contract/schemas/reports'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { visibleTo } from '../../library/rules.ts'
import { newsSource } from './news-source.ts'
import { REPORT_COLUMNS, type ReportColumn } from './report-columns.ts'
import { type FilterRequest, parseReportFilter, type ReportFilter } from './report-filter.ts'
import type { ReportQuery, ReportSource } from './report-source.ts'
import { createTranslations, type FindTranslation, REPORT_TITLES } from './report-texts.ts'
import { listSectionNames } from './reports.repository.ts'
import { usersSource } from './users-source.ts'
import { viewsSource } from './views-source.ts'

const SOURCES: Readonly<Record<ReportType, (query: ReportQuery) => ReportSource>> = {
  users: usersSource,
  news: newsSource,
  'news-views': viewsSource,
}

export interface ReportRequest extends FilterRequest {
  readonly exportType: ReportType
}

/** A parsed and authorised report. */
export interface Report {
  readonly filter: ReportFilter
  readonly source: ReportSource
  readonly title: string
  readonly columns: readonly ReportColumn[]
  readonly findTranslation: FindTranslation
}

type OpenReportDeps = Pick<Platform, 'db' | 'clock' | 'timeZone'>

export type OpenReport = ReturnType<typeof createOpenReport>

export function createOpenReport({ db, clock, timeZone }: OpenReportDeps) {
  return async (actor: Actor, request: ReportRequest, locale: Locale): Promise<Report> => {
    const { exportType } = request
    const filter = parseReportFilter(request, locale)
    const visible = visibleTo(actor, clock.now())
    return {
      filter,
      source: SOURCES[exportType]({ filter, visible, locale, timeZone }),
      title: REPORT_TITLES[exportType][locale],
      columns: REPORT_COLUMNS[exportType],
      findTranslation: createTranslations(locale, await listSectionNames(db)),
    }
  }
}
