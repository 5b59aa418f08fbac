import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { StudioFixture, StudioMatchday } from '@mixed-zone/contract/schemas/studio/matchdays'
import type { FixtureRow, MatchdayRow } from './matchdays.repository.ts'

interface ClubRow {
  readonly id: number
  readonly textId: string
  readonly name: string
  readonly shortName: string
}

export const presentClub = ({ id, ...club }: ClubRow) => ({ ...club, id: String(id) })

const isoOf = (time: Date | null) => time?.toISOString() ?? null

export function presentFixture(row: FixtureRow): StudioFixture {
  const { homeGoals, awayGoals, changedAt } = row
  return {
    id: String(row.id),
    matchdayId: String(row.matchdayId),
    home: presentClub(row.home),
    away: presentClub(row.away),
    names: row.names,
    stadium: row.stadium,
    kickOff: row.kickOff.toISOString(),
    state: row.state,
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
    startedAt: isoOf(row.startedAt),
    halfTimeAt: isoOf(row.halfTimeAt),
    finishedAt: isoOf(row.finishedAt),
    changedAt: changedAt.getTime() === 0 ? null : changedAt.toISOString(),
    posts: row.posts,
    version: row.version,
  }
}

export function presentMatchday({ names, ...row }: MatchdayRow, locale: Locale): StudioMatchday {
  return { ...row, id: String(row.id), name: names[locale] }
}

export const matchdayNames = (number: number): Localised => ({
  es: `Jornada ${number}`,
  en: `Matchday ${number}`,
  pt: `Jornada ${number}`,
})
