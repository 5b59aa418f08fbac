import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type CellValue, type ColumnDef, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx'
import { type Cell, type CellKind, inSlices, type Table } from './table.ts'

const MAX_CELL_CHARACTERS = 32_767
const WIDTHS: Readonly<Record<CellKind, number>> = { text: 24, number: 12, moment: 20, flag: 10 }

interface XlsxOptions {
  /** Rows per sheet, header included. */
  readonly maxRowsPerSheet?: number
}

/** A table as XLSX. Rows are read on demand; destroying the stream ends the reading. */
export function writeXlsx(table: Table, { maxRowsPerSheet = XLSX_MAX_ROWS_PER_SHEET }: XlsxOptions = {}): Readable {
  const stream = writeXlsxStream(rowsOf(table), {
    name: table.title,
    columns: table.columns.map((column) => columnOf(column, table.locale)),
    freezePane: { rows: 1 },
    maxRowsPerSheet,
  })
  // The library returns the web stream type.
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

/** The specification's formats. Without the backslash, a spreadsheet replaces the slash by the separator of its own region. */
const MOMENT_FORMATS: Localised = {
  es: 'dd\\/mm\\/yyyy hh:mm',
  en: 'yyyy\\/mm\\/dd hh:mm',
  pt: 'dd\\/mm\\/yyyy hh:mm',
}

function columnOf({ name, kind }: Table['columns'][number], locale: Locale): ColumnDef {
  return {
    header: name,
    width: WIDTHS[kind],
    ...(kind === 'moment' ? { style: { numFmt: MOMENT_FORMATS[locale] } } : {}),
  }
}

async function* rowsOf(table: Table): AsyncGenerator<CellValue[]> {
  const kinds = table.columns.map(({ kind }) => kind)
  for await (const rows of inSlices(table.pieces)) {
    for (const row of rows) yield row.map((cell, column) => valueOf(cell, kinds[column] ?? 'text'))
  }
}

/** Typed by column: text stays text even if it looks like a formula or a number. */
function valueOf(cell: Cell, kind: CellKind): CellValue {
  if (typeof cell !== 'string') return cell
  if (kind === 'moment') return new Date(`${cell.replace(' ', 'T')}Z`)
  const held = cell.length > MAX_CELL_CHARACTERS ? cell.slice(0, MAX_CELL_CHARACTERS).toWellFormed() : cell
  // Escape what looks like XLSX's own character escape.
  return held.includes('_x') ? held.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_') : held
}
