import { MAX_SQUAD_ROWS, SQUAD_FIELDS, type SquadField } from '@mixed-zone/contract/schemas/studio/squads'
import type { CsvFile, CsvFormat } from '../../shared/csv/csv-file.ts'

export type SquadFile = CsvFile<SquadField>

/** What columns are called in the three languages, folded. */
export const SQUAD_FORMAT: CsvFormat<SquadField> = {
  fields: SQUAD_FIELDS,
  headings: {
    club: ['club', 'team', 'equipo', 'clube', 'equipa'],
    name: ['name', 'player', 'nombre', 'jugador', 'jugadora', 'nome', 'jogador', 'jogadora'],
    number: ['number', 'no', 'n', 'shirt', 'shirt number', 'dorsal', 'numero', 'camisola'],
    position: ['position', 'pos', 'posicion', 'demarcacion', 'posicao'],
  },
  maxRows: MAX_SQUAD_ROWS,
  maxBytes: 1_000_000,
}
