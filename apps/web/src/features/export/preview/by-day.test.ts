import { expect, test } from 'vitest'
import { dayBars } from './by-day.tsx'

test('returns no bars without days', () => {
  expect(dayBars([])).toEqual([])
})

test('includes days without any count', () => {
  expect(
    dayBars([
      { day: '2026-02-27', count: 4 },
      { day: '2026-03-01', count: 2 },
    ]),
  ).toEqual([
    { from: '2026-02-27', to: '2026-02-27', count: 4 },
    { from: '2026-02-28', to: '2026-02-28', count: 0 },
    { from: '2026-03-01', to: '2026-03-01', count: 2 },
  ])
})

test('ignores the order of the days', () => {
  const days = [
    { day: '2026-11-02', count: 1 },
    { day: '2026-11-01', count: 9 },
  ]
  expect(dayBars(days)).toEqual(dayBars(days.toReversed()))
})

test('groups long periods into the maximum number of bars without losing counts', () => {
  const days = Array.from({ length: 800 }, (_, index) => ({
    day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    count: index % 7,
  }))
  const bars = dayBars(days)
  expect(bars.length).toBeLessThanOrEqual(31)
  expect(bars[0]?.from).toBe('2024-01-01')
  expect(bars.at(-1)?.to).toBe(days.at(-1)?.day)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(days.reduce((sum, { count }) => sum + count, 0))
})
