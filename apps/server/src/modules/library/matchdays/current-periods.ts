import type { Db } from '../../../platform/database/database.ts'
import { findMatchdayNearest, findSeasonDays } from './matchdays.repository.ts'

/** From one day of the league to another, both included. */
export interface Period {
  readonly startsOn: string
  readonly endsOn: string
}

export interface CurrentPeriods {
  readonly matchday: Period
  readonly season: Period
}

/** The days of the matchday that the league is in, and of its season; null before there is any. */
export async function findCurrentPeriods(db: Db, today: string): Promise<CurrentPeriods | null> {
  const matchday = await findMatchdayNearest(db, today)
  const season = matchday && (await findSeasonDays(db, matchday.season))
  if (!matchday || !season) return null
  const { startsOn, endsOn } = matchday
  return { matchday: { startsOn, endsOn }, season }
}
