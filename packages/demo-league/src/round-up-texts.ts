import { type Locale, type Localised, mapLocales } from '@mixed-zone/contract/locales'
import { getRequired } from './lookup.ts'
import type { Club, Fixture, PostTranslation } from './schemas.ts'
import type { SeasonMatchday } from './season.ts'
import type { Standing } from './standings.ts'

/** A win by this many goals makes the headline. */
const LARGE_MARGIN = 3

/** How many clubs of the table are listed. */
const TABLE_SIZE = 6

export type LargestWin = Pick<Fixture, 'home' | 'away'> & {
  readonly score: NonNullable<Fixture['score']>
  readonly margin: number
}

interface Facts {
  readonly number: number
  readonly leader: string
  readonly points: number
  readonly goals: number
  /** The largest win of the day, if it was large. */
  readonly rout: { readonly winner: string; readonly score: string } | null
}

const TITLES: Readonly<Record<Locale, (facts: Facts) => string>> = {
  es: ({ number, leader, rout }) => {
    if (!rout) return `Jornada ${number}: marcadores cortos y ${leader} al frente de la tabla`
    if (rout.winner === leader) return `Jornada ${number}: ${leader} golea (${rout.score}) y manda en la tabla`
    return `Jornada ${number}: ${rout.winner} golea (${rout.score}) y ${leader} al frente`
  },
  en: ({ number, leader, rout }) => {
    if (!rout) return `Matchday ${number}: tight scores, and ${leader} on top of the table`
    if (rout.winner === leader) return `Matchday ${number}: ${leader} win ${rout.score} and lead the table`
    return `Matchday ${number}: ${rout.winner} win ${rout.score}, ${leader} on top`
  },
  pt: ({ number, leader, rout }) => {
    if (!rout) return `Jornada ${number}: resultados apertados e ${leader} na frente`
    if (rout.winner === leader) return `Jornada ${number}: ${leader} goleia (${rout.score}) e manda na tabela`
    return `Jornada ${number}: ${rout.winner} goleia (${rout.score}) e ${leader} na frente`
  },
}

const SUMMARIES: Readonly<Record<Locale, (facts: Facts) => string>> = {
  es: ({ number, goals, leader, points }) =>
    `Resultados y clasificación tras la jornada ${number}: ${goals} goles y el ${leader} líder con ${points} puntos.`,
  en: ({ number, goals, leader, points }) =>
    `Results and table after matchday ${number}: ${goals} goals, and ${leader} lead with ${points} points.`,
  pt: ({ number, goals, leader, points }) =>
    `Resultados e classificação após a jornada ${number}: ${goals} golos e o ${leader} na liderança com ${points} pontos.`,
}

const HEADS = {
  es: {
    results: 'Resultados',
    table: 'Clasificación',
    columns: ['Club', 'Jugados', 'Ganados', 'Empatados', 'Perdidos', 'Goles', 'Puntos'],
    postponed: 'aplazado',
  },
  en: {
    results: 'Results',
    table: 'Table',
    columns: ['Club', 'Played', 'Won', 'Drawn', 'Lost', 'Goals', 'Points'],
    postponed: 'postponed',
  },
  pt: {
    results: 'Resultados',
    table: 'Classificação',
    columns: ['Clube', 'Jogos', 'Vitórias', 'Empates', 'Derrotas', 'Golos', 'Pontos'],
    postponed: 'adiado',
  },
} as const

interface Results {
  readonly clubs: ReadonlyMap<string, Club>
  readonly table: readonly Standing[]
  readonly largest: LargestWin | null
}

function resultsBody({ fixtures }: SeasonMatchday, { clubs, table }: Results, locale: Locale): string {
  const heads = HEADS[locale]
  const nameOf = (club: string) => getRequired(clubs, club).name
  const results = fixtures.map(({ home, away, score }) => {
    const result = score ? `${score.home}–${score.away}` : `(${heads.postponed})`
    return `<li>${nameOf(home)} <strong>${result}</strong> ${nameOf(away)}</li>`
  })
  const rows = table.slice(0, TABLE_SIZE).map(({ club, played, won, drawn, lost, goalsFor, goalsAgainst, points }) => {
    const figures = [played, won, drawn, lost, `${goalsFor}–${goalsAgainst}`, points]
    return `<tr><th><p>${nameOf(club)}</p></th>${figures.map((figure) => `<td><p>${figure}</p></td>`).join('')}</tr>`
  })
  const head = `<tr>${heads.columns.map((column) => `<th><p>${column}</p></th>`).join('')}</tr>`
  const standings = `<table><tbody>${head}${rows.join('')}</tbody></table>`
  return `<h2>${heads.results}</h2><ul>${results.join('')}</ul><h2>${heads.table}</h2>${standings}`
}

function findRout({ clubs, largest }: Results): Facts['rout'] {
  if (!largest || largest.margin < LARGE_MARGIN) return null
  const { home, away } = largest.score
  const [winner, more, fewer] = home > away ? [largest.home, home, away] : [largest.away, away, home]
  return { winner: getRequired(clubs, winner).shortName, score: `${more}–${fewer}` }
}

export function resultsTexts(matchday: SeasonMatchday, results: Results): Localised<PostTranslation> {
  const [first] = results.table
  if (!first) throw new Error('The table is empty.')
  const facts: Facts = {
    number: matchday.number,
    leader: getRequired(results.clubs, first.club).shortName,
    points: first.points,
    goals: matchday.fixtures.reduce((sum, { score }) => sum + (score ? score.home + score.away : 0), 0),
    rout: findRout(results),
  }
  const inLanguage = (locale: Locale): PostTranslation => ({
    title: TITLES[locale](facts),
    summary: SUMMARIES[locale](facts),
    body: resultsBody(matchday, results, locale),
  })
  return mapLocales(inLanguage)
}

export function galleryTexts(
  number: number,
  { pictures, stadiums }: { readonly pictures: number; readonly stadiums: Localised },
): Localised<PostTranslation> {
  return {
    es: {
      title: `La jornada ${number} en imágenes`,
      summary: `${pictures} fotografías de la jornada ${number}, con pies en tres idiomas.`,
      body: `<p>La mesa de fotografía reúne lo mejor de la jornada ${number} en ${stadiums.es}. Todas las imágenes llevan pie, crédito y derechos en sus metadatos.</p>`,
    },
    en: {
      title: `Matchday ${number} in pictures`,
      summary: `${pictures} photographs from matchday ${number}, with captions in three languages.`,
      body: `<p>The picture desk has gathered the best of matchday ${number} at ${stadiums.en}. Every picture carries its caption, credit and rights in its metadata.</p>`,
    },
    pt: {
      title: `A jornada ${number} em imagens`,
      summary: `${pictures} fotografias da jornada ${number}, com legendas em três línguas.`,
      body: `<p>A mesa de fotografia reúne o melhor da jornada ${number} em ${stadiums.pt}. Todas as imagens trazem legenda, crédito e direitos nos metadados.</p>`,
    },
  }
}
