import { describe, expect, it } from 'vitest'
import { getAxisTicks } from './axis.ts'

describe('getAxisTicks', () => {
  it.each([
    [0, [0, 1, 2, 3]],
    [2, [0, 1, 2, 3]],
    [7, [0, 3, 6, 9]],
    [10_500, [0, 4000, 8000, 12_000]],
    [1_000_000, [0, 400_000, 800_000, 1_200_000]],
  ])('reaches %i in round steps', (highest, expected) => {
    expect(getAxisTicks(highest)).toEqual(expected)
  })
})
