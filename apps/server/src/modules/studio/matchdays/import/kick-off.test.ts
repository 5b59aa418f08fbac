import { describe, expect, it } from 'vitest'
import { instantOf, parseDay, parseTime, splitKickOff } from './kick-off.ts'

describe('parseDay', () => {
  it.each(['2026-11-20', '2026/11/20', '20/11/2026', '20-11-2026', '20.11.2026', '20/11/26'])('reads %s', (text) => {
    expect(parseDay(text)).toEqual({ year: 2026, month: 11, day: 20 })
  })

  it('tells a day that does not exist from something else', () => {
    expect(parseDay('2026-11-31')).toBe('no-such-day')
    expect(parseDay('31/02/2027')).toBe('no-such-day')
    expect(parseDay('tomorrow')).toBeNull()
    expect(parseDay('')).toBeNull()
  })
})

describe('parseTime', () => {
  it.each([
    ['21:00', 21, 0],
    ['21.15', 21, 15],
    ['21h30', 21, 30],
    ['21:00:00', 21, 0],
    ['9:05 pm', 21, 5],
    ['12:00 am', 0, 0],
    ['9', 9, 0],
  ])('reads %s', (text, hour, minute) => {
    expect(parseTime(text)).toEqual({ hour, minute })
  })

  it.each(['25:00', '21:60', 'late', '', '13 pm'])('rejects %s', (text) => {
    expect(parseTime(text)).toBeNull()
  })
})

describe('splitKickOff', () => {
  it.each(['2026-11-20 21:00', '2026-11-20T21:00', '2026-11-20, 21:00'])('splits %s', (text) => {
    expect(splitKickOff(text)).toEqual({ day: '2026-11-20', time: '21:00' })
  })
})

describe('instantOf', () => {
  const at = (month: number, day: number, hour: number) =>
    instantOf({ year: 2026, month, day }, { hour, minute: 0 }, 'Europe/Madrid').toISOString()

  it('follows summer and winter time', () => {
    expect(at(11, 20, 21)).toBe('2026-11-20T20:00:00.000Z')
    expect(at(8, 20, 21)).toBe('2026-08-20T19:00:00.000Z')
  })

  it('takes the first of a time that comes twice', () => {
    expect(at(10, 25, 2)).toBe('2026-10-25T00:00:00.000Z')
  })
})
