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
    expect(parseRange(header, SIZE)).toEqual({ start, end })
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
    ['bytes=0-1,5-6'],
    ['bytes=0-1, -1'],
    ['bytes=0-1;q=1'],
  ])('answers %s with the whole file', (header) => {
    expect(parseRange(header, SIZE)).toBe('whole')
  })

  it.each([['bytes=1000-'], ['bytes=1000-1001'], ['bytes=99999999999999999999-'], ['bytes=-0']])(
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
