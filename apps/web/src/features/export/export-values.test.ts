import { describe, expect, test } from 'vitest'
import { checkExport, type ExportValues, firstValues, lastDays } from './export-values.ts'

const NOW = new Date('2026-11-15T23:30:00Z')
const FIRST = firstValues({ now: NOW, timeZone: 'Europe/Madrid' })

const withDays = (dateStart: string, dateEnd: string): ExportValues => ({ ...FIRST, dateStart, dateEnd })

describe('lastDays', () => {
  test.each([
    // Half an hour before midnight in London is the next day in Madrid.
    { timeZone: 'Europe/Madrid', count: 30, dateStart: '18/10/2026', dateEnd: '16/11/2026' },
    { timeZone: 'UTC', count: 7, dateStart: '09/11/2026', dateEnd: '15/11/2026' },
    { timeZone: 'America/Bogota', count: 1, dateStart: '15/11/2026', dateEnd: '15/11/2026' },
  ])('returns the last $count days in $timeZone', ({ count, timeZone, ...range }) => {
    expect(lastDays(count, { now: NOW, timeZone })).toEqual(range)
  })
})

describe('checkExport', () => {
  test.each([
    ['', ''],
    ['1/1/2026', ''],
    ['', '15/11/2026'],
    ['15/11/2026', '15/11/2026'],
    ['  5/3/2026 ', '05/03/2026'],
  ])('accepts %j to %j', (start, end) => {
    expect(checkExport(withDays(start, end), 'en')).toEqual({})
  })

  test.each([
    ['31/02/2026', '', { dateStart: 'The format is wrong' }],
    ['2026-11-01', '32/1/2026', { dateStart: 'The format is wrong', dateEnd: 'The format is wrong' }],
    ['16/11/2026', '15/11/2026', { dateEnd: 'The end date is before the start date' }],
  ])('reports errors for %j to %j', (start, end, errors) => {
    expect(checkExport(withDays(start, end), 'en')).toEqual(errors)
  })
})
