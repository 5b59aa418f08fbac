import { addDays, leagueDay } from '@mixed-zone/contract/rules/days'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'
import { nearestSaturday, roundDownTo, timeInZone } from './league-time.ts'
import type { Derby, Fixture } from './schemas.ts'

/** The matchday in whose middle the demo begins. */
export const CURRENT_MATCHDAY = 12

export type SeasonFixture = Fixture & { readonly kickOff: Date }

export interface SeasonMatchday {
  readonly number: number
  readonly startsOn: string
  readonly endsOn: string
  readonly fixtures: readonly SeasonFixture[]
}

export interface Season {
  readonly name: string
  readonly matchdays: readonly SeasonMatchday[]
}

/** The first start of an installation, and the league's time zone. */
export interface Start {
  readonly now: Date
  readonly timeZone: string
}

/** Free weeks before a matchday. */
const BREAKS: readonly (readonly [matchday: number, weeks: number])[] = [
  [5, 1],
  [9, 1],
  [18, 2],
  [27, 1],
]

/** When the ten fixtures of a matchday begin, in days from its Saturday. */
const SLOTS: readonly (readonly [days: number, time: string])[] = [
  [-1, '21:00'],
  [0, '14:00'],
  [0, '16:15'],
  [0, '18:30'],
  [0, '21:00'],
  [1, '14:00'],
  [1, '16:15'],
  [1, '18:30'],
  [1, '21:00'],
  [2, '20:30'],
]

const DERBY_SLOT = 4

/** Kick-offs of the current matchday by home club: minutes from now, rounded down to a step, or a time on a day around today. */
const CURRENT_KICK_OFFS: Readonly<
  Record<string, { minutes: number; step: number } | { days: number; time: string } | undefined>
> = {
  'vega-real': { days: -1, time: '18:30' },
  monteluna: { days: -1, time: '21:00' },
  almenara: { minutes: -165, step: 15 },
  cantera: { minutes: -75, step: 5 },
  brisa: { minutes: -70, step: 5 },
  'campo-novo': { minutes: 110, step: 15 },
  estrela: { days: 1, time: '18:30' },
  'sierra-blanca': { days: 1, time: '19:00' },
  ferreria: { days: 1, time: '20:00' },
  'bahia-verde': { days: 1, time: '21:00' },
}

/** The derby that two clubs play, at either ground. */
export function findDerby(
  derbies: readonly Derby[],
  { home, away }: Pick<Fixture, 'home' | 'away'>,
): Derby | undefined {
  return derbies.find(({ clubs }) => clubs.includes(home) && clubs.includes(away))
}

function weeksFromCurrent(matchday: number): number {
  const isPast = matchday < CURRENT_MATCHDAY
  const [first, last] = isPast ? [matchday, CURRENT_MATCHDAY] : [CURRENT_MATCHDAY, matchday]
  const free = BREAKS.filter(([before]) => before > first && before <= last).reduce((sum, [, weeks]) => sum + weeks, 0)
  return matchday - CURRENT_MATCHDAY + (isPast ? -free : free)
}

function planCurrentMatchday(fixtures: readonly Fixture[], { now, timeZone }: Start): SeasonMatchday {
  const today = leagueDay(now, timeZone)
  const timed = fixtures.map((fixture) => {
    const rule = CURRENT_KICK_OFFS[fixture.home]
    if (!rule) throw new Error(`No kick-off time for ${fixture.home}.`)
    const kickOff =
      'minutes' in rule
        ? roundDownTo(rule.step, now.getTime() + rule.minutes * MINUTE_MS)
        : timeInZone(addDays(today, rule.days), { time: rule.time, timeZone })
    return { ...fixture, kickOff }
  })
  return { number: CURRENT_MATCHDAY, startsOn: addDays(today, -1), endsOn: addDays(today, 1), fixtures: timed }
}

/** The fixtures in the order of their slots. A derby is played on Saturday night. */
function orderBySlot(fixtures: readonly Fixture[], derbies: readonly Derby[], matchday: number): Fixture[] {
  const rotation = (matchday * 3) % fixtures.length
  const rotated = [...fixtures.slice(rotation), ...fixtures.slice(0, rotation)]
  const derby = rotated.find((fixture) => findDerby(derbies, fixture))
  if (!derby) return rotated
  return rotated.filter((fixture) => fixture !== derby).toSpliced(DERBY_SLOT, 0, derby)
}

function planWeekend(number: number, ordered: readonly Fixture[], { now, timeZone }: Start): SeasonMatchday {
  const saturday = nearestSaturday(addDays(leagueDay(now, timeZone), weeksFromCurrent(number) * 7))
  const fixtures = ordered.map((fixture, index) => {
    const [days, time] = SLOTS[index] ?? [0, '16:15']
    return { ...fixture, kickOff: timeInZone(addDays(saturday, days), { time, timeZone }) }
  })
  return { number, startsOn: addDays(saturday, -1), endsOn: addDays(saturday, 2), fixtures }
}

function seasonName(firstDay: string): string {
  const year = Number(firstDay.slice(0, 4))
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

interface Draw {
  readonly fixtures: readonly Fixture[]
  readonly derbies: readonly Derby[]
}

/** Dates the fixtures of the season so that the first start falls into the middle of the current matchday. */
export function planSeason(start: Start, { fixtures, derbies }: Draw): Season {
  const byMatchday = Map.groupBy(fixtures, ({ matchday }) => matchday)
  const matchdays = [...byMatchday].map(([number, ofMatchday]) =>
    number === CURRENT_MATCHDAY
      ? planCurrentMatchday(ofMatchday, start)
      : planWeekend(number, orderBySlot(ofMatchday, derbies, number), start),
  )
  const firstDay = matchdays[0]?.startsOn ?? leagueDay(start.now, start.timeZone)
  return { name: seasonName(firstDay), matchdays }
}
