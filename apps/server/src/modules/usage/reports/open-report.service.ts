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
import { type ListReportRows, prepareReportRows, type ReportBatch } from './reports.repository.ts'

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

/** Loads batches of a report, their cells translated. */
export function createBatchLoader(db: Db, report: Report, batchRows = report.source.batchRows): ListReportRows {
  const { source, columns, findTranslation } = report
  const listRows = prepareReportRows(db, source, { columns: columns.map(({ key }) => key), batchRows })
  const translations = columns.flatMap(({ key }, index) => {
    const translate = findTranslation(key)
    return translate ? [{ index, translate }] : []
  })

  return async (after) => {
    const batch = await listRows(after)
    for (const row of batch.rows) {
      for (const { index, translate } of translations) {
        const cell = row[index]
        if (typeof cell === 'string') row[index] = translate(cell)
      }
    }
    return batch
  }
}

/** Loads the next batch while the current one is written. */
export async function* streamRows(loadBatch: ListReportRows, first: ReportBatch): AsyncGenerator<Cell[][]> {
  let batch = first
  while (batch.lastKey) {
    const next = loadBatch(batch.lastKey)
    // Awaited later: without a handler, a rejection before that would count as unhandled.
    next.catch(() => undefined)
    yield batch.rows
    batch = await next
  }
}

/** Usually enough for a preview; more are read if most of them are invisible to the reader. */
const PREVIEW_BATCH_ROWS = 200

export async function listFirstRows(db: Db, report: Report, count: number): Promise<Cell[][]> {
  const loadBatch = createBatchLoader(db, report, PREVIEW_BATCH_ROWS)
  const rows: Cell[][] = []
  let batch = await loadBatch()
  while (batch.lastKey) {
    rows.push(...batch.rows)
    if (rows.length >= count) break
    batch = await loadBatch(batch.lastKey)
  }
  return rows.slice(0, count)
}
