import { MEDIA_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import { LANGUAGE_TAGS, type Locale } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { FigureItem } from '@mixed-zone/contract/schemas/studio/figures'
import { PAGE, type PdfColour, PdfPage } from '../../../platform/documents/write-pdf.ts'
import { wordFor } from '../list-export.ts'
import type { Figures } from './count-usage.ts'

interface ClubPage {
  readonly league: string
  readonly club: string
  readonly matchday: string
  readonly period: { readonly from: string; readonly to: string }
  readonly madeOn: string
  readonly locale: Locale
  readonly figures: Figures
  readonly media: readonly FigureItem[]
  readonly countries: readonly FigureItem[]
  readonly posts: readonly FigureItem[]
}

interface ClubPageTexts {
  readonly title: string
  readonly views: string
  readonly downloads: string
  readonly people: string
  readonly media: string
  readonly countries: string
  readonly type: string
  readonly country: string
  readonly posts: string
  readonly nothing: string
  readonly note: (madeOn: string) => string
}

export const CLUB_PAGE_TEXTS: Readonly<Record<Locale, ClubPageTexts>> = {
  es: {
    title: 'Quién ha usado tu club',
    views: 'Visitas',
    downloads: 'Descargas',
    people: 'Personas',
    media: 'Medios',
    countries: 'Países',
    type: 'Tipo',
    country: 'País',
    posts: 'Publicaciones',
    nothing: 'Nada en estas fechas',
    note: (madeOn) => `Cifras del ${madeOn}. Esta página no contiene nombres de personas.`,
  },
  en: {
    title: 'Who used your club',
    views: 'Views',
    downloads: 'Downloads',
    people: 'People',
    media: 'Media',
    countries: 'Countries',
    type: 'Type',
    country: 'Country',
    posts: 'Posts',
    nothing: 'Nothing in these dates',
    note: (madeOn) => `Figures of ${madeOn}. This page contains no names of people.`,
  },
  pt: {
    title: 'Quem usou o seu clube',
    views: 'Visualizações',
    downloads: 'Transferências',
    people: 'Pessoas',
    media: 'Meios',
    countries: 'Países',
    type: 'Tipo',
    country: 'País',
    posts: 'Publicações',
    nothing: 'Nada nestas datas',
    note: (madeOn) => `Números de ${madeOn}. Esta página não contém nomes de pessoas.`,
  },
}

const [LEFT, RIGHT] = [42, PAGE.width - 42]
const WIDTH = RIGHT - LEFT
const INK: PdfColour = [0.04, 0.07, 0.14]
const MUTED: PdfColour = [0.33, 0.38, 0.47]
const LINE: PdfColour = [0.82, 0.85, 0.89]
const SKY: PdfColour = [0.04, 0.34, 0.65]
const [MAX_MEDIA, MAX_COUNTRIES, MAX_POSTS] = [12, 6, 8]
const ROW = 19

/** The y of what comes next. */
type Draw = (page: PdfPage, y: number) => number

/** One page, whatever the club: lists are cut. */
export function drawClubPage(club: ClubPage): PdfPage {
  const { locale, figures, period } = club
  const texts = CLUB_PAGE_TEXTS[locale]
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[locale])
  const dayName = (day: string) => formatDate(day, { locale, timeZone: 'UTC' })
  const page = new PdfPage()
  page.text(club.league, { x: LEFT, y: 56, size: 10, colour: MUTED, maxWidth: WIDTH })
  page.text(`${texts.title}: ${club.club}`, { x: LEFT, y: 84, size: 22, isBold: true, colour: INK, maxWidth: WIDTH })
  const dates = `${dayName(period.from)} – ${dayName(period.to)}`
  page.text(`${club.matchday}, ${dates}`, { x: LEFT, y: 104, size: 11, colour: MUTED, maxWidth: WIDTH })
  const totals = [
    [texts.views, figures.views],
    [texts.downloads, figures.downloads],
    [texts.people, figures.people],
    [texts.media, figures.media],
    [texts.countries, figures.countries],
  ] as const
  page.rectangle({ x: LEFT, y: 122, width: WIDTH, height: 2, colour: INK })
  for (const [index, [label, value]] of totals.entries()) {
    const x = LEFT + (index * WIDTH) / totals.length
    page.text(number.format(value), { x, y: 152, size: 20, isBold: true, colour: INK })
    page.text(label, { x, y: 168, size: 10, colour: MUTED })
  }
  const parts: readonly Draw[] = [
    (target, y) => drawMedia(target, y, { club, texts, number }),
    (target, y) => drawCountries(target, y, { club, texts, number }),
    (target, y) => drawPosts(target, y, { club, texts, number }),
  ]
  let y = 206
  for (const draw of parts) y = draw(page, y) + 22
  page.text(texts.note(dayName(club.madeOn)), { x: LEFT, y: PAGE.height - 40, size: 9, colour: MUTED })
  return page
}

interface SectionContext {
  readonly club: ClubPage
  readonly texts: ClubPageTexts
  readonly number: Intl.NumberFormat
}

const VIEWS_X = RIGHT - 80

function drawHead(page: PdfPage, y: number, { title, texts }: { title: string; texts: ClubPageTexts }): number {
  page.rectangle({ x: LEFT, y: y - 16, width: WIDTH, height: 1.5, colour: INK })
  page.text(title, { x: LEFT, y, size: 13, isBold: true, colour: INK })
  page.text(texts.views, { x: VIEWS_X, y, size: 9, colour: MUTED, align: 'right' })
  page.text(texts.downloads, { x: RIGHT, y, size: 9, colour: MUTED, align: 'right' })
  return y + ROW
}

function drawFigures(
  page: PdfPage,
  y: number,
  { views, downloads, number }: Pick<FigureItem, 'views' | 'downloads'> & { number: Intl.NumberFormat },
): void {
  page.text(number.format(views), { x: VIEWS_X, y, size: 10, colour: INK, align: 'right' })
  page.text(number.format(downloads), { x: RIGHT, y, size: 10, isBold: true, colour: INK, align: 'right' })
  page.rectangle({ x: LEFT, y: y + 6, width: WIDTH, height: 0.5, colour: LINE })
}

function drawNothing(page: PdfPage, y: number, texts: ClubPageTexts): number {
  page.text(texts.nothing, { x: LEFT, y, size: 10, colour: MUTED })
  return y + ROW
}

function drawMedia(page: PdfPage, start: number, { club, texts, number }: SectionContext): number {
  let y = drawHead(page, start, { title: texts.media, texts })
  const countries = new Intl.DisplayNames(LANGUAGE_TAGS[club.locale], { type: 'region', fallback: 'code' })
  const media = club.media.slice(0, MAX_MEDIA)
  if (media.length === 0) return drawNothing(page, y, texts)
  for (const item of media) {
    const { name, mediaType = '', country = '' } = item
    page.text(name, { x: LEFT, y, size: 10, colour: INK, maxWidth: 175 })
    page.text(wordFor(MEDIA_TYPE_NAMES, mediaType, club.locale), {
      x: LEFT + 185,
      y,
      size: 10,
      colour: MUTED,
      maxWidth: 95,
    })
    const place = /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country
    page.text(place, { x: LEFT + 290, y, size: 10, colour: MUTED, maxWidth: 90 })
    drawFigures(page, y, { ...item, number })
    y += ROW
  }
  return y
}

function drawCountries(page: PdfPage, start: number, { club, texts, number }: SectionContext): number {
  let y = drawHead(page, start, { title: texts.countries, texts })
  const countries = club.countries.slice(0, MAX_COUNTRIES)
  if (countries.length === 0) return drawNothing(page, y, texts)
  const highest = Math.max(1, ...countries.map(({ downloads }) => downloads))
  for (const item of countries) {
    page.text(item.name, { x: LEFT, y, size: 10, colour: INK, maxWidth: 140 })
    page.rectangle({ x: LEFT + 150, y: y - 7, width: (item.downloads / highest) * 220, height: 7, colour: SKY })
    drawFigures(page, y, { ...item, number })
    y += ROW
  }
  return y
}

function drawPosts(page: PdfPage, start: number, { club, texts, number }: SectionContext): number {
  let y = drawHead(page, start, { title: texts.posts, texts })
  const posts = club.posts.slice(0, MAX_POSTS)
  if (posts.length === 0) return drawNothing(page, y, texts)
  for (const item of posts) {
    page.text(item.name, { x: LEFT, y, size: 10, colour: INK, maxWidth: 350 })
    drawFigures(page, y, { ...item, number })
    y += ROW
  }
  return y
}
