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
  const now = new Date('2026-11-17T12:00:00.000Z')

  it.each([
    ['2026-12-17T12:00:00.000Z', 30],
    ['2026-11-18T11:00:00.000Z', 0],
    ['2026-11-16T11:00:00.000Z', 0],
  ])('counts whole days until %s', (expiresAt, days) => {
    expect(daysLeft(expiresAt, now)).toBe(days)
  })
})
