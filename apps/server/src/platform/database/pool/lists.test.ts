import { describe, expect, it } from 'vitest'
import { readList, writeList } from './lists.ts'

const asText = (item: string) => item

describe('lists of PostgreSQL', () => {
  it.each([
    [[], '{}'],
    [['a', 'b c'], '{"a","b c"}'],
    [['', 'NULL', null], '{"","NULL",NULL}'],
    [['"', '\\', '{,}', "'", '\n', 'ñ🏟️'], '{"\\"","\\\\","{,}","\'","\n","ñ🏟️"}'],
    [[['a'], ['b', null]], '{{"a"},{"b",NULL}}'],
  ])('are written and read back: %j', (list, text) => {
    expect(writeList(list)).toBe(text)
    expect(readList(text, asText)).toEqual(list)
  })

  it('are read as PostgreSQL writes them, with quotes only where they are needed', () => {
    expect(readList('{1,2,NULL}', Number)).toEqual([1, 2, null])
    expect(readList('{plain,"with space",NULL}', asText)).toEqual(['plain', 'with space', null])
  })

  it('hold numbers and moments as well', () => {
    expect(writeList([1, new Date('2026-11-15T18:00:00Z')])).toBe('{"1","2026-11-15T18:00:00.000Z"}')
  })
})
