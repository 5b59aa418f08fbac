import {
  MAX_SQUAD_ROWS,
  SQUAD_FIELDS,
  type SquadField,
  type SquadTable,
} from '@mixed-zone/contract/schemas/studio/squads'
import { type CsvFile, foldHeading } from '../../shared/csv-file.ts'

export const SQUAD_FILE_LIMITS = { maxBytes: 1_000_000, maxRows: MAX_SQUAD_ROWS }

/** What columns are called in the three languages, folded. */
const HEADINGS: Readonly<Record<SquadField, readonly string[]>> = {
  club: ['club', 'team', 'equipo', 'clube', 'equipa'],
  name: ['name', 'player', 'nombre', 'jugador', 'jugadora', 'nome', 'jogador', 'jogadora'],
  number: ['number', 'no', 'n', 'shirt', 'shirt number', 'dorsal', 'numero', 'camisola'],
  position: ['position', 'pos', 'posicion', 'demarcacion', 'posicao'],
}

/** The columns that are known by their heading; the others are left out. */
export function squadTableOf({ headings, rows }: CsvFile): Pick<SquadTable, 'fields' | 'rows'> {
  const used = SQUAD_FIELDS.flatMap((field) => {
    const column = headings.findIndex((heading) => HEADINGS[field].includes(foldHeading(heading)))
    return column < 0 ? [] : [{ field, column }]
  })
  return {
    fields: used.map(({ field }) => field),
    rows: rows.map((cells) => used.map(({ column }) => cells[column] ?? '')),
  }
}
