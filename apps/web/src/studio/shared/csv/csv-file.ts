import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import { detectDelimiter, parseCsv, writeCsv } from 'hucre/csv'

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** The content of a CSV file, and what each of its columns is. */
export interface CsvFile<Field extends string> {
  readonly name: string
  /** Null if it was pasted. */
  readonly encoding: Encoding | null
  readonly separator: string
  readonly headings: readonly string[]
  /** Null for columns that are left out. */
  readonly fields: readonly (Field | null)[]
  readonly rows: readonly (readonly string[])[]
}

/** What a file of some kind may contain. */
export interface CsvFormat<Field extends string> {
  readonly fields: readonly Field[]
  /** What columns are called in the three languages, folded. */
  readonly headings: Readonly<Record<Field, readonly string[]>>
  readonly maxRows: number
  readonly maxBytes: number
}

export type CsvProblem = 'empty' | 'too-large' | 'too-many-rows' | 'not-text'

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the code page of Western Europe. */
function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

export async function readCsvFile<Field extends string>(
  file: File,
  format: CsvFormat<Field>,
): Promise<CsvFile<Field> | CsvProblem> {
  if (file.size > format.maxBytes) return 'too-large'
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()))
  return parseText(text, { name: file.name, encoding }, format)
}

export function readPastedCsv<Field extends string>(
  text: string,
  name: string,
  format: CsvFormat<Field>,
): CsvFile<Field> | CsvProblem {
  return text.length > format.maxBytes ? 'too-large' : parseText(text, { name, encoding: null }, format)
}

function parseText<Field extends string>(
  text: string,
  { name, encoding }: Pick<CsvFile<Field>, 'name' | 'encoding'>,
  format: CsvFormat<Field>,
): CsvFile<Field> | CsvProblem {
  if (text.includes('\0')) return 'not-text'
  const separator = detectDelimiter(text)
  // Exports of ours put an apostrophe before what a spreadsheet would take for a formula.
  const lines = parseCsv(text, { delimiter: separator, unescapeFormulae: true }).map((cells) =>
    cells.map((cell) => String(cell ?? '').trim()),
  )
  const [headings = [], ...rows] = lines.filter((cells) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return 'empty'
  if (rows.length > format.maxRows) return 'too-many-rows'
  return { name, encoding, separator, headings, fields: recogniseColumns(headings, format), rows }
}

/** The field of each column. Each field is given once. */
export function recogniseColumns<Field extends string>(
  headings: readonly string[],
  format: Pick<CsvFormat<Field>, 'fields' | 'headings'>,
): (Field | null)[] {
  const given = new Set<Field>()
  return headings.map((heading) => {
    const name = foldWords(heading)
    const field = format.fields.find((id) => id.toLowerCase() === name || format.headings[id].includes(name))
    if (field === undefined || given.has(field)) return null
    given.add(field)
    return field
  })
}

/** A field that another column had moves to this one. */
export function assignField<Field extends string>(
  file: CsvFile<Field>,
  column: number,
  field: Field | null,
): CsvFile<Field> {
  const fields = file.fields.map((current, index) => {
    if (index === column) return field
    return current === field ? null : current
  })
  return { ...file, fields }
}

export interface CellPlace {
  readonly row: number
  readonly column: number
}

export function editCell<Field extends string>(file: CsvFile<Field>, place: CellPlace, text: string): CsvFile<Field> {
  const rows = file.rows.map((cells, index) => {
    if (index !== place.row) return cells
    // A short line has no cell there yet.
    return file.headings.map((_, column) => (column === place.column ? text.trim() : (cells[column] ?? '')))
  })
  return { ...file, rows }
}

/** The columns that are used. */
export function usedColumns<Field extends string>({ fields, rows }: CsvFile<Field>) {
  const used = fields.flatMap((field, column) => (field === null ? [] : [{ field, column }]))
  return {
    fields: used.map(({ field }) => field),
    rows: rows.map((cells) => used.map(({ column }) => cells[column] ?? '')),
  }
}

/** What the server says about a row. */
export interface CheckedRow<Field extends string, State extends string = string> {
  readonly line: number
  readonly state: State
  /** Of a row whose state is `wrong`. `suggestion` is a text that the cell may have instead. */
  readonly problems: readonly {
    readonly field: Field
    readonly message: string
    readonly suggestion?: string | undefined
  }[]
}

interface ErrorHeadings<Field extends string> {
  readonly line: string
  readonly errors: string
  readonly fieldNames: Readonly<Record<Field, string>>
}

/**
 * The rows with errors as a CSV file, with the line of each and what is wrong. It can be corrected and imported: columns that are not used
 * are left out, and so are line and errors.
 */
export function errorsToCsv<Field extends string>(
  { headings, rows, separator }: CsvFile<Field>,
  checked: readonly CheckedRow<Field>[],
  { line, errors, fieldNames }: ErrorHeadings<Field>,
): string {
  const wrong = checked.flatMap((row, index) => (row.state === 'wrong' ? [{ ...row, cells: rows[index] ?? [] }] : []))
  const lines = wrong.map(({ line: number, cells, problems }) => [
    ...headings.map((_, column) => cells[column] ?? ''),
    String(number),
    problems.map(({ field, message }) => `${fieldNames[field]}: ${message}`).join('; '),
  ])
  return writeCsv([[...headings, line, errors], ...lines], { delimiter: separator, bom: true, escapeFormulae: true })
}
