import type { Locale } from '../locales.ts'
import type { CaptionContext } from '../schemas/studio/files.ts'

export const CAPTION_VARIABLES = ['player', 'team', 'opponent', 'match', 'minute', 'stadium', 'date'] as const

export type CaptionVariable = (typeof CAPTION_VARIABLES)[number]

/** As editors write them in each language. */
export const CAPTION_VARIABLE_NAMES: Readonly<Record<Locale, Readonly<Record<CaptionVariable, string>>>> = {
  es: {
    player: 'jugador',
    team: 'club',
    opponent: 'rival',
    match: 'partido',
    minute: 'minuto',
    stadium: 'estadio',
    date: 'fecha',
  },
  en: {
    player: 'player',
    team: 'team',
    opponent: 'opponent',
    match: 'match',
    minute: 'minute',
    stadium: 'stadium',
    date: 'date',
  },
  pt: {
    player: 'jogador',
    team: 'clube',
    opponent: 'adversário',
    match: 'jogo',
    minute: 'minuto',
    stadium: 'estádio',
    date: 'data',
  },
}

/** A variable is understood in every language, because captions are copied from one column to another. */
const VARIABLES_BY_NAME: ReadonlyMap<string, CaptionVariable> = new Map(
  Object.values(CAPTION_VARIABLE_NAMES).flatMap((names) =>
    CAPTION_VARIABLES.map((variable) => [names[variable], variable] as const),
  ),
)

export interface CaptionedFile {
  /** Ids of the players in the picture. */
  readonly players: readonly string[]
  readonly minute: number | null
}

interface CaptionPlace {
  readonly locale: Locale
  readonly file: CaptionedFile
  readonly context: CaptionContext
}

export interface ResolvedCaption {
  readonly text: string
  /** Variables without a value, which were left out. */
  readonly missing: readonly CaptionVariable[]
}

const VARIABLE = /\{(\p{L}+)\}/gu

/** Whether a text contains a variable. Other words in braces are text. */
export function hasCaptionVariables(text: string): boolean {
  return [...text.matchAll(VARIABLE)].some(([, name = '']) => VARIABLES_BY_NAME.has(name.toLowerCase()))
}

/** A caption with the values of its variables. One without a value is left out, with the comma that follows or precedes it. */
export function resolveCaption(text: string, place: CaptionPlace): ResolvedCaption {
  const missing = new Set<CaptionVariable>()
  const values = valuesOf(place)
  const replaced = text.replaceAll(VARIABLE, (whole, name: string) => {
    const variable = VARIABLES_BY_NAME.get(name.toLowerCase())
    if (!variable) return whole
    const value = values[variable]
    if (value === null) missing.add(variable)
    return value ?? GAP
  })
  return { text: missing.size > 0 ? withoutGaps(replaced) : replaced, missing: [...missing] }
}

/** Marks where a variable was left out. Cannot be typed. */
const GAP = '\u0000'

function withoutGaps(text: string): string {
  return text
    .replaceAll(/\0,\s*/g, '')
    .replaceAll(/,\s*\0/g, '')
    .replaceAll('\0', '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +([.,;:!?])/g, '$1')
    .trim()
}

type Values = Readonly<Record<CaptionVariable, string | null>>

function valuesOf({ locale, file, context }: CaptionPlace): Values {
  const players = file.players.flatMap((id) => context.players.find((player) => player.id === id) ?? [])
  const { match } = context
  const playersTeam = players[0]?.teamId ?? null
  const opponentId = match && opponentOf(match, playersTeam)
  const nameOf = (id: string | null) => context.teams.find((team) => team.id === id)?.name ?? null
  return {
    player:
      players.length === 0
        ? null
        : listNames(
            players.map(({ name }) => name),
            locale,
          ),
    team: nameOf(playersTeam),
    opponent: nameOf(opponentId),
    match: match?.names[locale] ?? null,
    minute: file.minute === null ? null : String(file.minute),
    stadium: match?.stadium ?? null,
    date: match?.dates[locale] ?? null,
  }
}

function opponentOf(match: NonNullable<CaptionContext['match']>, teamId: string | null): string | null {
  if (teamId === match.homeTeamId) return match.awayTeamId
  return teamId === match.awayTeamId ? match.homeTeamId : null
}

const listNames = (names: readonly string[], locale: Locale) => new Intl.ListFormat(locale).format(names)
