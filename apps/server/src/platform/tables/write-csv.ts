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

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '""' : `"${cell}"`
  // An apostrophe makes it text in every spreadsheet.
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(INNER_FORMULA, "$1'")
  return `"${text.replaceAll('"', '""')}"`
}

async function* lines(table: Table): AsyncGenerator<string> {
  const { columns, locale } = table
  const line = (cells: readonly Cell[]) => `${cells.map(cellText).join(SEPARATORS[locale])}\r\n`
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

/** A table as UTF-8 CSV, every cell quoted. Rows are read on demand; destroying the stream ends the reading. */
export function writeCsv(table: Table): Readable {
  return Readable.from(lines(table), { objectMode: false, encoding: undefined })
}
