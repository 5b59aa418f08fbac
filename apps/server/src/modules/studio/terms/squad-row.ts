import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import type { SquadField, SquadTable } from '@mixed-zone/contract/schemas/studio/squads'
import type { Position } from '@mixed-zone/contract/schemas/studio/terms'
import { quoteCell } from '../quote-cell.ts'

/** What positions are called in the three languages, folded. */
const POSITION_WORDS: Readonly<Record<Position, readonly string[]>> = {
  goalkeeper: ['goalkeeper', 'keeper', 'gk', 'portero', 'portera', 'por', 'pt', 'guarda redes', 'gr'],
  defender: ['defender', 'defence', 'df', 'def', 'defensa', 'defesa'],
  midfielder: ['midfielder', 'midfield', 'mf', 'mid', 'centrocampista', 'medio', 'media', 'cen', 'mc'],
  winger: ['winger', 'wg', 'extremo', 'extrema', 'ext', 'ala'],
  forward: ['forward', 'striker', 'fw', 'delantero', 'delantera', 'del', 'avancado', 'avancada', 'av'],
}

const POSITIONS_BY_WORD = new Map(
  Object.entries(POSITION_WORDS).flatMap(([position, words]) => words.map((word) => [word, position as Position])),
)

const MAX_NUMBER = 99
const MAX_NAME_CHARACTERS = 120

type MessageName = 'club' | 'noName' | 'number' | 'position' | 'numberTaken' | 'repeated'

export const SQUAD_MESSAGES: Localised<Readonly<Record<MessageName, (word: string) => string>>> = {
  es: {
    club: (word) => (word === '' ? 'Falta el club' : `No hay ningún club «${word}»`),
    noName: () => 'Falta el nombre, o es demasiado largo',
    number: (word) => `«${word}» no es un dorsal: usa de 1 a 99`,
    position: (word) => (word === '' ? 'Falta la posición' : `No se reconoce la posición «${word}»`),
    numberTaken: (word) => `Otro jugador del club lleva el ${word}`,
    repeated: (word) => `Ya está en la línea ${word}`,
  },
  en: {
    club: (word) => (word === '' ? 'The club is missing' : `There is no club “${word}”`),
    noName: () => 'The name is missing, or too long',
    number: (word) => `“${word}” is no shirt number: use 1 to 99`,
    position: (word) => (word === '' ? 'The position is missing' : `The position “${word}” is not known`),
    numberTaken: (word) => `Another player of the club has the ${word}`,
    repeated: (word) => `Already in line ${word}`,
  },
  pt: {
    club: (word) => (word === '' ? 'Falta o clube' : `Não há nenhum clube «${word}»`),
    noName: () => 'Falta o nome, ou é demasiado longo',
    number: (word) => `«${word}» não é um número de camisola: use de 1 a 99`,
    position: (word) => (word === '' ? 'Falta a posição' : `Não se reconhece a posição «${word}»`),
    numberTaken: (word) => `Outro jogador do clube tem o ${word}`,
    repeated: (word) => `Já está na linha ${word}`,
  },
}

export interface SquadProblem {
  readonly field: SquadField
  readonly message: string
}

export interface SquadRow {
  readonly line: number
  readonly teamId: number | null
  readonly name: string
  readonly number: number | null
  /** Null if the cell is empty: players of the squad keep theirs. */
  readonly position: Position | null
  readonly problems: readonly SquadProblem[]
}

interface ParseContext {
  /** Ids of clubs by everything that a file may call them, folded. */
  readonly clubs: ReadonlyMap<string, number>
  /** The club of all rows, if the file has no column for it. */
  readonly teamId: number | null
  readonly locale: Locale
}

/** Line 1 has the headings. */
const FIRST_LINE = 2

export function parseSquadRows({ fields, rows }: SquadTable, { clubs, teamId, locale }: ParseContext): SquadRow[] {
  const messages = SQUAD_MESSAGES[locale]
  return rows.map((cells, index) => {
    const cellOf = (field: SquadField) => (cells[fields.indexOf(field)] ?? '').trim()
    const problems: SquadProblem[] = []
    const report = (field: SquadField, message: MessageName) =>
      problems.push({ field, message: messages[message](quoteCell(cellOf(field))) })
    const club = fields.includes('club') ? (clubs.get(foldWords(cellOf('club'))) ?? null) : teamId
    if (club === null) report('club', 'club')
    const name = cellOf('name')
    if (name === '' || name.length > MAX_NAME_CHARACTERS) report('name', 'noName')
    const number = parseNumber(cellOf('number'))
    if (number === undefined) report('number', 'number')
    const position = cellOf('position') === '' ? null : POSITIONS_BY_WORD.get(foldWords(cellOf('position')))
    if (position === undefined) report('position', 'position')
    return {
      line: index + FIRST_LINE,
      teamId: club,
      name,
      number: number ?? null,
      position: position ?? null,
      problems,
    }
  })
}

/** Undefined if it is no shirt number, null if there is none. */
function parseNumber(text: string): number | null | undefined {
  if (text === '') return null
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= MAX_NUMBER ? number : undefined
}
