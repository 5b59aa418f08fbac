import type { Locale } from '@mixed-zone/contract/locales'
import type { Fixture } from '@mixed-zone/contract/schemas/taxonomy'
import { presentTeam } from '../rules.ts'
import type { FixtureRow } from './fixtures.repository.ts'

export function presentFixture(row: FixtureRow, locale: Locale): Fixture {
  const { homeGoals, awayGoals } = row
  return {
    id: String(row.id),
    name: row.names?.[locale] ?? null,
    home: presentTeam(row.home),
    away: presentTeam(row.away),
    kickOff: row.kickOff.toISOString(),
    state: row.state,
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
  }
}
