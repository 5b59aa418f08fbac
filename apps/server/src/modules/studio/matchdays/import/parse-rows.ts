import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { foldWords } from '@mixed-zone/contract/rules/fold-text'
import { MAX_GOALS, type Score, seasonSchema } from '@mixed-zone/contract/schemas/studio/matchdays'
import type { SeasonField, SeasonTable } from '@mixed-zone/contract/schemas/studio/season-import'
import type { FoundClub, KnownTeam } from './find-club.ts'
import { instantOf, parseDay, parseTime, splitKickOff } from './kick-off.ts'

export interface RowProblem {
  readonly field: SeasonField
  readonly message: string
  readonly suggestion?: string
}

/** A club that exists, or one that the import creates. */
export type RowClub = { readonly id: number } | { readonly newName: string }

export interface SeasonRow {
  readonly season: string
  readonly matchday: number
  readonly kickOff: Date
  readonly home: RowClub
  readonly away: RowClub
  readonly score: Score | null
  readonly matches: readonly { readonly field: 'home' | 'away'; readonly name: string }[]
}

export type ParsedRow = SeasonRow | { readonly problems: readonly RowProblem[] }

interface ParseContext {
  readonly table: Pick<SeasonTable, 'fields' | 'season' | 'createsClubs'>
  readonly locale: Locale
  readonly timeZone: string
  readonly findClub: (text: string) => FoundClub
}

const MESSAGES: Localised<{
  missing: string
  season: string
  matchday: string
  noSuchDay: (text: string) => string
  day: (text: string) => string
  time: (text: string) => string
  noClub: (text: string) => string
  sameClub: string
  score: (text: string) => string
  repeated: (line: number) => string
}> = {
  es: {
    missing: 'Falta',
    season: 'No es una temporada como 2026-27',
    matchday: 'No es un número de jornada',
    noSuchDay: (text) => `El día ${text} no existe`,
    day: (text) => `«${text}» no es una fecha`,
    time: (text) => `«${text}» no es una hora`,
    noClub: (text) => `Ningún club se llama «${text}»`,
    sameClub: 'Un club no puede jugar contra sí mismo',
    score: (text) => `«${text}» no es un resultado`,
    repeated: (line) => `El partido ya está en la línea ${line}`,
  },
  en: {
    missing: 'Missing',
    season: 'Not a season such as 2026-27',
    matchday: 'Not the number of a matchday',
    noSuchDay: (text) => `There is no ${text}`,
    day: (text) => `“${text}” is not a date`,
    time: (text) => `“${text}” is not a time`,
    noClub: (text) => `No club is called “${text}”`,
    sameClub: 'A club cannot play itself',
    score: (text) => `“${text}” is not a result`,
    repeated: (line) => `The fixture is already in line ${line}`,
  },
  pt: {
    missing: 'Em falta',
    season: 'Não é uma época como 2026-27',
    matchday: 'Não é o número de uma jornada',
    noSuchDay: (text) => `O dia ${text} não existe`,
    day: (text) => `«${text}» não é uma data`,
    time: (text) => `«${text}» não é uma hora`,
    noClub: (text) => `Nenhum clube se chama «${text}»`,
    sameClub: 'Um clube não pode jogar contra si próprio',
    score: (text) => `«${text}» não é um resultado`,
    repeated: (line) => `O jogo já está na linha ${line}`,
  },
}

export const repeatedMessage = (locale: Locale, line: number) => MESSAGES[locale].repeated(line)

/** Reads one line of a file. All its problems are named at once. */
export function parseSeasonRow(cells: readonly string[], context: ParseContext): ParsedRow {
  const { table, locale, timeZone } = context
  const texts = MESSAGES[locale]
  const problems: RowProblem[] = []
  const cellOf = (field: SeasonField) => {
    const column = table.fields.indexOf(field)
    return column < 0 ? null : (cells[column] ?? '').trim()
  }
  const fail = (field: SeasonField, message: string, suggestion?: KnownTeam | null): null => {
    problems.push({ field, message, ...(suggestion && { suggestion: suggestion.name }) })
    return null
  }

  function parseSeason(): string | null {
    const text = cellOf('season') || table.season
    const parsed = seasonSchema.safeParse(text.replace('/', '-').replace(/^(\d{4})-\d{2}(\d{2})$/, '$1-$2'))
    return parsed.success ? parsed.data : fail('season', texts.season)
  }

  function parseMatchday(): number | null {
    // "Jornada 12", "MD 12".
    const [digits] = /\d{1,2}$/.exec(cellOf('matchday') ?? '') ?? []
    return digits && Number(digits) > 0 ? Number(digits) : fail('matchday', texts.matchday)
  }

  function parseKickOff(): Date | null {
    const whole = cellOf('kickOff')
    const split = splitKickOff(whole ?? '')
    const [dayText, dayField] =
      whole === null ? [cellOf('date') ?? '', 'date' as const] : [split.day, 'kickOff' as const]
    const [timeText, timeField] =
      whole === null ? [cellOf('time') ?? '', 'time' as const] : [split.time, 'kickOff' as const]
    if (dayText === '') return fail(dayField, texts.missing)
    const day = parseDay(dayText)
    if (day === 'no-such-day') return fail(dayField, texts.noSuchDay(dayText))
    if (day === null) return fail(dayField, texts.day(dayText))
    const time = timeText === '' ? null : parseTime(timeText)
    if (time === null) return fail(timeField, timeText === '' ? texts.missing : texts.time(timeText))
    return instantOf(day, time, timeZone)
  }

  const matches: { field: 'home' | 'away'; name: string }[] = []
  function parseClub(field: 'home' | 'away'): RowClub | null {
    const text = cellOf(field) ?? ''
    if (text === '') return fail(field, texts.missing)
    const found = context.findClub(text)
    if (found.kind === 'none') {
      // A name that resembles a club's is more likely a typo than a new club.
      const isNew = table.createsClubs && found.suggestion === null
      return isNew ? { newName: text } : fail(field, texts.noClub(text), found.suggestion)
    }
    if (found.kind === 'similar') matches.push({ field, name: found.club.name })
    return { id: found.club.id }
  }

  function parseScore(): Score | null {
    const whole = cellOf('score') ?? ''
    const [home = '', away = ''] =
      whole === '' ? [cellOf('homeGoals') ?? '', cellOf('awayGoals') ?? ''] : whole.split(/\s*[-–:]\s*/)
    if (home === '' && away === '') return null
    const isGoals = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= MAX_GOALS
    if (isGoals(home) && isGoals(away)) return { home: Number(home), away: Number(away) }
    return fail(whole === '' ? 'homeGoals' : 'score', texts.score(whole || `${home}–${away}`))
  }

  const [season, matchday, kickOff] = [parseSeason(), parseMatchday(), parseKickOff()]
  const [home, away] = [parseClub('home'), parseClub('away')]
  const score = parseScore()
  if (home && away && clubKey(home) === clubKey(away)) fail('away', texts.sameClub)
  if (problems.length > 0 || season === null || matchday === null || !kickOff || !home || !away) return { problems }
  return { season, matchday, kickOff, home, away, score, matches }
}

/** Names that differ only in case and accents are the same new club. */
export const clubKey = (club: RowClub) => ('id' in club ? String(club.id) : `new ${foldWords(club.newName)}`)
