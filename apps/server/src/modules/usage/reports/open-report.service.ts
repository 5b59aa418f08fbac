import type { Locale } from '@mixed-zone/contract/locales'
import { isEndBeforeStart, parseDay } from '@mixed-zone/contract/rules/days'
import type { ReportType } from '@mixed-zone/contract/schemas/reports'
import type { Db } from '../../../platform/database/database.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { listSectionNames } from '../../library/library.ts'
import { visibleTo } from '../../library/rules.ts'
import { REPORT_COLUMNS, type ReportColumn } from './report-columns.ts'
import {
  newsSource,
  type ReportQuery,
  type ReportSource,
  usersSource,
  viewsSource,
  type ReportFilter,
} from './report-sources.ts'
import { createTranslations, type FindTranslation, REPORT_TITLES } from './report-texts.ts'
import { listReportRows, type ReportKey, type ReportRow } from './reports.repository.ts'

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

type OpenReportDeps = Pick<Platform, 'db' | 'clock' | 'getTimeZone'>

export type OpenReport = ReturnType<typeof createOpenReport>

export function createOpenReport({ db, clock, getTimeZone }: OpenReportDeps) {
  return async (actor: Actor, request: ReportRequest, locale: Locale): Promise<Report> => {
    const { exportType } = request
    const filter = parseReportFilter(request, locale)
    const visible = visibleTo(actor, clock.now())
    return {
      filter,
      source: SOURCES[exportType]({ filter, visible, locale, timeZone: getTimeZone() }),
      title: REPORT_TITLES[exportType][locale],
      columns: REPORT_COLUMNS[exportType],
      findTranslation: createTranslations(locale, await listSectionNames(db)),
    }
  }
}

interface FilterRequest {
  readonly dateStart?: string | undefined
  readonly dateEnd?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
  readonly mediaType?: string | undefined
}

/** Rejects days that do not exist and an end before its start, reporting all wrong fields at once. */
export function parseReportFilter(request: FilterRequest, locale: Locale): ReportFilter {
  const startDate = parseOptionalDay(request.dateStart)
  const endDate = parseOptionalDay(request.dateEnd)
  const isReversed = startDate !== 'wrong' && endDate !== 'wrong' && isEndBeforeStart({ startDate, endDate })
  if (startDate === 'wrong' || endDate === 'wrong' || isReversed) {
    throw wrongFields(locale, {
      dateStart: startDate === 'wrong' ? 'format' : undefined,
      dateEnd: endDate === 'wrong' ? 'format' : isReversed ? 'end-before-start' : undefined,
    })
  }
  const { region, country, mediaType } = request
  return { startDate, endDate, region: orAll(region), country: orAll(country), mediaType: orAll(mediaType) }
}

function parseOptionalDay(text: string | undefined): string | null | 'wrong' {
  return text === undefined || text.trim() === '' ? null : (parseDay(text) ?? 'wrong')
}

function orAll(text: string | undefined): string | null {
  return text === undefined || text === '' || text === 'all' ? null : text
}

/** Usually enough for a preview; more are read if most of them are invisible to the reader. */
const PREVIEW_BATCH_ROWS = 200

/** Cells in column order, translated. */
function createRowPresenter({ columns, findTranslation }: Report): (row: ReportRow) => Cell[] {
  const translations = columns.map(({ key }) => ({ key, translate: findTranslation(key) }))
  return (row) =>
    translations.map(({ key, translate }) => {
      const cell = row[key] ?? null
      return translate && typeof cell === 'string' ? translate(cell) : cell
    })
}

/** The batch after `after`, or the first one. */
export function loadRows(db: Db, { source }: Report, after?: ReportRow): Promise<ReportRow[]> {
  const key = after ? { at: after.keyAt, id: after.keyId } : null
  const rows = listReportRows(db, source, { after: key, limit: source.batchRows })
  // Awaited later: without a handler, a rejection before that would count as unhandled.
  rows.catch(() => undefined)
  return rows
}

/** Loads the next batch while the current one is written. */
export async function* streamRows(db: Db, report: Report, first: readonly ReportRow[]): AsyncGenerator<Cell[][]> {
  const present = createRowPresenter(report)
  let rows = first
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const next = loadRows(db, report, last)
    yield rows.filter(({ isShown }) => isShown).map(present)
    rows = await next
  }
}

export async function listFirstRows(db: Db, report: Report, count: number): Promise<Cell[][]> {
  const present = createRowPresenter(report)
  const first: Cell[][] = []
  let after: ReportKey | null = null
  while (first.length < count) {
    const rows: readonly ReportRow[] = await listReportRows(db, report.source, { after, limit: PREVIEW_BATCH_ROWS })
    const last = rows.at(-1)
    if (!last) break
    const shown = rows.filter(({ isShown }) => isShown).slice(0, count - first.length)
    first.push(...shown.map(present))
    after = { at: last.keyAt, id: last.keyId }
  }
  return first
}
