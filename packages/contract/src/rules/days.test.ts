import { describe, expect, it } from 'vitest'
import {
  addDays,
  DATE_INPUT_FORMAT,
  DATE_INPUT_PATTERN,
  DATE_INPUT_PLACEHOLDER,
  formatDateInput,
  haveRightsEnded,
  isEndBeforeStart,
  isInRange,
  leagueDay,
  OPEN_RANGE,
  parseDateInput,
  parseDay,
} from './days.ts'

describe('date input', () => {
  it('has the placeholder and format of the specification', () => {
    expect([DATE_INPUT_PLACEHOLDER, DATE_INPUT_FORMAT]).toEqual(['dd/mm/aaaa', 'd/m/Y'])
  })

  it.each([
    ['05/03/2026', '2026-03-05'],
    ['5/3/2026', '2026-03-05'],
    [' 05/03/2026 ', '2026-03-05'],
    ['29/02/2024', '2024-02-29'],
    ['31/12/9999', '9999-12-31'],
    ['31/02/2026', null],
    ['29/02/2026', null],
    ['00/03/2026', null],
    ['05/13/2026', null],
    ['05/03/26', null],
    ['05/03/0000', null],
    ['05-03-2026', null],
    ['2026-03-05', null],
    ['05/03/2026 10:00', null],
    ['', null],
    ['٠٥/٠٣/٢٠٢٦', null],
  ])('parses %j as %j', (text, day) => {
    expect(parseDateInput(text)).toBe(day)
  })

  it.each([
    ['05/03/2026', true],
    ['5/3/2026', true],
    ['32/03/2026', false],
    ['05/13/2026', false],
    ['05/03/26', false],
  ])('has a pattern that matches %j: %j', (text, isMatch) => {
    // As browsers apply a pattern attribute.
    expect(new RegExp(`^(?:${DATE_INPUT_PATTERN})$`, 'v').test(text)).toBe(isMatch)
  })

  it.each([
    ['2026-03-05', '05/03/2026'],
    ['2026-02-31', ''],
    ['05/03/2026', ''],
    ['', ''],
  ])('formats %j as %j', (iso, formatted) => {
    expect(formatDateInput(iso)).toBe(formatted)
  })
})

describe('parseDay', () => {
  it.each([
    ['5/3/2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    ['2026-3-5', null],
    ['2026-02-30', null],
    ['2026-03-05T00:00:00Z', null],
    ['tomorrow', null],
  ])('parses %j as %j', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
})

describe('date range', () => {
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

  it('includes both ends, and everything if it is open', () => {
    const range = { startDate: '2026-03-05', endDate: '2026-03-07' }
    const days = ['2026-03-04', '2026-03-05', '2026-03-07', '2026-03-08']
    expect(days.map((day) => isInRange(day, range))).toEqual([false, true, true, false])
    expect(days.every((day) => isInRange(day, OPEN_RANGE))).toBe(true)
  })
})

describe('leagueDay', () => {
  it.each([
    ['2026-11-15T22:59:59Z', 'Europe/Madrid', '2026-11-15'],
    ['2026-11-15T23:00:00Z', 'Europe/Madrid', '2026-11-16'],
    ['2026-07-15T22:00:00Z', 'Europe/Madrid', '2026-07-16'],
    ['2026-11-15T23:30:00Z', 'America/Sao_Paulo', '2026-11-15'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01'],
  ])('of %s in %s is %s', (instant, timeZone, day) => {
    expect(leagueDay(new Date(instant), timeZone)).toBe(day)
  })
})

describe('haveRightsEnded', () => {
  it.each([
    [null, false],
    ['2026-11-14', true],
    ['2026-11-15', false],
    ['2026-11-16', false],
  ])('with rights until %s, on 15 November: %s', (until, expected) => {
    expect(haveRightsEnded(until, '2026-11-15')).toBe(expected)
  })
})

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('adds to %s %i days across months and years', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })
})
