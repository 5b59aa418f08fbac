import { describe, expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'

const SIZE = 1000

describe('parseRange', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-999', 0, 999],
    ['bytes=0-', 0, 999],
    ['bytes=500-', 500, 999],
    ['bytes=999-', 999, 999],
    ['bytes=10-20', 10, 20],
    ['bytes=10-99999999999999999999', 10, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-1000', 0, 999],
    ['bytes=-5000', 0, 999],
    ['BYTES= 1-2 ', 1, 2],
  ])('reads %s as the bytes from %i to %i', (header, start, end) => {
    expect(parseRange(header, SIZE)).toEqual([{ start, end }])
  })

  it.each([
    ['bytes=0-1,5-6', [0, 1, 5, 6]],
    ['bytes=500-,0-9', [500, 999, 0, 9]],
    ['bytes=0-0, -1', [0, 0, 999, 999]],
    ['bytes=0-9,10-19', [0, 9, 10, 19]],
    ['bytes=2000-,3-4', [3, 4]],
    ['bytes=1-2,,', [1, 2]],
  ])('reads %s as several parts, in the order in which they are asked for', (header, ends) => {
    const ranges = parseRange(header, SIZE)
    expect(typeof ranges === 'object' && ranges.flatMap(({ start, end }) => [start, end])).toEqual(ends)
  })

  it('gives the whole file instead of bytes twice, or of a great many parts', () => {
    expect(parseRange('bytes=0-5,5-9', SIZE)).toBe('whole')
    expect(parseRange('bytes=0-,0-,0-', SIZE)).toBe('whole')
    expect(parseRange('bytes=900-,-200', SIZE)).toBe('whole')
    const parts = (count: number) => Array.from({ length: count }, (_, index) => `${index * 2}-${index * 2}`).join(',')
    expect(parseRange(`bytes=${parts(16)}`, SIZE)).toHaveLength(16)
    expect(parseRange(`bytes=${parts(17)}`, SIZE)).toBe('whole')
  })

  it.each([
    [undefined],
    [''],
    ['bytes=-'],
    ['bytes='],
    ['bytes=5-2'],
    ['bytes=a-b'],
    ['bytes=1.5-2'],
    ['bytes=+1-2'],
    ['bytes=0x1-2'],
    ['lines=1-2'],
    ['1-2'],
    ['bytes=0-1,5'],
    ['bytes=0-1,9-5'],
    ['bytes=,'],
    ['bytes=1 - 2'],
    ['bytes=0-1;q=1'],
  ])('answers %s with the whole file', (header) => {
    expect(parseRange(header, SIZE)).toBe('whole')
  })

  it.each([['bytes=1000-'], ['bytes=1000-1001'], ['bytes=99999999999999999999-'], ['bytes=-0'], ['bytes=1000-,2000-']])(
    'cannot satisfy %s',
    (header) => {
      expect(parseRange(header, SIZE)).toBe('unsatisfiable')
    },
  )

  it('cannot satisfy any range of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable')
    expect(parseRange(undefined, 0)).toBe('whole')
  })
})
