import { saveFile } from '../../../api/save-file.ts'
import type { ListAnswer, StudioColumn } from './columns.ts'

/** Rows that one call returns at most. */
const ROWS_PER_CALL = 50

/** A spreadsheet would run a text that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** RFC 4180 with a byte order mark, by which spreadsheets recognise UTF-8. */
export function buildCsv<Row>(columns: readonly StudioColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ csv }) => csv !== undefined)
  const lines = [
    written.map(({ head }) => quote(head)),
    ...rows.map((row) => written.map(({ csv }) => quote(csv?.(row) ?? ''))),
  ]
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

function quote(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function saveCsv(content: string, name: string): void {
  saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

interface AllRowsOptions<Row> {
  readonly total: number
  readonly loadPage: (page: { readonly page: number; readonly pageSize: number }) => Promise<ListAnswer<Row>>
  readonly onProgress?: (rows: number) => void
}

/** Loads every page of a list, one after the other. */
export async function loadAllRows<Row>({ total, loadPage, onProgress }: AllRowsOptions<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; rows.length < total; page += 1) {
    const { items } = await loadPage({ page, pageSize: ROWS_PER_CALL })
    if (items.length === 0) break
    rows.push(...items)
    onProgress?.(rows.length)
  }
  return rows
}
