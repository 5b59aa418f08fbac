import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { Result } from '../league/results.ts'
import type { SeasonMatchday } from '../league/season.ts'
import type { Standing } from '../league/standings.ts'
import { clubOf } from './clubs.ts'
import type { DemoTranslation } from './post-type.ts'

/** From this many goals between the sides the headline tells of them. */
const LARGE_MARGIN = 3

const TOP = 6

/** A result and the goals between the sides. */
export type LargestWin = Result & { readonly margin: number }

interface Told {
  readonly number: number
  readonly leader: string
  readonly points: number
  readonly goals: number
  /** The largest win of the day, where it was large. */
  readonly rout: { readonly winner: string; readonly score: string } | null
}

const TITLES: Readonly<Record<Locale, (told: Told) => string>> = {
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

const SUMMARIES: Readonly<Record<Locale, (told: Told) => string>> = {
  es: ({ number, goals, leader, points }) =>
    `Resultados y clasificación tras la jornada ${number}: ${goals} goles y el ${leader} líder con ${points} puntos.`,
  en: ({ number, goals, leader, points }) =>
    `Results and table after matchday ${number}: ${goals} goals, and ${leader} lead with ${points} points.`,
  pt: ({ number, goals, leader, points }) =>
    `Resultados e classificação após a jornada ${number}: ${goals} golos e o ${leader} na liderança com ${points} pontos.`,
}

const HEADS: Localised<{ readonly results: string; readonly table: string; readonly postponed: string }> = {
  es: { results: 'Resultados', table: 'Clasificación', postponed: 'aplazado' },
  en: { results: 'Results', table: 'Table', postponed: 'postponed' },
  pt: { results: 'Resultados', table: 'Classificação', postponed: 'adiado' },
}

const POINTS: Readonly<Record<Locale, (points: number) => string>> = {
  es: (points) => `${points} puntos`,
  en: (points) => `${points} points`,
  pt: (points) => `${points} pontos`,
}

function scoreOf({ score }: Pick<Result, 'score'>, postponed: string): string {
  return score ? `${score.home}–${score.away}` : `(${postponed})`
}

function bodyOf({
  matchday,
  table,
  locale,
}: {
  matchday: SeasonMatchday
  table: readonly Standing[]
  locale: Locale
}): string {
  const heads = HEADS[locale]
  const results = matchday.fixtures.map(
    (fixture) =>
      `<li>${clubOf(fixture.home).name} <strong>${scoreOf(fixture, heads.postponed)}</strong> ${clubOf(fixture.away).name}</li>`,
  )
  const top = table.slice(0, TOP).map(({ club, points }) => `<li>${clubOf(club).name}, ${POINTS[locale](points)}</li>`)
  return `<h2>${heads.results}</h2><ul>${results.join('')}</ul><h2>${heads.table}</h2><ol>${top.join('')}</ol>`
}

function routOf(largest: LargestWin | null): Told['rout'] {
  if (!largest?.score || largest.margin < LARGE_MARGIN) return null
  const { home, away } = largest.score
  const [winner, more, fewer] = home > away ? [largest.home, home, away] : [largest.away, away, home]
  return { winner: clubOf(winner).shortName, score: `${more}–${fewer}` }
}

export function roundUpWords(
  matchday: SeasonMatchday,
  { table, largest }: { readonly table: readonly Standing[]; readonly largest: LargestWin | null },
): Localised<DemoTranslation> {
  const [first] = table
  if (!first) throw new Error('There is no table without clubs.')
  const told: Told = {
    number: matchday.number,
    leader: clubOf(first.club).shortName,
    points: first.points,
    goals: matchday.fixtures.reduce((sum, { score }) => sum + (score ? score.home + score.away : 0), 0),
    rout: routOf(largest),
  }
  const inLanguage = (locale: Locale): DemoTranslation => ({
    title: TITLES[locale](told),
    summary: SUMMARIES[locale](told),
    body: bodyOf({ matchday, table, locale }),
  })
  return { es: inLanguage('es'), en: inLanguage('en'), pt: inLanguage('pt') }
}

export function galleryWords(
  number: number,
  { pictures, stadiums }: { readonly pictures: number; readonly stadiums: Localised },
): Localised<DemoTranslation> {
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
