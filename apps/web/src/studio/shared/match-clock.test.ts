import { describe, expect, it } from 'vitest'
import { matchMinute } from './match-clock.ts'

const STARTED = '2026-11-15T18:30:00.000Z'

const at = (minutes: number) => Date.parse(STARTED) + minutes * 60_000

const timeOf = (minutes: number) => new Date(at(minutes)).toISOString()

describe('matchMinute', () => {
  it.each([
    [0, '1'],
    [44.9, '45'],
    [47, '45+'],
  ])('counts the first half: after %s minutes it is %s', (minutes, shown) => {
    expect(matchMinute({ state: 'live', startedAt: STARTED, halfTimeAt: null }, at(minutes))).toBe(shown)
  })

  it.each([
    [47, 'half-time'],
    [61.9, 'half-time'],
    [62, '46'],
    [106.5, '90'],
    [110, '90+'],
  ])('counts the second half after a break: after %s minutes it is %s', (minutes, shown) => {
    expect(matchMinute({ state: 'live', startedAt: STARTED, halfTimeAt: timeOf(47) }, at(minutes))).toBe(shown)
  })

  it('is null unless the match is played', () => {
    expect(matchMinute({ state: 'finished', startedAt: STARTED, halfTimeAt: null }, at(100))).toBeNull()
    expect(matchMinute({ state: 'scheduled', startedAt: null, halfTimeAt: null }, at(0))).toBeNull()
  })
})
