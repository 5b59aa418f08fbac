import { Readable } from 'node:stream'
import { type Cell, inSlices, momentText, type Table } from './table.ts'

/** Without the BOM, spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Chunk size. */
const PIECE_CHARACTERS = 60_000

/** Characters that start a formula in spreadsheets, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

const NEEDS_QUOTES = /[",\r\n]/

/** Fast path: most cells need no quoting. */
const PLAIN = /^[^=+\-@\t\r\n",\uff1d\uff0b\uff0d\uff20][^",\r\n]*$/

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  if (PLAIN.test(cell)) return cell
  // A leading apostrophe makes it text in every spreadsheet.
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function line(cells: readonly Cell[]): string {
  let text = ''
  for (const cell of cells) text += `${cellText(cell)},`
  return `${text.slice(0, -1)}\r\n`
}

async function* lines(table: Table): AsyncGenerator<string> {
  const { columns, locale } = table
  const moments = columns.flatMap(({ kind }, index) => (kind === 'moment' ? [index] : []))
  let text = BYTE_ORDER_MARK + line(columns.map(({ name }) => name))
  for await (const rows of inSlices(table)) {
    for (const row of rows) {
      const cells = [...row]
      for (const index of moments) {
        const moment = cells[index]
        if (typeof moment === 'string') cells[index] = momentText(moment, locale)
      }
      text += line(cells)
    }
    if (text.length < PIECE_CHARACTERS) continue
    yield text
    text = ''
  }
  yield text
}

/** A table as UTF-8 CSV. Rows are read on demand; destroying the stream ends the reading. */
export function writeCsv(table: Table): Readable {
  return Readable.from(lines(table), { objectMode: false, encoding: undefined })
}
