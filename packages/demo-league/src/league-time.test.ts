import { describe, expect, it } from 'vitest'
import { nearestSaturday, roundDownTo, timeInZone } from './league-time.ts'

describe('league time', () => {
  it.each([
    ['in winter', '2026-11-15', '21:00', 'Europe/Madrid', '2026-11-15T20:00:00.000Z'],
    ['in summer', '2026-08-15', '21:00', 'Europe/Madrid', '2026-08-15T19:00:00.000Z'],
    ['on the day when daylight saving ends', '2026-10-25', '18:30', 'Europe/Madrid', '2026-10-25T17:30:00.000Z'],
    ['on the day when daylight saving begins', '2027-03-28', '18:30', 'Europe/Madrid', '2027-03-28T16:30:00.000Z'],
    ['west of Greenwich', '2026-11-15', '21:00', 'America/Sao_Paulo', '2026-11-16T00:00:00.000Z'],
    ['half an hour off', '2026-11-15', '21:00', 'Asia/Kolkata', '2026-11-15T15:30:00.000Z'],
  ])('timeInZone returns the instant of a local time: %s', (_, day, time, zone, moment) => {
    expect(timeInZone(day, { time, timeZone: zone }).toISOString()).toBe(moment)
  })

  it.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-11-15', '2026-11-14'],
    ['2026-11-17', '2026-11-14'],
    ['2026-11-18', '2026-11-21'],
    ['2026-11-20', '2026-11-21'],
  ])('nearestSaturday finds the Saturday closest to %s', (day, saturday) => {
    expect(nearestSaturday(day)).toBe(saturday)
  })

  it('roundDownTo rounds down to a multiple of minutes', () => {
    expect(roundDownTo(5, Date.parse('2026-11-15T03:14:59Z')).toISOString()).toBe('2026-11-15T03:10:00.000Z')
  })
})
