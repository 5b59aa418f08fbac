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

/** Most cells contain nothing to escape: one test instead of three. */
const NEEDS_ESCAPING = new RegExp(`"|${FORMULA.source}|${INNER_FORMULA.source}`)

function escapeText(text: string): string {
  if (!NEEDS_ESCAPING.test(text)) return text
  // An apostrophe makes it text in every spreadsheet.
  const held = (FORMULA.test(text) ? `'${text}` : text).replace(INNER_FORMULA, "$1'")
  return held.replaceAll('"', '""')
}

async function* lines({ columns, locale, pieces }: Table): AsyncGenerator<string> {
  const kinds = columns.map(({ kind }) => kind)
  const cellText = (cell: Cell, column: number) => {
    if (typeof cell !== 'string') return cell
    return escapeText(kinds[column] === 'moment' ? momentText(cell, locale) : cell)
  }
  const lineOf = (cells: readonly Cell[]) => `"${cells.join(`"${SEPARATORS[locale]}"`)}"\r\n`
  let text = BYTE_ORDER_MARK + lineOf(columns.map(({ name }) => escapeText(name)))
  for await (const rows of inSlices(pieces)) {
    for (const row of rows) text += lineOf(row.map(cellText))
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
