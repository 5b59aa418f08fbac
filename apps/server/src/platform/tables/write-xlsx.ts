import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type CellValue, type ColumnDef, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'
import { type Cell, type CellKind, inSlices, type Table } from './table.ts'

const MOST_CELL_CHARACTERS = 32_767

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 12, moment: 20, flag: 10 }

interface XlsxOptions {
  /** The header among them; another sheet begins after so many. */
  readonly mostRowsPerSheet?: number
}

/** A table as a workbook. Nothing is asked of the table before somebody reads; who stops reading ends it. */
export function writeXlsx(table: Table, { mostRowsPerSheet = XLSX_MAX_ROWS_PER_SHEET }: XlsxOptions = {}): Readable {
  const stream = writeXlsxStream(rowsOf(table), {
    name: table.title,
    columns: table.columns.map(columnOf),
    freezePane: { rows: 1 },
    maxRowsPerSheet: mostRowsPerSheet,
  })
  // The library gives the browser's type of the same stream.
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

function columnOf({ name, kind }: Table['columns'][number]): ColumnDef {
  return {
    header: name,
    width: WIDTHS[kind],
    ...(kind === 'moment' ? { style: { numFmt: 'yyyy-mm-dd hh:mm:ss' } } : {}),
  }
}

async function* rowsOf(table: Table): AsyncGenerator<CellValue[]> {
  const kinds = table.columns.map(({ kind }) => kind)
  for await (const rows of inSlices(table)) {
    for (const row of rows) yield row.map((cell, column) => valueOf(cell, kinds[column] ?? 'text'))
  }
}

/** Typed by its column: what is text there stays text, however much it looks like a formula or a number. */
function valueOf(cell: Cell, kind: CellKind): CellValue {
  if (typeof cell !== 'string') return cell
  if (kind === 'moment') return new Date(`${cell.replace(' ', 'T')}Z`)
  const held = cell.length > MOST_CELL_CHARACTERS ? cell.slice(0, MOST_CELL_CHARACTERS).toWellFormed() : cell
  // What looks like the format's own spelling of a character would be read as that character.
  return held.includes('_x') ? held.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_') : held
}
