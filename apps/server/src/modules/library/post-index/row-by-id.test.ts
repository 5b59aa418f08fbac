import { describe, expect, it } from 'vitest'
import { createRowById } from './row-by-id.ts'

/** Ascending, 52 bits long, and some that belong to the same entry. */
const IDS = [1, 1 + 2 ** 12, 1 + 2 ** 20, 2 ** 52, 2 ** 52 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1].flatMap((base) =>
  Array.from({ length: 500 }, (_, index) => base + index),
)

describe('row by id', () => {
  it('returns the last row of each id, and none of deleted ones, while the table grows', () => {
    const rowById = createRowById()
    const expected = new Map<number, number>()
    for (const [row, id] of [...IDS, ...IDS].entries()) {
      rowById.set(id, row)
      expected.set(id, row)
      const deleted = IDS[(row * 7) % IDS.length] ?? 0
      if (row % 3 === 0) {
        rowById.delete(deleted)
        expected.delete(deleted)
      }
    }
    expect(IDS.map((id) => rowById.get(id))).toEqual(IDS.map((id) => expected.get(id)))
    expect(rowById.size).toBe(expected.size)
    expect(rowById.get(999_999_999)).toBeUndefined()
  })
})
