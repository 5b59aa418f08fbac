import {
  IMPORT_FIELDS,
  type ImportCheck,
  type ImportField,
  type ImportTable,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_ROWS,
} from '@mixed-zone/contract/schemas/studio/people-import'
import { writeCsv } from 'hucre/csv'
import { type CsvFile, type CsvProblem, foldHeading, readCsvFile, readPastedCsv } from '../../../shared/csv-file.ts'

/** The content of a CSV file, and what each of its columns is. */
export interface ImportFile extends CsvFile {
  /** Null for columns that are left out. */
  readonly fields: readonly (ImportField | null)[]
}

export type ImportFileProblem = CsvProblem

const LIMITS = { maxBytes: MAX_IMPORT_FILE_BYTES, maxRows: MAX_IMPORT_ROWS }

const withFields = (file: CsvFile | CsvProblem): ImportFile | ImportFileProblem =>
  typeof file === 'string' ? file : { ...file, fields: recogniseFields(file.headings) }

export async function readImportFile(file: File): Promise<ImportFile | ImportFileProblem> {
  return withFields(await readCsvFile(file, LIMITS))
}

export function readPastedImport(text: string, name: string): ImportFile | ImportFileProblem {
  return withFields(readPastedCsv(text, name, LIMITS))
}

/** What columns are called in the three languages, folded. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'mail address',
    'correo',
    'correo electronico',
    'direccion de correo',
    'correio',
    'correio eletronico',
    'endereco de correio',
  ],
  name: ['name', 'first name', 'firstname', 'given name', 'nombre', 'nome', 'nome proprio'],
  surnames: [
    'surnames',
    'surname',
    'last name',
    'lastname',
    'family name',
    'apellidos',
    'apellido',
    'apelidos',
    'apelido',
  ],
  companyName: [
    'medium',
    'media',
    'media name',
    'company',
    'outlet',
    'organisation',
    'organization',
    'medio',
    'nombre del medio',
    'empresa',
    'meio',
    'meio de comunicacao',
    'nome do meio',
  ],
  mediaType: ['media type', 'type of medium', 'kind of medium', 'tipo de medio', 'tipo de meio'],
  workType: [
    'job type',
    'job',
    'work',
    'work type',
    'profession',
    'tipo de trabajo',
    'trabajo',
    'profesion',
    'cargo',
    'tipo de trabalho',
    'trabalho',
    'profissao',
  ],
  country: ['country', 'country code', 'pais', 'codigo de pais'],
  telephone: ['telephone', 'phone', 'phone number', 'mobile', 'telefono', 'movil', 'telefone', 'telemovel'],
  language: [
    'language',
    'communications language',
    'locale',
    'idioma',
    'idioma de las comunicaciones',
    'lengua',
    'lingua',
  ],
  role: ['role', 'rol', 'papel'],
  permissions: ['permissions', 'permission', 'permisos', 'permiso', 'permissoes', 'permissao'],
}

/** The field of each column. Each field is given once. */
export function recogniseFields(headings: readonly string[]): (ImportField | null)[] {
  const given = new Set<ImportField>()
  return headings.map((heading) => {
    const name = foldHeading(heading)
    const field = IMPORT_FIELDS.find((id) => id.toLowerCase() === name || HEADINGS[id].includes(name))
    if (field === undefined || given.has(field)) return null
    given.add(field)
    return field
  })
}

/** A field that another column had moves to this one. */
export function assignField(file: ImportFile, column: number, field: ImportField | null): ImportFile {
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

export function editCell(file: ImportFile, place: CellPlace, text: string): ImportFile {
  const rows = file.rows.map((cells, index) => {
    if (index !== place.row) return cells
    // A short line has no cell there yet.
    return file.headings.map((_, column) => (column === place.column ? text.trim() : (cells[column] ?? '')))
  })
  return { ...file, rows }
}

/** The columns that are used. */
export function importTableOf({ fields, rows }: ImportFile): ImportTable {
  const used = fields.flatMap((field, column) => (field === null ? [] : [{ field, column }]))
  return {
    fields: used.map(({ field }) => field),
    rows: rows.map((cells) => used.map(({ column }) => cells[column] ?? '')),
  }
}

interface ErrorHeadings {
  readonly line: string
  readonly errors: string
  readonly fieldNames: Readonly<Record<ImportField, string>>
}

/**
 * The rows with errors as a CSV file, with the line of each and what is wrong. It can be corrected and imported: columns that are not used
 * are left out, and so are line and errors.
 */
export function errorsToCsv(
  { headings, rows, separator }: ImportFile,
  checked: ImportCheck['rows'],
  { line, errors, fieldNames }: ErrorHeadings,
): string {
  const wrong = checked.flatMap((row, index) => (row.state === 'wrong' ? [{ ...row, cells: rows[index] ?? [] }] : []))
  const lines = wrong.map(({ line: number, cells, problems }) => [
    ...headings.map((_, column) => cells[column] ?? ''),
    String(number),
    problems.map(({ field, message }) => `${fieldNames[field]}: ${message}`).join('; '),
  ])
  return writeCsv([[...headings, line, errors], ...lines], { delimiter: separator, bom: true, escapeFormulae: true })
}
