import { describe, expect, it } from 'vitest'
import { addDays, addMonths, clampDay, dayAfterKey, isWithin, weekday, weeksOf } from './calendar-days.ts'

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', 2, '2027-01-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s by %i is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result)
  })
})

describe('addDays', () => {
  it('crosses the ends of months, years and daylight saving time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
    expect(addDays('2026-10-25', -1)).toBe('2026-10-24')
  })
})

describe('weeksOf', () => {
  it('shows November 2026 from Monday 26 October to Sunday 6 December', () => {
    const weeks = weeksOf('2026-11-15')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ])
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
  })

  it('needs four weeks for a February that begins on a Monday', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4)
  })

  it('gives every month whole weeks with all of its days, from Monday', () => {
    for (let month = 0; month < 60; month += 1) {
      const day = addMonths('2024-01-01', month)
      const weeks = weeksOf(day)
      expect(weeks.every((week) => week.length === 7 && weekday(week[0] ?? '') === 0)).toBe(true)
      expect(weeks.flat().filter((shown) => shown.startsWith(day.slice(0, 7)))).toContain(
        addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1),
      )
    }
  })
})

describe('dayAfterKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-10'],
    ['ArrowRight', false, '2026-11-12'],
    ['ArrowUp', false, '2026-11-04'],
    ['ArrowDown', false, '2026-11-18'],
    ['Home', false, '2026-11-09'],
    ['End', false, '2026-11-15'],
    ['PageUp', false, '2026-10-11'],
    ['PageDown', false, '2026-12-11'],
    ['PageUp', true, '2025-11-11'],
    ['PageDown', true, '2027-11-11'],
    ['a', false, null],
    ['constructor', false, null],
  ])('%s (shift: %s) leads from 11 November 2026 to %s', (key, shiftKey, result) => {
    expect(dayAfterKey('2026-11-11', { key, shiftKey })).toBe(result)
  })
})

describe('limits', () => {
  it('clamps a day, both limits included', () => {
    const limits = { min: '2026-11-01', max: '2026-11-15' }
    expect(clampDay('2026-10-31', limits)).toBe('2026-11-01')
    expect(clampDay('2026-12-01', limits)).toBe('2026-11-15')
    expect(clampDay('2026-11-07', limits)).toBe('2026-11-07')
    expect(isWithin('2026-11-01', limits)).toBe(true)
    expect(isWithin('2026-11-16', limits)).toBe(false)
    expect(isWithin('1900-01-01', {})).toBe(true)
  })
})
