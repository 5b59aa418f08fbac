import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { ClubId } from '../content/clubs.ts'
import { derbyNames } from './derbies.ts'
import { addDays, downTo, momentOf, nearestSaturday } from './league-time.ts'
import { CURRENT_MATCHDAY, drawResults, type Result } from './results.ts'

export type SeasonFixture = Result & { readonly kickOff: Date }

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

interface Start {
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

/** The current matchday is played around the first start: in minutes from now, moved down to a step, or on a day around it. */
const CURRENT_KICK_OFFS: Readonly<
  Partial<Record<ClubId, { minutes: number; step: number } | { days: number; time: string }>>
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

function weeksFromCurrent(matchday: number): number {
  const isPast = matchday < CURRENT_MATCHDAY
  const [first, last] = isPast ? [matchday, CURRENT_MATCHDAY] : [CURRENT_MATCHDAY, matchday]
  const free = BREAKS.filter(([before]) => before > first && before <= last).reduce((sum, [, weeks]) => sum + weeks, 0)
  return matchday - CURRENT_MATCHDAY + (isPast ? -free : free)
}

function currentMatchday(results: readonly Result[], { now, timeZone }: Start): SeasonMatchday {
  const today = leagueDay(now, timeZone)
  const fixtures = results.map((result) => {
    const rule = CURRENT_KICK_OFFS[result.home]
    if (!rule) throw new Error(`Nobody knows when ${result.home} plays.`)
    const kickOff =
      'minutes' in rule
        ? downTo(rule.step, now.getTime() + rule.minutes * 60_000)
        : momentOf(addDays(today, rule.days), { time: rule.time, timeZone })
    return { ...result, kickOff }
  })
  return { number: CURRENT_MATCHDAY, startsOn: addDays(today, -1), endsOn: addDays(today, 1), fixtures }
}

/** Puts a derby, where there is one, on Saturday night. */
function inSlots(results: readonly Result[], matchday: number): Result[] {
  const turned = results.map((_, index) => results[(index + matchday * 3) % results.length] ?? null)
  const ordered = turned.filter((result) => result !== null)
  const derby = ordered.find(({ home, away }) => derbyNames(home, away))
  if (!derby) return ordered
  return ordered.filter((result) => result !== derby).toSpliced(DERBY_SLOT, 0, derby)
}

function weekendMatchday(number: number, results: readonly Result[], { now, timeZone }: Start): SeasonMatchday {
  const saturday = nearestSaturday(addDays(leagueDay(now, timeZone), weeksFromCurrent(number) * 7))
  const fixtures = inSlots(results, number).map((result, index) => {
    const [days, time] = SLOTS[index] ?? [0, '16:15']
    return { ...result, kickOff: momentOf(addDays(saturday, days), { time, timeZone }) }
  })
  return { number, startsOn: addDays(saturday, -1), endsOn: addDays(saturday, 2), fixtures }
}

function nameOfSeason(firstDay: string): string {
  const year = Number(firstDay.slice(0, 4))
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** The whole season, laid so that the first start falls into the middle of the current matchday. */
export function planSeason(start: Start): Season {
  const byMatchday = Map.groupBy(drawResults(), (result) => result.matchday)
  const matchdays = [...byMatchday].map(([number, results]) =>
    number === CURRENT_MATCHDAY ? currentMatchday(results, start) : weekendMatchday(number, results, start),
  )
  const firstDay = matchdays[0]?.startsOn ?? leagueDay(start.now, start.timeZone)
  return { name: nameOfSeason(firstDay), matchdays }
}
