import { describe, expect, it } from 'vitest'
import { defaultTime, quickTimes } from './quick-times.ts'

const MADRID = 'Europe/Madrid'
/** 19:48 in Madrid. */
const NOW = new Date('2026-11-15T18:48:00.000Z')

const listed = (kickOff: string | null) =>
  quickTimes({ now: NOW, timeZone: MADRID, kickOff: kickOff === null ? null : new Date(kickOff) }).map(
    ({ id, at }) => `${id} ${at.toISOString()}`,
  )

describe('quickTimes', () => {
  it('offers times soon and tomorrow morning without a fixture', () => {
    expect(listed(null)).toEqual([
      'halfHour 2026-11-15T19:20:00.000Z',
      'hour 2026-11-15T19:50:00.000Z',
      'twoHours 2026-11-15T20:50:00.000Z',
      'tomorrow 2026-11-16T07:00:00.000Z',
    ])
  })

  it('offers times around a fixture that is ahead, without those that have passed', () => {
    expect(listed('2026-11-21T17:00:00.000Z')).toEqual([
      'dayBefore 2026-11-20T17:00:00.000Z',
      'lineUps 2026-11-21T16:00:00.000Z',
      'kickOff 2026-11-21T17:00:00.000Z',
      'tomorrow 2026-11-16T07:00:00.000Z',
    ])
    expect(listed('2026-11-15T19:00:00.000Z')).toEqual([
      'kickOff 2026-11-15T19:00:00.000Z',
      'tomorrow 2026-11-16T07:00:00.000Z',
    ])
  })

  it('offers times soon once the match has begun', () => {
    expect(listed('2026-11-15T17:00:00.000Z')[0]).toBe('halfHour 2026-11-15T19:20:00.000Z')
  })
})

describe('defaultTime', () => {
  it('is the next 12:00 of the league', () => {
    expect(defaultTime(NOW, MADRID).toISOString()).toBe('2026-11-16T11:00:00.000Z')
    expect(defaultTime(new Date('2026-11-15T08:00:00.000Z'), MADRID).toISOString()).toBe('2026-11-15T11:00:00.000Z')
    // The clocks change in between.
    expect(defaultTime(new Date('2026-10-24T18:00:00.000Z'), MADRID).toISOString()).toBe('2026-10-25T11:00:00.000Z')
  })
})
