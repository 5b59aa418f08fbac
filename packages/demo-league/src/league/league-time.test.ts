import { describe, expect, it } from 'vitest'
import { addDays, downTo, momentOf, nearestSaturday } from './league-time.ts'

describe('a time of the league', () => {
  it.each([
    ['in winter', '2026-11-15', '21:00', 'Europe/Madrid', '2026-11-15T20:00:00.000Z'],
    ['in summer', '2026-08-15', '21:00', 'Europe/Madrid', '2026-08-15T19:00:00.000Z'],
    ['on the day when clocks go back', '2026-10-25', '18:30', 'Europe/Madrid', '2026-10-25T17:30:00.000Z'],
    ['on the day when clocks go forward', '2027-03-28', '18:30', 'Europe/Madrid', '2027-03-28T16:30:00.000Z'],
    ['west of Greenwich', '2026-11-15', '21:00', 'America/Sao_Paulo', '2026-11-16T00:00:00.000Z'],
    ['half an hour off', '2026-11-15', '21:00', 'Asia/Kolkata', '2026-11-15T15:30:00.000Z'],
  ])('is the moment at which the clocks there show it, %s', (_, day, time, zone, moment) => {
    expect(momentOf(day, { time, timeZone: zone }).toISOString()).toBe(moment)
  })

  it('counts days over months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  it.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-11-15', '2026-11-14'],
    ['2026-11-17', '2026-11-14'],
    ['2026-11-18', '2026-11-21'],
    ['2026-11-20', '2026-11-21'],
  ])('finds the Saturday closest to %s', (day, saturday) => {
    expect(nearestSaturday(day)).toBe(saturday)
  })

  it('moves down to a full step', () => {
    expect(downTo(5, Date.parse('2026-11-15T03:14:59Z')).toISOString()).toBe('2026-11-15T03:10:00.000Z')
  })
})
