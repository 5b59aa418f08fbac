import { describe, expect, it } from 'vitest'
import { captionOf, daysLeft } from './inbox-file.ts'

describe('captionOf', () => {
  it.each([
    ['the current language', { es: 'Gol', en: 'Goal', pt: '' }, 'Goal'],
    ['another language', { es: 'Gol', en: ' ', pt: '' }, 'Gol'],
    ['nothing', { es: '', en: '', pt: '' }, null],
  ])('returns %s', (_what, captions, expected) => {
    expect(captionOf({ captions }, 'en')).toBe(expected)
  })
})

describe('daysLeft', () => {
  const now = new Date('2026-11-16T18:00:00.000Z')

  it.each([
    ['2026-12-16T18:00:00.000Z', 30],
    // Less than 24 hours, but tomorrow.
    ['2026-11-17T17:00:00.000Z', 1],
    // Tomorrow in the league, today in UTC.
    ['2026-11-16T23:30:00.000Z', 1],
    ['2026-11-16T22:30:00.000Z', 0],
    ['2026-11-15T11:00:00.000Z', 0],
  ])('counts the calendar days of the league until %s', (expiresAt, days) => {
    expect(daysLeft(expiresAt, now, 'Europe/Madrid')).toBe(days)
  })
})
