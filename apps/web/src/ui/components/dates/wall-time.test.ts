import { describe, expect, it } from 'vitest'
import { HOURS, joinWallTime, minuteOptions, parseWallTime } from './wall-time.ts'

describe('wall time', () => {
  it('joins a day and a time, and is null without a day', () => {
    expect(joinWallTime('2026-11-15', '19:30')).toBe('2026-11-15T19:30')
    expect(joinWallTime(null, '19:30')).toBeNull()
  })

  it('offers minutes in steps of five', () => {
    expect(minuteOptions('00')).toEqual(['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'])
    expect(HOURS.at(0)).toBe('00')
    expect(HOURS.at(-1)).toBe('23')
  })

  it('keeps a minute between two steps', () => {
    expect(minuteOptions('42').slice(8, 10)).toEqual(['40', '42'])
  })

  it('parses only its own format', () => {
    expect(parseWallTime('2026-11-15T18:42')).toEqual({ day: '2026-11-15', time: '18:42' })
    for (const text of [null, '', '2026-11-15', '2026-11-15T18:42:00Z', 'nonsense'])
      expect(parseWallTime(text)).toBeNull()
  })
})
