import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { MatchdayTexts } from './es.ts'

const plural = createPlural('pt')

export const texts: MatchdayTexts = {
  season: ({ season }) => `Época ${season}`,
  matchdays: 'Outras jornadas',
  previous: 'Jornada anterior',
  next: 'Jornada seguinte',
  fixtures: 'Jogos',
  ofMatchday: 'Tudo sobre a jornada',
  ofFixture: 'Tudo sobre o jogo',
  versus: ({ home, away }) => `${home} – ${away}`,
  result: ({ home, away }) => `${home}, ${away}`,
  packOfMatchday: 'Pack da jornada',
  packOfFixture: 'Pack do jogo',
  downloadPack: 'Transferir pack',
  packFacts: ({ count, shown, size }) =>
    plural(count, { one: `${shown} ficheiro · cerca de ${size}`, other: `${shown} ficheiros · cerca de ${size}` }),
}
