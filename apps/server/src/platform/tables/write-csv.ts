import { Readable } from 'node:stream'
import { type Cell, inSlices, type Table } from './table.ts'

/** Without it, spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff'

/** Sent in pieces of about this size. */
const PIECE_CHARACTERS = 60_000

/** What a spreadsheet might take for a formula, also in the wide signs of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

const NEEDS_QUOTES = /[",\r\n]/

/** Nearly every cell: one look, and it goes out as it is. */
const PLAIN = /^[^=+\-@\t\r\n",\uff1d\uff0b\uff0d\uff20][^",\r\n]*$/

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  if (PLAIN.test(cell)) return cell
  // An apostrophe before it makes it text, in whatever opens it.
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function line(row: readonly Cell[]): string {
  let text = ''
  for (const cell of row) text += `${cellText(cell)},`
  return `${text.slice(0, -1)}\r\n`
}

async function* lines(table: Table): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + line(table.columns.map(({ name }) => name))
  for await (const rows of inSlices(table)) {
    for (const row of rows) text += line(row)
    if (text.length < PIECE_CHARACTERS) continue
    yield text
    text = ''
  }
  yield text
}

/** A table as CSV in UTF-8. Nothing is asked of the table before somebody reads; who stops reading ends it. */
export function writeCsv(table: Table): Readable {
  return Readable.from(lines(table), { objectMode: false, encoding: undefined })
}
