import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { MatchdayTerm } from '@mixed-zone/contract/schemas/taxonomy'

export interface MatchdayTermRow {
  readonly textId: string
  readonly names: Localised
  readonly season: string
  readonly number: number
  readonly startsOn: string
  readonly endsOn: string
}

export function presentMatchdayTerm(row: MatchdayTermRow, locale: Locale): MatchdayTerm {
  const { textId, season, number, startsOn, endsOn } = row
  return { textId, name: row.names[locale], season, number, startsOn, endsOn }
}
