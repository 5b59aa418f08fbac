import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_ROWS } from '@mixed-zone/contract/schemas/studio/people-import'
import { describe, expect, it } from 'vitest'
import {
  assignField,
  editCell,
  errorsToCsv,
  readCsvFile,
  readPastedCsv,
  recogniseColumns,
  usedColumns,
} from '../../../shared/csv/csv-file.ts'
import { IMPORT_FORMAT } from './import-file.ts'
import { texts } from './texts/en.ts'

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'people.csv')

/** As a spreadsheet on Windows saves it. */
const inWindows1252 = (text: string) => Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0)

function inUtf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(`\ufeff${text}`, (character) => character.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

async function read(content: string | Uint8Array<ArrayBuffer>) {
  const file = await readCsvFile(fileOf(content), IMPORT_FORMAT)
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('readCsvFile', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('reads columns that are separated by %s', async (_name, separator) => {
    const line = (...cells: string[]) => cells.join(separator)
    const file = await read([line('Correo', 'Nombre', 'Apellidos'), line('a@a.test', 'Ana', 'Gil')].join('\r\n'))
    expect(file).toMatchObject({ separator, encoding: 'UTF-8', fields: ['email', 'name', 'surnames'] })
    expect(usedColumns(file)).toEqual({ fields: ['email', 'name', 'surnames'], rows: [['a@a.test', 'Ana', 'Gil']] })
  })

  it.each([
    ['UTF-8', 'Email;Name\na@a.test;Íñigo'],
    ['UTF-8', '\ufeffEmail;Name\na@a.test;Íñigo'],
    ['Windows-1252', inWindows1252('Email;Name\na@a.test;Íñigo')],
    ['UTF-16', inUtf16('Email;Name\na@a.test;Íñigo')],
  ])('recognises %s', async (encoding, content) => {
    const file = await read(content)
    expect(file.encoding).toBe(encoding)
    expect(usedColumns(file)).toEqual({ fields: ['email', 'name'], rows: [['a@a.test', 'Íñigo']] })
  })

  it('reads quotes, line breaks in cells, short lines and empty lines', async () => {
    const file = await read('Email,Medium,Country\n"a@a.test","Radio ""Uno"",\nNorte",ES\n\nb@b.test\n')
    expect(usedColumns(file)).toEqual({
      fields: ['email', 'companyName', 'country'],
      rows: [
        ['a@a.test', 'Radio "Uno",\nNorte', 'ES'],
        ['b@b.test', '', ''],
      ],
    })
  })

  it('removes the apostrophe that keeps spreadsheets from running a formula', async () => {
    const file = await read("Phone,Name\n'+34 612 345 678,'tis")
    expect(usedColumns(file)).toEqual({ fields: ['telephone', 'name'], rows: [['+34 612 345 678', "'tis"]] })
  })

  it.each([
    ['empty', ''],
    ['empty', 'Email,Name\n\n'],
    ['not-text', 'Email\na\0b'],
    ['too-many-rows', `Email\n${'a@a.test\n'.repeat(MAX_IMPORT_ROWS + 1)}`],
    ['too-large', 'x'.repeat(MAX_IMPORT_FILE_BYTES + 1)],
  ])('is %s', async (problem, content) => {
    expect(await readCsvFile(fileOf(content), IMPORT_FORMAT)).toBe(problem)
    expect(readPastedCsv(content, 'pasted', IMPORT_FORMAT)).toBe(problem)
  })

  it('reads as many rows as are allowed', async () => {
    expect((await read(`Email\n${'a@a.test\n'.repeat(MAX_IMPORT_ROWS)}`)).rows).toHaveLength(MAX_IMPORT_ROWS)
  })
})

describe('recogniseColumns', () => {
  it.each([
    ['E-mail', 'email'],
    ['CORREO ELECTRÓNICO', 'email'],
    ['Correio eletrónico', 'email'],
    ['First name', 'name'],
    ['Apelidos', 'surnames'],
    ['Teléfono', 'telephone'],
    ['Telemóvel', 'telephone'],
    ['Tipo de meio', 'mediaType'],
    ['Tipo de trabajo', 'workType'],
    ['País', 'country'],
    ['Permissões', 'permissions'],
    ['companyName', 'companyName'],
    ['Notes', null],
    ['', null],
  ])('takes %j for %s', (heading, field) => {
    expect(recogniseColumns([heading], IMPORT_FORMAT)).toEqual([field])
  })

  it('gives each field once', () => {
    expect(recogniseColumns(['Email', 'Mail', 'Name'], IMPORT_FORMAT)).toEqual(['email', null, 'name'])
  })
})

describe('assignField and editCell', () => {
  it('move a field to another column and change one cell', async () => {
    const file = await read('Email,Contact\na@a.test,b@b.test\nc@c.test')
    const assigned = assignField(file, 1, 'email')
    expect(assigned.fields).toEqual([null, 'email'])
    const edited = editCell(assigned, { row: 1, column: 1 }, ' d@d.test ')
    expect(usedColumns(edited)).toEqual({ fields: ['email'], rows: [['b@b.test'], ['d@d.test']] })
    expect(usedColumns(assignField(edited, 1, null))).toEqual({ fields: [], rows: [[], []] })
  })
})

describe('errorsToCsv', () => {
  it('writes the wrong rows with their lines and errors, and can be imported again as it was', async () => {
    const file = await read('Correo;Nombre;Notas;Teléfono\nana@a.test;Ana;x;1\nbroken;"Ruiz; Iker";=1+1;+34 600')
    const checked = [
      { line: 2, state: 'new' as const, problems: [] },
      { line: 3, state: 'wrong' as const, problems: [{ field: 'email' as const, message: 'The format is wrong' }] },
    ]
    const csv = errorsToCsv(file, checked, { line: 'Line', errors: 'Errors', fieldNames: texts.fields })
    expect(csv.startsWith('\ufeffCorreo;Nombre;Notas;Teléfono;Line;Errors')).toBe(true)
    // A spreadsheet must not run what somebody has put into the file.
    expect(csv).toContain("'=1+1")
    const again = await read(csv)
    expect(again.rows).toEqual([['broken', 'Ruiz; Iker', '=1+1', '+34 600', '3', 'Email: The format is wrong']])
    expect(again.fields).toEqual([...file.fields, null, null])
  })
})
