import { slug } from '@mixed-zone/contract/rules/slug'
import { importLineOf } from '@mixed-zone/contract/schemas/studio/people-import'
import { DEFAULT_CLUB_COLOURS, type ListedTerm, teamFields } from '@mixed-zone/contract/schemas/studio/terms'
import * as z from 'zod/mini'
import { type CsvFile, type CsvFormat, usedColumns } from '../../shared/csv/csv-file.ts'
import type { NamedClub } from './crest-files.ts'

const CLUB_FIELDS = ['name', 'shortName', 'code', 'city', 'stadium', 'coach', 'mainColour', 'secondColour'] as const

export type ClubField = (typeof CLUB_FIELDS)[number]

export type ClubFile = CsvFile<ClubField>

/** The accept list of the table of clubs. Some systems give its file another type, so the extension suffices. */
export const CLUB_FILE_TYPES = '.csv,.tsv,.txt,text/csv'

/** As many as a list of the server returns; no league has more. */
export const MAX_CLUBS = 50

/** What columns are called in the three languages, folded. */
export const CLUB_FORMAT: CsvFormat<ClubField> = {
  fields: CLUB_FIELDS,
  headings: {
    name: ['name', 'club', 'team', 'nombre', 'equipo', 'nome', 'clube', 'equipa'],
    shortName: ['short', 'short name', 'corto', 'nombre corto', 'curto', 'nome curto'],
    code: ['code', 'abbreviation', 'codigo', 'abreviatura', 'siglas', 'sigla'],
    city: ['city', 'town', 'ciudad', 'localidad', 'cidade', 'localidade'],
    stadium: ['stadium', 'ground', 'estadio', 'campo'],
    coach: ['coach', 'manager', 'entrenador', 'entrenadora', 'treinador', 'treinadora'],
    mainColour: [
      'main colour',
      'main color',
      'colour',
      'color',
      'colour 1',
      'color 1',
      'color principal',
      'primer color',
      'cor',
      'cor 1',
      'cor principal',
    ],
    secondColour: [
      'second colour',
      'second color',
      'colour 2',
      'color 2',
      'color secundario',
      'segundo color',
      'cor 2',
      'cor secundaria',
      'segunda cor',
    ],
  },
  maxRows: MAX_CLUBS,
  maxBytes: 1_000_000,
}

const newClubSchema = z.object(teamFields)

type NewClub = z.output<typeof newClubSchema>

/** A row of the file. */
export interface PlannedClub extends NamedClub {
  readonly line: number
  readonly fields: NewClub
  readonly state: 'new' | 'known' | 'repeated' | 'wrong'
  /** What is wrong. */
  readonly wrongField: ClubField | null
}

export const isPlanned = (club: ListedTerm | PlannedClub): club is PlannedClub => 'line' in club

/** The text ids by which a row of a file can mean a club that exists. */
export const textIdsOf = ({ textId, names }: ListedTerm): readonly string[] => [textId, slug(names.es)]

/** `#D3263C`, `d3263c` or `#f00`. */
function toColour(text: string, fallback: string): string {
  const digits = text.replace('#', '').trim().toLowerCase()
  if (digits === '') return fallback
  return `#${/^[\da-f]{3}$/.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** What an import of the file would create. Clubs that exist are left alone, so that it can be repeated. */
export function planClubs(file: ClubFile, existing: readonly ListedTerm[]): PlannedClub[] {
  const { fields, rows } = usedColumns(file)
  const known = new Set(existing.flatMap(textIdsOf))
  const seen = new Set<string>()
  const stateOf = (textId: string) => {
    if (known.has(textId)) return 'known'
    return seen.has(textId) ? 'repeated' : 'new'
  }
  return rows.map((cells, index): PlannedClub => {
    const cell = (field: ClubField) => cells[fields.indexOf(field)] ?? ''
    const name = cell('name')
    const values: NewClub = {
      name,
      shortName: cell('shortName') || name,
      code: cell('code').toUpperCase(),
      city: cell('city'),
      stadium: cell('stadium'),
      coach: cell('coach'),
      mainColour: toColour(cell('mainColour'), DEFAULT_CLUB_COLOURS.mainColour),
      secondColour: toColour(cell('secondColour'), DEFAULT_CLUB_COLOURS.secondColour),
      contactId: null,
    }
    const wrong = z.safeParse(newClubSchema, values).error?.issues[0]?.path[0]
    const wrongField = CLUB_FIELDS.find((field) => field === wrong) ?? null
    const textId = slug(name)
    const state = wrongField === null ? stateOf(textId) : 'wrong'
    seen.add(textId)
    const line = importLineOf(index)
    return {
      id: `line-${line}`,
      textId,
      names: { es: name },
      club: { shortName: values.shortName, code: values.code },
      line,
      fields: values,
      state,
      wrongField,
    }
  })
}
