import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  season: ({ season }: { season: string }) => `Temporada ${season}`,
  matchdays: 'Otras jornadas',
  previous: 'Jornada anterior',
  next: 'Jornada siguiente',
  fixtures: 'Partidos',
  ofMatchday: 'Todo sobre la jornada',
  ofFixture: 'Todo sobre el partido',
  versus: ({ home, away }: { home: string; away: string }) => `${home} – ${away}`,
  result: ({ home, away }: { home: string; away: string }) => `${home}, ${away}`,
  packOfMatchday: 'Pack de la jornada',
  packOfFixture: 'Pack del partido',
  downloadPack: 'Descargar pack',
  packFacts: ({ count, shown, size }: { count: number; shown: string; size: string }) =>
    plural(count, { one: `${shown} archivo · unos ${size}`, other: `${shown} archivos · unos ${size}` }),
}

export type MatchdayTexts = typeof texts
