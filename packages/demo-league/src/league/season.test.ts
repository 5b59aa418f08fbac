import { describe, expect, it } from 'vitest'
import { CLUB_IDS } from '../content/clubs.ts'
import { CURRENT_MATCHDAY, drawResults } from './results.ts'
import { planSeason } from './season.ts'
import { standings } from './standings.ts'

const NOON = { now: new Date('2026-11-15T12:00:00Z'), timeZone: 'Europe/Madrid' }

describe('the draw', () => {
  const results = drawResults()

  it('lets every club play once on each of 38 matchdays', () => {
    const byMatchday = Map.groupBy(results, ({ matchday }) => matchday)
    expect([...byMatchday.keys()]).toEqual(Array.from({ length: 38 }, (_, index) => index + 1))
    for (const ofDay of byMatchday.values()) {
      expect(ofDay.flatMap(({ home, away }) => [home, away]).toSorted()).toEqual(CLUB_IDS.toSorted())
    }
  })

  it('lets each pair meet once at either ground', () => {
    expect(new Set(results.map(({ home, away }) => `${home} ${away}`)).size).toBe(380)
    expect(results.every(({ home, away }) => home !== away)).toBe(true)
  })

  it('gives the table that the texts tell of', () => {
    const [first, second] = standings(results)
    expect(first).toMatchObject({ club: 'puerto-claro', points: 26 })
    expect(second).toMatchObject({ club: 'almenara', points: 25 })
    const athome = results.filter(({ home, state }) => home === 'vega-real' && state === 'finished')
    expect(athome.length).toBeGreaterThan(4)
    expect(athome.filter(({ score }) => score && score.home < score.away)).toEqual([])
  })
})

describe('the season around the first start', () => {
  it.each([
    ['at noon', '2026-11-15T12:00:00Z', 'Europe/Madrid'],
    ['in the middle of the night', '2026-11-15T02:30:00Z', 'Europe/Madrid'],
    ['while the clocks go forward', '2027-03-28T01:30:00Z', 'Europe/Madrid'],
    ['while the clocks go back', '2026-10-25T01:00:00Z', 'Europe/Madrid'],
    ['on the last day of a year', '2026-12-31T23:30:00Z', 'America/Sao_Paulo'],
    ['on a leap day', '2028-02-29T09:00:00Z', 'Asia/Tokyo'],
  ])('has matches that are over, being played and still to come, %s', (_, now, timeZone) => {
    const start = { now: new Date(now), timeZone }
    const { matchdays } = planSeason(start)
    const current = matchdays.find(({ number }) => number === CURRENT_MATCHDAY)
    const fixtures = current?.fixtures ?? []
    const byState = Map.groupBy(fixtures, ({ state }) => state)
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

  it('keeps every other matchday apart from the current one, in order, without overlap', () => {
    const { matchdays } = planSeason(NOON)
    const backwards = matchdays.filter(({ startsOn, endsOn }) => startsOn > endsOn)
    const overlapping = matchdays.filter(({ startsOn }, index) => startsOn <= (matchdays[index - 1]?.endsOn ?? ''))
    expect([...backwards, ...overlapping]).toEqual([])
  })

  it('leaves no match before today unplayed but the postponed one, and none after today played', () => {
    const fixtures = planSeason(NOON).matchdays.flatMap((matchday) => matchday.fixtures)
    const before = fixtures.filter(({ matchday }) => matchday < CURRENT_MATCHDAY)
    expect(before.filter(({ kickOff }) => kickOff >= NOON.now)).toEqual([])
    expect(before.filter(({ state }) => state !== 'finished').map(({ state }) => state)).toEqual(['postponed'])
    const after = fixtures.filter(({ matchday }) => matchday > CURRENT_MATCHDAY)
    expect(after.filter(({ kickOff, score }) => kickOff <= NOON.now || score !== null)).toEqual([])
  })

  it('is called after the years in which it is played', () => {
    expect(planSeason(NOON).name).toBe('2026-27')
    expect(planSeason({ ...NOON, now: new Date('2027-02-03T12:00:00Z') }).name).toBe('2026-27')
    expect(planSeason({ ...NOON, now: new Date('2099-11-03T12:00:00Z') }).name).toBe('2099-00')
  })

  it('plays the next derbies on a Saturday night and the others when clubs expect them', () => {
    const derby = planSeason(NOON)
      .matchdays.flatMap((matchday) => matchday.fixtures)
      .find(({ home, away }) => home === 'ribeira' && away === 'brisa')
    expect(derby?.kickOff.toISOString()).toBe('2026-11-21T20:00:00.000Z')
  })
})
