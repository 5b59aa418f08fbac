import type { Localised } from '@mixed-zone/contract/locales'
import type { Fixture } from '@mixed-zone/contract/schemas/taxonomy'
import { nextNumber } from './counter.ts'
import { BUILT_AT } from './moment.ts'
import { aTag, type TagData } from './taxonomy.ts'

export interface MatchdayData {
  tagId: number
  season: string
  number: number
  startsOn: string
  endsOn: string
}

/** The tag of a matchday, which has to be inserted first. */
export function aMatchdayTag(overrides: Partial<TagData> = {}): TagData {
  return aTag({ textId: `matchday-${nextNumber()}-2026-27`, kind: 'matchday', ...overrides })
}

/** A matchday around `BUILT_AT`. */
export function aMatchday(overrides: Partial<MatchdayData> & Pick<MatchdayData, 'tagId'>): MatchdayData {
  return { season: '2026-27', number: nextNumber(), startsOn: '2026-11-13', endsOn: '2026-11-16', ...overrides }
}

export interface FixtureData {
  matchdayId: number
  homeTeamId: number
  awayTeamId: number
  names: Localised | null
  kickOff: Date
  state: Fixture['state']
  homeGoals: number | null
  awayGoals: number | null
}

type FixtureKeys = Pick<FixtureData, 'matchdayId' | 'homeTeamId' | 'awayTeamId'>

export function aFixture(overrides: Partial<FixtureData> & FixtureKeys): FixtureData {
  return { names: null, kickOff: BUILT_AT, state: 'scheduled', homeGoals: null, awayGoals: null, ...overrides }
}
