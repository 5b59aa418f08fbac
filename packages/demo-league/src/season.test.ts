import { describe, expect, it } from 'vitest'
import { loadDemoLeague } from './demo-league.ts'
import { CURRENT_MATCHDAY, type Start } from './season.ts'
import { computeStandings } from './standings.ts'

const NOON = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'Europe/Madrid' }

const { clubs, season } = loadDemoLeague(NOON)

const seasonAt = (start: Start) => loadDemoLeague(start).season

const fixtures = season.matchdays.flatMap((matchday) => matchday.fixtures)

describe('fixtures', () => {
  it('let every club play once on each of 38 matchdays', () => {
    const byMatchday = Map.groupBy(fixtures, ({ matchday }) => matchday)
    expect([...byMatchday.keys()]).toEqual(Array.from({ length: 38 }, (_, index) => index + 1))
    for (const ofDay of byMatchday.values()) {
      expect(ofDay.flatMap(({ home, away }) => [home, away]).toSorted()).toEqual([...clubs.keys()].toSorted())
    }
  })

  it('let each pair meet once at either ground', () => {
    expect(new Set(fixtures.map(({ home, away }) => `${home} ${away}`)).size).toBe(380)
    expect(fixtures.every(({ home, away }) => home !== away)).toBe(true)
  })

  it('have a score exactly when they have been played or are being played', () => {
    const wrong = fixtures.filter(({ state, score }) => (score !== null) !== (state === 'finished' || state === 'live'))
    expect(wrong).toEqual([])
  })

  it('give the table that the texts describe', () => {
    const [first, second] = computeStandings(clubs.keys(), fixtures)
    expect(first).toMatchObject({ club: 'puerto-claro', points: 26 })
    expect(second).toMatchObject({ club: 'almenara', points: 25 })
    const atHome = fixtures.filter(({ home, state }) => home === 'vega-real' && state === 'finished')
    expect(atHome.length).toBeGreaterThan(4)
    expect(atHome.filter(({ score }) => score && score.home < score.away)).toEqual([])
  })
})

describe('planSeason', () => {
  it.each([
    ['at noon', '2026-11-15T12:00:00Z', 'Europe/Madrid'],
    ['in the middle of the night', '2026-11-15T02:30:00Z', 'Europe/Madrid'],
    ['while daylight saving begins', '2027-03-28T01:30:00Z', 'Europe/Madrid'],
    ['while daylight saving ends', '2026-10-25T01:00:00Z', 'Europe/Madrid'],
    ['on the last day of a year', '2026-12-31T23:30:00Z', 'America/Sao_Paulo'],
    ['on a leap day', '2028-02-29T09:00:00Z', 'Asia/Tokyo'],
  ])('has finished, live and scheduled matches on the current matchday: %s', (_, now, timeZone) => {
    const start = { now: new Date(now), timeZone }
    const current = seasonAt(start).matchdays.find(({ number }) => number === CURRENT_MATCHDAY)
    const byState = Map.groupBy(current?.fixtures ?? [], ({ state }) => state)
    const minutesAgo = (kickOff: Date) => (start.now.getTime() - kickOff.getTime()) / 60_000
    expect(byState.get('finished')?.every(({ kickOff }) => minutesAgo(kickOff) > 110)).toBe(true)
    const live = byState.get('live') ?? []
    expect(live.every(({ kickOff }) => minutesAgo(kickOff) > 45 && minutesAgo(kickOff) < 100)).toBe(true)
    expect(byState.get('scheduled')?.every(({ kickOff }) => minutesAgo(kickOff) < -60)).toBe(true)
    expect([...byState].map(([state, ofState]) => [state, ofState.length])).toEqual(
      expect.arrayContaining([
        ['finished', 3],
        ['live', 2],
        ['scheduled', 5],
      ]),
    )
  })

  it('keeps matchdays in order and without overlap', () => {
    const { matchdays } = season
    const backwards = matchdays.filter(({ startsOn, endsOn }) => startsOn > endsOn)
    const overlapping = matchdays.filter(({ startsOn }, index) => startsOn <= (matchdays[index - 1]?.endsOn ?? ''))
    expect([...backwards, ...overlapping]).toEqual([])
  })

  it('leaves only the postponed match before today unplayed, and plays none after today', () => {
    const before = fixtures.filter(({ matchday }) => matchday < CURRENT_MATCHDAY)
    expect(before.filter(({ kickOff }) => kickOff >= NOON.now)).toEqual([])
    expect(before.filter(({ state }) => state !== 'finished').map(({ state }) => state)).toEqual(['postponed'])
    const after = fixtures.filter(({ matchday }) => matchday > CURRENT_MATCHDAY)
    expect(after.filter(({ kickOff, score }) => kickOff <= NOON.now || score !== null)).toEqual([])
  })

  it('names the season after its years', () => {
    expect(season.name).toBe('2026-27')
    expect(seasonAt({ ...NOON, now: new Date('2027-02-03T12:00:00Z') }).name).toBe('2026-27')
    expect(seasonAt({ ...NOON, now: new Date('2099-11-03T12:00:00Z') }).name).toBe('2099-00')
  })

  it('plays derbies on Saturday night', () => {
    const derby = fixtures.find(({ home, away }) => home === 'ribeira' && away === 'brisa')
    expect(derby?.kickOff.toISOString()).toBe('2026-11-21T20:00:00.000Z')
  })
})
