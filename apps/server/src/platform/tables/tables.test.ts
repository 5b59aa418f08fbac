import { buffer, text } from 'node:stream/consumers'
import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../test/read-csv.ts'
import type { Cell, Column, Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const COLUMNS: readonly Column[] = [
  { name: 'Medio', kind: 'text' },
  { name: 'Veces', kind: 'number' },
  { name: 'Momento', kind: 'moment' },
  { name: 'Sí', kind: 'flag' },
]

function tableOf(pieces: readonly (readonly Cell[][])[], onEnd = () => {}, locale: Locale = 'es'): Table {
  async function* inPieces() {
    try {
      yield* pieces
    } finally {
      onEnd()
    }
  }
  return { title: 'Uso', locale, columns: COLUMNS, pieces: inPieces() }
}

const rows = (count: number): Cell[][] => Array.from({ length: count }, (_, row) => [`Diário ${row}`, row, null, null])

const read = async (table: Table, maxRowsPerSheet?: number) =>
  readXlsx(await buffer(writeXlsx(table, maxRowsPerSheet === undefined ? {} : { maxRowsPerSheet })))

describe('a table as a workbook', () => {
  it('has typed cells, and text that stays text', async () => {
    const written: Cell[][] = [
      ['=1+1', 3, '2026-03-29 02:30:00', true],
      ['+34 612', 0, null, false],
      ['ñ ã 😀 <&> _x0041_ \u0001', -1, '1999-12-31 23:59:59', null],
    ]
    const { sheets } = await read(tableOf([written]))
    expect(sheets.map(({ name }) => name)).toEqual(['Uso'])
    const [header, ...cells] = sheets[0]?.rows ?? []
    expect(header).toEqual(['Medio', 'Veces', 'Momento', 'Sí'])
    expect(cells.map((row) => row.slice(0, 2))).toEqual(written.map((row) => row.slice(0, 2)))
    expect(cells[0]?.[2]).toEqual(new Date('2026-03-29T02:30:00Z'))
    expect(cells.map((row) => row[3] ?? null)).toEqual([true, false, null])
  })

  it.each<[Locale, string]>([
    ['es', 'dd\\/mm\\/yyyy hh:mm'],
    ['pt', 'dd\\/mm\\/yyyy hh:mm'],
    ['en', 'yyyy\\/mm\\/dd hh:mm'],
  ])('shows moments in the format of %s', async (locale, format) => {
    const table = tableOf([[['x', 1, '2026-03-09 02:30:59', null]]], undefined, locale)
    const { sheets } = await readXlsx(await buffer(writeXlsx(table)), { readStyles: true })
    expect(sheets[0]?.cells?.get('1,2')?.style?.numFmt).toBe(format)
  })

  it('begins another sheet, with its header, where one is full', async () => {
    const { sheets } = await read(tableOf([rows(60), [], rows(65)]), 51)
    expect(sheets.map((sheet) => sheet.rows.length)).toEqual([51, 51, 26])
    expect(sheets.map((sheet) => sheet.rows[0]?.[0])).toEqual(['Medio', 'Medio', 'Medio'])
  })

  it('is a workbook also with nothing in it', async () => {
    expect((await read(tableOf([[]]))).sheets[0]?.rows).toEqual([['Medio', 'Veces', 'Momento', 'Sí']])
  })

  it('cuts what no cell can hold', async () => {
    const { sheets } = await read(tableOf([[['ñ'.repeat(40_000), null, null, null]]]))
    expect(sheets[0]?.rows[1]?.[0]).toBe('ñ'.repeat(32_767))
  })
})

/** The cells as a spreadsheet with this separator reads them: quotes count only at the beginning of a cell. */
function splitAsSpreadsheet(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\\r\\n]*)(?:${separator}|\\r\\n|$)`, 'g')
  return [...csv.matchAll(cell)].map(([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest)
}

describe('a table as CSV', () => {
  it('says that it is UTF-8, quotes what it must, and holds no formula', async () => {
    const csv = await buffer(
      writeCsv(
        tableOf([
          [
            ['=1+1', 3, '2026-03-29 02:30:00', true],
            ['+34 612', 0, null, false],
          ],
          [['a "b", ñ\nã', 2, null, null]],
        ]),
      ),
    )
    expect(csv.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(csv.toString('utf8', 3).split('\r\n')).toEqual([
      '"Medio";"Veces";"Momento";"Sí"',
      `"'=1+1";"3";"29/03/2026 02:30";"true"`,
      `"'+34 612";"0";"";"false"`,
      '"a ""b"", ñ\nã";"2";"";""',
      '',
    ])
  })

  it.each([
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['-1', `"'-1"`],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a=1', '"a=1"'],
    ['1\r\n2', '"1\r\n2"'],
    ['"', '""""'],
    ['😀 ñ', '"😀 ñ"'],
    ['', '""'],
    ['Ana;=1+1;', `"Ana;'=1+1;"`],
    ['Ana, =1+1', `"Ana, '=1+1"`],
    ['x;"=1+1', `"x;""'=1+1"`],
    ['x\n@SUM(A1)', `"x\n'@SUM(A1)"`],
    ['Soria, 3-1; Ávila', '"Soria, 3-1; Ávila"'],
  ])('writes %j as one cell of text', async (cell, written) => {
    const csv = await text(writeCsv(tableOf([[[cell, 1, null, null]]])))
    expect(csv.slice(csv.indexOf('\r\n') + 2)).toBe(`${written};"1";"";""\r\n`)
  })

  it.each([',', ';', '\t'])('begins no cell with a formula for a spreadsheet that splits at %j', async (separator) => {
    const hostile = ['Ana;=1+1;', 'Ana,=1+1,', 'Ana\t=1+1', '"=1+1', ';"=1+1"', "'=1+1", ' =1+1']
    for (const locale of LOCALES) {
      for (const cell of hostile) {
        const csv = await text(writeCsv(tableOf([[[cell, cell, cell, cell]]], undefined, locale)))
        expect(
          splitAsSpreadsheet(csv, separator).filter((value) => /^[=+\-@]/.test(value)),
          cell,
        ).toEqual([])
      }
    }
  })

  it.each<[Locale, string]>([
    ['es', '09/03/2026 02:30'],
    ['pt', '09/03/2026 02:30'],
    ['en', '2026/03/09 02:30'],
  ])('writes moments in the format of %s', async (locale, moment) => {
    const csv = await text(writeCsv(tableOf([[['x', 1, '2026-03-09 02:30:59', null]]], undefined, locale)))
    expect(readCsv(csv)).toEqual([{ Medio: 'x', Veces: '1', Momento: moment, Sí: '' }])
    expect(csv).toContain(locale === 'en' ? '","' : '";"')
  })

  it('holds every row of every piece', async () => {
    const csv = await text(writeCsv(tableOf([rows(5_000), rows(123)])))
    expect(csv.split('\r\n')).toHaveLength(5_125)
  })
})

describe('destroying the stream', () => {
  it.each([
    ['a workbook', writeXlsx],
    ['CSV', writeCsv],
  ])('ends the table of %s', async (_, write) => {
    let hasEnded = false
    const endless = Array.from({ length: 400 }, () => rows(500))
    const bytes = write(tableOf(endless, () => void (hasEnded = true)))
    bytes.once('data', () => bytes.destroy())
    await new Promise((resolve) => bytes.once('close', resolve))
    await expect.poll(() => hasEnded).toBe(true)
  })
})
