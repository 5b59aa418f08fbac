import type { Db } from '../../../platform/database/database.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import type { Report } from './open-report.service.ts'
import { listReportRows, type ReportKey, type ReportRow } from './reports.repository.ts'

/** Small enough that parsing a batch blocks the event loop for a few milliseconds only. */
const BATCH_ROWS = 600

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
  const rows = listReportRows(db, source, { after: key, limit: BATCH_ROWS })
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
