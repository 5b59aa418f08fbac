import { detectDelimiter, parseCsv } from 'hucre/csv'

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** The content of a CSV file. Lines without any text are left out. */
export interface CsvFile {
  readonly name: string
  /** Null if it was pasted. */
  readonly encoding: Encoding | null
  readonly separator: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type CsvProblem = 'empty' | 'too-large' | 'too-many-rows' | 'not-text'

interface CsvLimits {
  readonly maxBytes: number
  readonly maxRows: number
}

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

export async function readCsvFile(file: File, limits: CsvLimits): Promise<CsvFile | CsvProblem> {
  if (file.size > limits.maxBytes) return 'too-large'
  const { text, encoding } = decode(new Uint8Array(await file.arrayBuffer()))
  return parseTable(text, { name: file.name, encoding }, limits)
}

export function readPastedCsv(text: string, name: string, limits: CsvLimits): CsvFile | CsvProblem {
  return text.length > limits.maxBytes ? 'too-large' : parseTable(text, { name, encoding: null }, limits)
}

function parseTable(
  text: string,
  { name, encoding }: Pick<CsvFile, 'name' | 'encoding'>,
  { maxRows }: CsvLimits,
): CsvFile | CsvProblem {
  if (text.includes('\0')) return 'not-text'
  const separator = detectDelimiter(text)
  // Exports of ours put an apostrophe before what a spreadsheet would take for a formula.
  const lines = parseCsv(text, { delimiter: separator, unescapeFormulae: true }).map((cells) =>
    cells.map((cell) => String(cell ?? '').trim()),
  )
  const [headings = [], ...rows] = lines.filter((cells) => cells.some((cell) => cell !== ''))
  if (rows.length === 0) return 'empty'
  if (rows.length > maxRows) return 'too-many-rows'
  return { name, encoding, separator, headings, rows }
}

/** Without case, accents and punctuation, to recognise what a column is called. */
export function foldHeading(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
