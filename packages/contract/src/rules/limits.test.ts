import { describe, expect, it } from 'vitest'
import {
  DEFAULT_TABLE_PAGE_SIZE,
  MAX_FETCHED_FILE_BYTES,
  LIST_PAGE_SIZE,
  pageCount,
  TABLE_PAGE_SIZES,
} from './limits.ts'

describe('limits', () => {
  it('match the specification', () => {
    expect(TABLE_PAGE_SIZES).toEqual([10, 20, 30, 40, 50])
    expect(DEFAULT_TABLE_PAGE_SIZE).toBe(10)
    expect(LIST_PAGE_SIZE).toEqual({ min: 1, max: 100, default: 24 })
    expect(MAX_FETCHED_FILE_BYTES).toBe(99_999_999)
  })
})

describe('pageCount', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [101, 50, 3],
  ])('of %j rows by %j is %j', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages)
  })
})
