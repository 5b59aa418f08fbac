import { MAX_IMPORT_FILE_BYTES } from '@mixed-zone/contract/schemas/studio/people-import'
import { MAX_SEASON_ROWS, SEASON_FIELDS, type SeasonField } from '@mixed-zone/contract/schemas/studio/season-import'
import type { CsvFile, CsvFormat } from '../../../shared/csv/csv-file.ts'

export type SeasonFile = CsvFile<SeasonField>

/** What columns are called in the three languages, folded. */
export const SEASON_FORMAT: CsvFormat<SeasonField> = {
  fields: SEASON_FIELDS,
  headings: {
    season: ['season', 'temporada', 'epoca'],
    matchday: ['matchday', 'match day', 'round', 'gameweek', 'week', 'jornada', 'fecha n', 'ronda'],
    kickOff: ['kick off', 'kickoff', 'date and time', 'datetime', 'inicio', 'fecha y hora', 'data e hora'],
    date: ['date', 'day', 'fecha', 'dia', 'data'],
    time: ['time', 'hora'],
    home: ['home', 'home team', 'home club', 'local', 'equipo local', 'casa', 'equipa da casa', 'visitado'],
    away: ['away', 'away team', 'away club', 'visitor', 'visitante', 'equipo visitante', 'fora', 'equipa visitante'],
    score: ['result', 'score', 'resultado', 'marcador'],
    homeGoals: ['home goals', 'home score', 'goles local', 'goles del local', 'golos da casa', 'golos casa'],
    awayGoals: [
      'away goals',
      'away score',
      'goles visitante',
      'goles del visitante',
      'golos do visitante',
      'golos fora',
    ],
  },
  maxRows: MAX_SEASON_ROWS,
  maxBytes: MAX_IMPORT_FILE_BYTES,
}
