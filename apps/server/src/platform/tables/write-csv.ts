import { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import { type Cell, inSlices, momentText, type Table } from './table.ts'

/** Without the BOM, spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Chunk size. */
const PIECE_CHARACTERS = 60_000

/** What spreadsheets of these languages expect. A `sep=` line would make Excel ignore the byte order mark. */
const SEPARATORS: Readonly<Record<Locale, string>> = { es: ';', pt: ';', en: ',' }

/** Characters that start a formula in spreadsheets, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** The same inside a cell, where a spreadsheet that expects another separator would begin a cell. */
const INNER_FORMULA = /([,;\t\r\n][ "']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** What makes a cell of a joined row need quotes or apostrophes of its own. Most rows have none: one test per row instead of one per cell. */
const NEEDS_ESCAPING = /"|(?:^|[,;\t\r\n])[ ']*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

function escapeCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  // An apostrophe makes it text in every spreadsheet.
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(INNER_FORMULA, "$1'")
  return text.replaceAll('"', '""')
}

function lineOf(cells: readonly Cell[], separator: string): string {
  const safe = NEEDS_ESCAPING.test(cells.join(separator)) ? cells.map(escapeCell) : cells
  return `"${safe.join(`"${separator}"`)}"\r\n`
}

/** Writes the local times of a row as the specification shows them. */
function formatMoments(row: readonly Cell[], moments: readonly number[], locale: Locale): Cell[] {
  const cells = [...row]
  for (const index of moments) {
    const cell = cells[index]
    if (typeof cell === 'string') cells[index] = momentText(cell, locale)
  }
  return cells
}

async function* lines({ columns, locale, pieces }: Table): AsyncGenerator<string> {
  const separator = SEPARATORS[locale]
  const moments = columns.flatMap(({ kind }, index) => (kind === 'moment' ? [index] : []))
  let text =
    BYTE_ORDER_MARK +
    lineOf(
      columns.map(({ name }) => name),
      separator,
    )
  for await (const rows of inSlices(pieces)) {
    for (const row of rows) text += lineOf(formatMoments(row, moments, locale), separator)
    if (text.length < PIECE_CHARACTERS) continue
    yield text
    text = ''
  }
  yield text
}

/** A table as UTF-8 CSV, every cell quoted. Rows are read on demand; destroying the stream ends the reading. */
export function writeCsv(table: Table): Readable {
  return Readable.from(lines(table), { objectMode: false, encoding: undefined })
}
