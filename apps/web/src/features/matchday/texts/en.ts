import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { MatchdayTexts } from './es.ts'

const plural = createPlural('en')

export const texts: MatchdayTexts = {
  season: ({ season }) => `Season ${season}`,
  matchdays: 'Other matchdays',
  previous: 'Previous matchday',
  next: 'Next matchday',
  fixtures: 'Fixtures',
  ofMatchday: 'Everything about the matchday',
  ofFixture: 'Everything about the match',
  versus: ({ home, away }) => `${home} v ${away}`,
  result: ({ home, away }) => `${home}, ${away}`,
  packOfMatchday: 'Matchday pack',
  packOfFixture: 'Match pack',
  downloadPack: 'Download pack',
  packFacts: ({ count, shown, size }) =>
    plural(count, { one: `${shown} file · about ${size}`, other: `${shown} files · about ${size}` }),
}
