import { LOCALES } from '@mixed-zone/contract/locales'
import { describe, expect, it } from 'vitest'
import { resolveZoneTime, wallTimeIn, zonePlace } from './zone-time.ts'

const iso = (at: Date | undefined) => at?.toISOString()

describe('resolveZoneTime', () => {
  it.each([
    ['2026-11-15T21:00', 'Europe/Madrid', '2026-11-15T20:00:00.000Z'],
    ['2026-07-15T21:00', 'Europe/Madrid', '2026-07-15T19:00:00.000Z'],
    ['2026-11-15T21:00', 'America/Sao_Paulo', '2026-11-16T00:00:00.000Z'],
    ['2026-11-15T21:00', 'Asia/Kolkata', '2026-11-15T15:30:00.000Z'],
    ['2026-11-15T21:00', 'UTC', '2026-11-15T21:00:00.000Z'],
  ])('finds the one instant of %s in %s', (wallTime, zone, at) => {
    expect(resolveZoneTime(wallTime, zone)).toEqual({ kind: 'exact', at: new Date(at) })
  })

  it.each([
    // Clocks go forward at 02:00 on 29 March 2026.
    ['2026-03-29T02:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['2026-03-29T02:00', 'Europe/Madrid', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00'],
    ['2026-03-29T01:30', 'Europe/Lisbon', '2026-03-29T01:30:00.000Z', '2026-03-29T02:30'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z', '2026-03-08T03:30'],
    // By half an hour only.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', '2026-10-04T02:45'],
    // At midnight, in the last year in which Brazil changed its clocks.
    ['2018-11-04T00:30', 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z', '2018-11-04T01:30'],
  ])('moves %s, which %s skips, behind the jump', (wallTime, zone, at, shown) => {
    const time = resolveZoneTime(wallTime, zone)
    expect(time?.kind).toBe('skipped')
    expect(iso(time?.at)).toBe(at)
    expect(wallTimeIn(new Date(at), zone)).toBe(shown)
  })

  it.each([
    // Clocks go back at 03:00 on 25 October 2026.
    ['2026-10-25T02:30', 'Europe/Madrid', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['2026-10-25T02:00', 'Europe/Madrid', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ])('knows both instants of %s, which %s has twice', (wallTime, zone, first, second) => {
    expect(resolveZoneTime(wallTime, zone)).toEqual({
      kind: 'repeated',
      at: new Date(first),
      second: new Date(second),
    })
  })

  it.each(['2026-03-29T01:55', '2026-03-29T03:00', '2026-10-25T01:55', '2026-10-25T03:00'])(
    'finds one instant for %s, beside a change of clocks in Madrid',
    (wallTime) => {
      const time = resolveZoneTime(wallTime, 'Europe/Madrid')
      expect(time?.kind).toBe('exact')
      expect(wallTimeIn(time?.at ?? new Date(0), 'Europe/Madrid')).toBe(wallTime)
    },
  )

  it('refuses what is no clock time', () => {
    for (const text of ['', 'tomorrow', '2026-13-01T10:00', '2026-11-15']) {
      expect(resolveZoneTime(text, 'Europe/Madrid')).toBeNull()
    }
  })
})

describe('zonePlace', () => {
  it.each([
    ['Europe/Madrid', 'Madrid'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
  ])('names the place of %s', (zone, place) => expect(zonePlace(zone, 'en')).toBe(place))

  it('names it as its readers do', () => {
    const names = (zone: string) => LOCALES.map((locale) => zonePlace(zone, locale))
    expect(names('Europe/Lisbon')).toEqual(['Lisboa', 'Lisbon', 'Lisboa'])
    expect(names('Europe/Madrid')).toEqual(['Madrid', 'Madrid', 'Madrid'])
  })
})
