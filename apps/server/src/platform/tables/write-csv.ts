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

/** Most cells have neither a formula nor a character that could separate cells: one test instead of three, in a million rows. */
const IS_SPECIAL = /^[=+\-@\uff1d\uff0b\uff0d\uff20]|[",;\t\r\n]/

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '""' : `"${cell}"`
  if (!IS_SPECIAL.test(cell)) return `"${cell}"`
  // An apostrophe makes it text in every spreadsheet.
  const text = (FORMULA.test(cell) ? `'${cell}` : cell).replace(INNER_FORMULA, "$1'")
  return `"${text.replaceAll('"', '""')}"`
}

function localMoment(cell: Cell, locale: Locale): Cell {
  return typeof cell === 'string' ? momentText(cell, locale) : cell
}

async function* lines({ columns, locale, pieces }: Table): AsyncGenerator<string> {
  const separator = SEPARATORS[locale]
  const isMoment = columns.map(({ kind }) => kind === 'moment')
  let text = `${BYTE_ORDER_MARK}${columns.map(({ name }) => cellText(name)).join(separator)}\r\n`
  for await (const rows of inSlices(pieces)) {
    for (const row of rows) {
      text += row.map((cell, index) => cellText(isMoment[index] ? localMoment(cell, locale) : cell)).join(separator)
      text += '\r\n'
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
