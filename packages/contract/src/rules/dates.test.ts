import { describe, expect, it } from 'vitest'
import type { Locale } from '../locales.ts'
import { DEFAULT_DATE_FORMAT, formatDate, parseDate } from './dates.ts'

const timeZone = 'Europe/Madrid'

describe('formatDate', () => {
  it.each<[Locale, boolean, string]>([
    ['es', false, '05/03/2026'],
    ['es', true, '05/03/2026 09:07'],
    ['pt', false, '05/03/2026'],
    ['pt', true, '05/03/2026 09:07'],
    ['en', false, '2026/03/05'],
    ['en', true, '2026/03/05 09:07'],
  ])('in %s, with time %j: %j', (locale, withTime, formatted) => {
    expect(formatDate('2026-03-05T08:07:59Z', { locale, withTime, timeZone })).toBe(formatted)
  })

  it('defaults to Spanish without time', () => {
    expect(formatDate(new Date('2026-03-05T12:00:00Z'), { timeZone })).toBe('05/03/2026')
    expect(formatDate(new Date(2026, 2, 5))).toBe('05/03/2026')
  })

  it.each([
    ['2026-12-31T23:30:00Z', 'Europe/Madrid', '01/01/2027 00:30'],
    ['2026-12-31T23:30:00Z', 'America/Sao_Paulo', '31/12/2026 20:30'],
    ['2026-12-31T23:30:00Z', 'Asia/Kathmandu', '01/01/2027 05:15'],
    ['2026-07-01T22:00:00Z', 'Europe/Madrid', '02/07/2026 00:00'],
    ['2024-02-29T12:00:00Z', 'UTC', '29/02/2024 12:00'],
    ['0050-01-02T12:00:00Z', 'UTC', '02/01/0050 12:00'],
  ])('formats %j in %s as %j', (instant, zone, formatted) => {
    expect(formatDate(instant, { withTime: true, timeZone: zone })).toBe(formatted)
  })

  it("uses the system's time zone by default", () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    for (const instant of [
      '2026-12-31T23:30:00Z',
      '2026-03-29T00:59:59Z',
      '2026-03-29T01:00:00Z',
      '1969-12-31T23:59:00Z',
    ])
      expect(formatDate(instant, { withTime: true })).toBe(formatDate(instant, { withTime: true, timeZone: own }))
  })

  it('throws for an invalid date', () => {
    expect(() => formatDate('yesterday')).toThrow(RangeError)
    expect(() => formatDate('yesterday', { timeZone })).toThrow(RangeError)
  })
})

describe('parseDate', () => {
  it('defaults to DD/MM/YYYY HH:mm:ss', () => {
    expect(DEFAULT_DATE_FORMAT).toBe('DD/MM/YYYY HH:mm:ss')
    expect(parseDate('05/03/2026 09:07:08', { timeZone })).toEqual(new Date('2026-03-05T08:07:08Z'))
    expect(parseDate('05/03/2026 09:07:08')).toEqual(new Date(2026, 2, 5, 9, 7, 8))
  })

  it.each([
    ['05/03/2026', 'DD/MM/YYYY', '2026-03-05T00:00:00Z'],
    ['2026/03/05 09:07', 'YYYY/MM/DD HH:mm', '2026-03-05T09:07:00Z'],
    ['2026.03.05', 'YYYY.MM.DD', '2026-03-05T00:00:00Z'],
    ['29/02/2024', 'DD/MM/YYYY', '2024-02-29T00:00:00Z'],
    ['01/01/0050', 'DD/MM/YYYY', '0050-01-01T00:00:00Z'],
  ])('parses %j by %j', (text, format, instant) => {
    expect(parseDate(text, { format, timeZone: 'UTC' })).toEqual(new Date(instant))
  })

  it.each([
    '31/02/2026 10:00:00',
    '29/02/2026 10:00:00',
    '31/04/2026 10:00:00',
    '00/01/2026 10:00:00',
    '01/00/2026 10:00:00',
    '01/13/2026 10:00:00',
    '01/01/2026 24:00:00',
    '01/01/2026 10:60:00',
    '01/01/2026 10:00:60',
    '1/1/2026 10:00:00',
    '01-01-2026 10:00:00',
    '01/01/2026',
    '01/01/2026 10:00:00 ',
    ' 01/01/2026 10:00:00',
    '01/01/26 10:00:00',
    'ab/cd/efgh ij:kl:mn',
    '',
  ])('rejects %j', (text) => {
    expect(parseDate(text, { timeZone: 'UTC' })).toBeNull()
  })

  it('escapes special characters of the format', () => {
    expect(parseDate('2026x03x05', { format: 'YYYY.MM.DD', timeZone: 'UTC' })).toBeNull()
  })

  it('rejects the skipped hour, and returns the first of the repeated one', () => {
    expect(parseDate('29/03/2026 02:30:00', { timeZone })).toBeNull()
    expect(parseDate('25/10/2026 02:30:00', { timeZone })).toEqual(new Date('2026-10-25T00:30:00Z'))
  })

  it.each(['Europe/Madrid', 'America/Sao_Paulo', 'Pacific/Apia', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])(
    'reads back what formatDate shows in %s, all year',
    (zone) => {
      for (let day = 0; day < 366; day += 1) {
        const instant = new Date(Date.UTC(2026, 0, 1, 12) + day * 86_400_000)
        const shown = formatDate(instant, { withTime: true, timeZone: zone })
        expect(parseDate(shown, { format: 'DD/MM/YYYY HH:mm', timeZone: zone })).toEqual(instant)
      }
    },
  )
})
