import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { ApiError } from '../../../platform/errors/api-error.ts'
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

interface PreviewReportDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly openReport: OpenReport
}

export type PreviewReport = ReturnType<typeof createPreviewReport>

/** More previews of one person than this are refused; the form asks for one after each change. */
const MAX_WAITING_PER_PERSON = 4

const RETRY_AFTER_SECONDS = 5

export function createPreviewReport({ db, clock, getTimeZone, openReport }: PreviewReportDeps) {
  const runInTurn = createTurns()

  return (actor: Actor, request: ReportRequest, locale: Locale): Promise<ReportPreview> =>
    runInTurn(actor.personId, () => load(actor, request, locale))

  async function load(actor: Actor, request: ReportRequest, locale: Locale): Promise<ReportPreview> {
    const report = await openReport(actor, request, locale)
    const { source, columns, findTranslation } = report
    const countryName = findTranslation('country')
    const rows = await countReportRows(db, source)
    const first = await listFirstRows(db, report, FIRST_ROWS)
    const totals = await countTotals(db, source)
    const byMedium = await countByMedium(db, source, MAX_MEDIA)
    const byCountry = await countByCountry(db, source)
    const byDay = await countByDay(db, source, getTimeZone())
    return {
      rows,
      totals,
      columns: columns.map(({ key, names }) => ({ key, name: names[locale] })),
      first: first.map((row) => row.map((cell, column) => cellText(cell, columns[column]?.kind ?? 'text', locale))),
      byCountry: byCountry.map(({ country, count }) => ({ country, name: countryName?.(country) ?? country, count })),
      byMedium: [...byMedium],
      byDay: [...byDay],
      periods: await getCurrentPeriods(db, leagueDay(clock.now(), getTimeZone())),
    }
  }
}

/** Runs one task of a person at a time, because each is as expensive as an export. */
function createTurns() {
  const running = new Map<number, { last: Promise<unknown>; count: number }>()

  return async <T>(personId: number, task: () => Promise<T>): Promise<T> => {
    const turns = running.get(personId) ?? { last: Promise.resolve(), count: 0 }
    if (turns.count > MAX_WAITING_PER_PERSON) {
      throw new ApiError('rate-limit', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    running.set(personId, turns)
    turns.count += 1
    const result = turns.last.then(task, task)
    turns.last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      turns.count -= 1
      if (turns.count === 0) running.delete(personId)
    }
  }
}

function cellText(cell: Cell, kind: CellKind, locale: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return FLAGS[locale][cell ? 1 : 0]
  return kind === 'moment' ? momentText(String(cell), locale) : String(cell)
}
