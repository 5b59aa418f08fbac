import { describe, expect, it } from 'vitest'
import { haveRightsEnded, leagueDay } from './league-day.ts'

describe('leagueDay', () => {
  it.each([
    ['2026-11-15T22:59:59Z', 'Europe/Madrid', '2026-11-15'],
    ['2026-11-15T23:00:00Z', 'Europe/Madrid', '2026-11-16'],
    ['2026-07-15T22:00:00Z', 'Europe/Madrid', '2026-07-16'],
    ['2026-11-15T23:30:00Z', 'America/Sao_Paulo', '2026-11-15'],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01'],
  ])('is at %s in %s the day %s', (moment, timeZone, day) => {
    expect(leagueDay(new Date(moment), timeZone)).toBe(day)
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
