import { describe, expect, it } from 'vitest'
import { formatTsv, parseTsv } from './tsv.ts'

describe('parseTsv', () => {
  it('reads rows and columns, with the last line break of a spreadsheet', () => {
    expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(parseTsv('one cell')).toEqual([['one cell']])
  })

  it('reads quoted cells with tabs, line breaks and quotes', () => {
    expect(parseTsv('"two\nlines"\t"say ""goal"""\nx\ty')).toEqual([
      ['two\nlines', 'say "goal"'],
      ['x', 'y'],
    ])
  })

  it('leaves quotes that are part of the text', () => {
    expect(parseTsv('"Goal" by Rueda\tb')).toEqual([['"Goal" by Rueda', 'b']])
  })

  it('reads what formatTsv writes', () => {
    const block = [
      ['a\tb', 'c"d'],
      ['e\nf', ''],
    ]
    expect(parseTsv(formatTsv(block))).toEqual(block)
  })
})
