import { describe, expect, it } from 'vitest'
import { isEndBeforeStart, isInRange, OPEN_RANGE } from './date-range.ts'

describe('a date range', () => {
  it.each([
    ['2026-03-05', '2026-03-06', false],
    ['2026-03-05', '2026-03-05', false],
    ['2026-03-05', '2026-03-04', true],
    ['2026-12-31', '2027-01-01', false],
    [null, '2026-03-04', false],
    ['2026-03-05', null, false],
    [null, null, false],
  ])('from %j to %j ends before it starts: %j', (startDate, endDate, is) => {
    expect(isEndBeforeStart({ startDate, endDate })).toBe(is)
  })

  it('includes both ends, and everything where it is open', () => {
    const range = { startDate: '2026-03-05', endDate: '2026-03-07' }
    const days = ['2026-03-04', '2026-03-05', '2026-03-07', '2026-03-08']
    expect(days.map((day) => isInRange(day, range))).toEqual([false, true, true, false])
    expect(days.every((day) => isInRange(day, OPEN_RANGE))).toBe(true)
  })
})
