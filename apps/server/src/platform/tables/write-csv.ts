import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { inSlices, type Table } from './table.ts'

/** Without it, spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff'

const OPTIONS = {
  record_delimiter: 'windows',
  // What starts like a formula gets an apostrophe before it: text, in whatever opens it.
  escape_formulas: true,
  cast: { boolean: String },
} as const

/** Sent in pieces of about this size. */
const PIECE_CHARACTERS = 60_000

async function* lines(table: Table): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + stringify([table.columns.map(({ name }) => name)], OPTIONS)
  for await (const rows of inSlices(table)) {
    text += stringify(
      rows.map((row) => [...row]),
      OPTIONS,
    )
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
