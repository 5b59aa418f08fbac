import type { Db } from '../../../platform/database/database.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import type { Report } from './open-report.ts'
import { listReportRows, type ReportKey, type ReportRow } from './reports.repository.ts'

/** Few enough that reading them from the database, in one go, keeps others waiting for some milliseconds at most. */
const PIECE_ROWS = 600

/** Enough for the first few, unless the reader may see hardly anything. */
const FIRST_PIECE_ROWS = 200

/** Turns rows into what the report shows: in its columns' order, in the reader's words. */
export function createRowPresenter({ columns, findTranslation }: Report): (row: ReportRow) => Cell[] {
  const found = columns.map(({ key }) => ({ key, translate: findTranslation(key) }))
  return (row) =>
    found.map(({ key, translate }) => {
      const cell = row[key] ?? null
      return translate && typeof cell === 'string' ? translate(cell) : cell
    })
}

/** Asks for the rows after one; for the first ones without. */
export function askForRows(db: Db, { source }: Report, after?: ReportRow): Promise<ReportRow[]> {
  const key = after ? { at: after.keyAt, id: after.keyId } : null
  const rows = listReportRows(db, source, { after: key, limit: PIECE_ROWS })
  // Whether it failed is asked later; until then it must not count as nobody's.
  rows.catch(() => undefined)
  return rows
}

/** The rows of a report from its first ones on, piece by piece. The next are on their way while some are being written. */
export async function* readReport(db: Db, report: Report, first: readonly ReportRow[]): AsyncGenerator<Cell[][]> {
  const present = createRowPresenter(report)
  let rows = first
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    const next = askForRows(db, report, last)
    yield rows.filter(({ isShown }) => isShown).map(present)
    rows = await next
  }
}

/** The first rows of a report, as it shows them. */
export async function listFirstRows(db: Db, report: Report, count: number): Promise<Cell[][]> {
  const present = createRowPresenter(report)
  const first: Cell[][] = []
  let after: ReportKey | null = null
  while (first.length < count) {
    const rows: readonly ReportRow[] = await listReportRows(db, report.source, { after, limit: FIRST_PIECE_ROWS })
    const last = rows.at(-1)
    if (!last) break
    const shown = rows.filter(({ isShown }) => isShown).slice(0, count - first.length)
    first.push(...shown.map(present))
    after = { at: last.keyAt, id: last.keyId }
  }
  return first
}
