import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { Fixture, Team, Term } from '@mixed-zone/contract/schemas/taxonomy'
import type { TeamRow } from './cards.repository.ts'
import type { FixtureRow } from './fixtures.repository.ts'

interface TermRow {
  readonly textId: string
  readonly names: Localised
}

export function presentTerm(row: TermRow, locale: Locale): Term {
  return { textId: row.textId, name: row.names[locale] }
}

export function presentTeam(row: TeamRow): Team {
  return {
    textId: row.textId,
    name: row.name,
    shortName: row.shortName,
    colours: { main: row.mainColour, second: row.secondColour },
  }
}

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
