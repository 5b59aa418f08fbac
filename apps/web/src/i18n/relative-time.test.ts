import { describe, expect, test } from 'vitest'
import { clockTime, relativeTime, timeOfDay } from './relative-time.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as pt } from './texts/pt.ts'

const now = new Date('2026-11-15T20:00:00Z')
const timeZone = 'Europe/Madrid'

function ago(at: string, locale: 'es' | 'en' | 'pt' = 'es') {
  return relativeTime({ at: new Date(at), now, locale, texts: { es, en, pt }[locale].time, timeZone })
}

describe('relativeTime', () => {
  test.each([
    ['2026-11-15T20:00:00Z', 'Ahora mismo'],
    ['2026-11-15T19:59:01Z', 'Ahora mismo'],
    ['2026-11-15T19:59:00Z', 'Hace 1 min'],
    ['2026-11-15T19:34:00Z', 'Hace 26 min'],
    ['2026-11-15T19:00:01Z', 'Hace 59 min'],
    ['2026-11-15T19:00:00Z', 'Hace 1 h'],
    ['2026-11-15T08:00:00Z', 'Hace 12 h'],
    // Midnight in Madrid is 23:00 UTC.
    ['2026-11-14T23:30:00Z', 'Hace 20 h'],
    ['2026-11-14T22:59:00Z', 'Ayer'],
    ['2026-11-13T22:59:00Z', '13/11/2026'],
    ['2025-11-15T20:00:00Z', '15/11/2025'],
  ])('%s is "%s"', (at, text) => {
    expect(ago(at)).toBe(text)
  })

  test('shows a date for a moment in the future', () => {
    expect(ago('2026-11-15T20:01:00Z')).toBe('15/11/2026')
  })

  test('shows hours just after midnight', () => {
    const afterMidnight = new Date('2026-11-15T23:30:00Z')
    const at = new Date('2026-11-15T21:00:00Z')
    expect(relativeTime({ at, now: afterMidnight, locale: 'es', texts: es.time, timeZone })).toBe('Hace 2 h')
  })

  test('is translated to English and Portuguese', () => {
    expect([ago('2026-11-15T19:34:00Z', 'en'), ago('2026-11-14T20:00:00Z', 'en')]).toEqual(['26 min ago', 'Yesterday'])
    expect([ago('2026-11-15T17:00:00Z', 'pt'), ago('2026-11-10T20:00:00Z', 'en')]).toEqual(['Há 3 h', '2026/11/10'])
  })
})

describe('clockTime', () => {
  const clock = (at: string, locale: 'es' | 'en' = 'es') =>
    clockTime({ at: new Date(at), now, locale, texts: { es, en }[locale].time, timeZone })

  test.each([
    ['2026-11-15T19:48:00Z', { text: '12 min', isFresh: true }],
    ['2026-11-15T20:00:00Z', { text: '1 min', isFresh: true }],
    ['2026-11-15T19:15:00Z', { text: '45 min', isFresh: true }],
    ['2026-11-15T19:12:00Z', { text: '48 min', isFresh: false }],
    ['2026-11-15T18:05:00Z', { text: '19:05', isFresh: false }],
    ['2026-11-14T10:00:00Z', { text: 'Ayer', isFresh: false }],
    ['2026-11-12T10:00:00Z', { text: '12/11/2026', isFresh: false }],
  ])('%s is %j', (at, expected) => {
    expect(clock(at)).toEqual(expected)
  })

  test('writes the date in the order of the language', () => {
    expect(clock('2026-11-12T10:00:00Z', 'en').text).toBe('2026/11/12')
  })
})

test('timeOfDay has two digits each, and midnight is 00', () => {
  expect(timeOfDay(new Date('2026-11-15T23:05:00Z'), timeZone)).toBe('00:05')
})
