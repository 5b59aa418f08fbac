import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportFigures } from '@mixed-zone/contract/endpoints/studio/figures'
import { LOCALE_NAMES, type Locale, type Localised } from '@mixed-zone/contract/locales'
import { MEDIA_TYPE_NAMES } from '@mixed-zone/contract/choice-names'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type {
  DeliveryTime,
  FigureDimension,
  FigureItem,
  FigureSeries,
  SearchMiss,
} from '@mixed-zone/contract/schemas/studio/figures'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Cell, CellKind } from '../../../platform/tables/table.ts'
import type { ExportedFile, ExportTable } from '../../usage/usage.ts'
import { wordFor } from '../list-export.ts'
import type { ListDeliveryTimes } from './delivery-times.service.ts'
import type { FigureFilter } from './figure-query.ts'
import type { FiguresService } from './figures.service.ts'

interface FiguresExportDeps extends Pick<Platform, 'clock' | 'getTimeZone'> {
  readonly figures: FiguresService
  readonly listDeliveryTimes: ListDeliveryTimes
  readonly exportTable: ExportTable
}

type FigureTable = BodyOf<typeof exportFigures>['table']

const localised = (es: string, en: string, pt: string): Localised => ({ es, en, pt })

const TITLES: Readonly<Record<FigureTable, Localised>> = {
  series: localised('Uso por día', 'Use by day', 'Uso por dia'),
  searches: localised('Búsquedas sin resultado', 'Searches without a result', 'Pesquisas sem resultado'),
  deliveries: localised('Del pitido a la publicación', 'From whistle to publication', 'Do apito à publicação'),
  country: localised('País', 'Country', 'País'),
  region: localised('Región', 'Region', 'Região'),
  mediaType: localised('Tipo de medio', 'Media type', 'Tipo de meio'),
  medium: localised('Medio', 'Medium', 'Meio'),
  person: localised('Persona', 'Person', 'Pessoa'),
  language: localised('Idioma', 'Language', 'Idioma'),
  post: localised('Noticia', 'Post', 'Notícia'),
  section: localised('Sección', 'Section', 'Secção'),
  team: localised('Club', 'Club', 'Clube'),
  fixture: localised('Partido', 'Fixture', 'Jogo'),
  file: localised('Archivo', 'File', 'Ficheiro'),
}

interface FigureColumn<Row> {
  readonly names: Localised
  readonly kind: CellKind
  readonly cell: (row: Row, locale: Locale) => Cell
}

type Counted = Pick<FigureItem, 'views' | 'downloads' | 'copies' | 'bytes' | 'people'>

const COUNT_COLUMNS: readonly FigureColumn<Counted>[] = [
  { names: localised('Visitas', 'Views', 'Visualizações'), kind: 'number', cell: ({ views }) => views },
  { names: localised('Descargas', 'Downloads', 'Transferências'), kind: 'number', cell: ({ downloads }) => downloads },
  {
    names: localised('Textos copiados', 'Texts copied', 'Textos copiados'),
    kind: 'number',
    cell: ({ copies }) => copies,
  },
  { names: localised('Bytes', 'Bytes', 'Bytes'), kind: 'number', cell: ({ bytes }) => bytes },
  { names: localised('Personas', 'People', 'Pessoas'), kind: 'number', cell: ({ people }) => people },
]

const SERIES_COLUMNS: readonly FigureColumn<FigureSeries['items'][number]>[] = [
  { names: localised('Desde', 'From', 'De'), kind: 'text', cell: ({ from }) => from },
  { names: localised('Hasta', 'To', 'Até'), kind: 'text', cell: ({ to }) => to },
  {
    names: localised('Jornada', 'Matchday', 'Jornada'),
    kind: 'number',
    cell: ({ matchday }) => matchday?.number ?? null,
  },
  ...COUNT_COLUMNS,
]

const SEARCH_COLUMNS: readonly FigureColumn<SearchMiss>[] = [
  { names: localised('Palabras', 'Words', 'Palavras'), kind: 'text', cell: ({ words }) => words },
  {
    names: localised('Idioma', 'Language', 'Idioma'),
    kind: 'text',
    cell: (row, locale) => LOCALE_NAMES[locale][row.locale],
  },
  { names: localised('Veces', 'Times', 'Vezes'), kind: 'number', cell: ({ times }) => times },
]

const ANCHOR_NAMES: Readonly<Record<DeliveryTime['anchor'], Localised>> = {
  'kick-off': localised('Inicio', 'Kick-off', 'Início'),
  whistle: localised('Final', 'Whistle', 'Apito final'),
}

const minutesColumn = (
  names: Localised,
  minutesOf: (row: DeliveryTime) => number | null,
): FigureColumn<DeliveryTime> => ({ names, kind: 'number', cell: minutesOf })

const DELIVERY_COLUMNS: readonly FigureColumn<DeliveryTime>[] = [
  { names: localised('Entrega', 'Delivery', 'Entrega'), kind: 'text', cell: ({ name }) => name },
  {
    names: localised('Desde', 'Counted from', 'A contar de'),
    kind: 'text',
    cell: ({ anchor }, locale) => ANCHOR_NAMES[anchor][locale],
  },
  minutesColumn(localised('Promesa (min)', 'Promise (min)', 'Promessa (min)'), ({ minutes }) => minutes),
  minutesColumn(localised('Mediana (min)', 'Median (min)', 'Mediana (min)'), ({ medianMinutes }) => medianMinutes),
  minutesColumn(
    localised('Mediana anterior (min)', 'Median before (min)', 'Mediana anterior (min)'),
    ({ previous }) => previous.medianMinutes,
  ),
  minutesColumn(
    localised('La más lenta (min)', 'Slowest (min)', 'A mais lenta (min)'),
    ({ slowestMinutes }) => slowestMinutes,
  ),
  { names: localised('A tiempo', 'On time', 'A tempo'), kind: 'number', cell: ({ onTime }) => onTime },
  { names: localised('Tarde', 'Late', 'Atrasadas'), kind: 'number', cell: ({ late }) => late },
  { names: localised('Sin publicar', 'Missing', 'Em falta'), kind: 'number', cell: ({ missing }) => missing },
]

function itemColumns(by: FigureDimension): readonly FigureColumn<FigureItem>[] {
  const own: readonly FigureColumn<FigureItem>[] = [
    { names: TITLES[by], kind: 'text', cell: ({ name }) => name },
    ...(by === 'medium'
      ? [
          {
            names: TITLES.mediaType,
            kind: 'text' as const,
            cell: ({ mediaType = '' }: FigureItem, locale: Locale) => wordFor(MEDIA_TYPE_NAMES, mediaType, locale),
          },
          { names: TITLES.country, kind: 'text' as const, cell: ({ country = '' }: FigureItem) => country },
        ]
      : []),
    ...(by === 'person' || by === 'file'
      ? [
          {
            names: by === 'person' ? TITLES.medium : TITLES.post,
            kind: 'text' as const,
            cell: ({ detail = '' }: FigureItem) => detail,
          },
        ]
      : []),
  ]
  const countries: FigureColumn<FigureItem> = {
    names: localised('Países', 'Countries', 'Países'),
    kind: 'number',
    cell: (row) => row.countries,
  }
  return [...own, ...COUNT_COLUMNS, countries]
}

interface OpenTable {
  readonly columns: readonly Pick<FigureColumn<never>, 'names' | 'kind'>[]
  readonly rows: AsyncIterator<Cell[][]>
}

const MAX_SEARCHES_PER_PAGE = 50

export type FiguresExport = ReturnType<typeof createFiguresExport>

/** The tables of the figures as files, with all rows. */
export function createFiguresExport({
  figures,
  listDeliveryTimes,
  clock,
  getTimeZone,
  exportTable,
}: FiguresExportDeps) {
  async function* pagesOfSearches(filter: FigureFilter, locale: Locale): AsyncGenerator<readonly SearchMiss[]> {
    const { from, to } = filter
    for (let page = 1; ; page += 1) {
      const query = { from, to, page, pageSize: MAX_SEARCHES_PER_PAGE, direction: 'asc' as const }
      const { items } = await figures.listSearches(query, locale)
      if (items.length === 0) return
      yield items
    }
  }

  async function* series(actor: Actor, filter: FigureFilter, locale: Locale) {
    yield (await figures.listSeries(actor, filter, locale)).items
  }

  async function* deliveries(filter: FigureFilter, locale: Locale) {
    yield (await listDeliveryTimes(filter, locale)).items
  }

  function openTable(
    actor: Actor,
    table: FigureTable,
    { filter, locale }: { filter: FigureFilter; locale: Locale },
  ): OpenTable {
    const present = <Row>(columns: readonly FigureColumn<Row>[], pages: AsyncIterable<readonly Row[]>): OpenTable => ({
      columns,
      rows: cellsOf(pages, (row) => columns.map(({ cell }) => cell(row, locale))),
    })
    if (table === 'series') return present(SERIES_COLUMNS, series(actor, filter, locale))
    if (table === 'searches') return present(SEARCH_COLUMNS, pagesOfSearches(filter, locale))
    if (table === 'deliveries') return present(DELIVERY_COLUMNS, deliveries(filter, locale))
    return present(itemColumns(table), figures.listAll(actor, filter, { by: table, locale }))
  }

  return async (actor: Actor, body: BodyOf<typeof exportFigures>, locale: Locale): Promise<ExportedFile> => {
    if (!actor.permissions.has('export')) throw new ApiError('permission')
    const { table, format, ...filter } = body
    const { columns, rows } = openTable(actor, table, { filter, locale })
    return exportTable(actor, {
      audit: {
        action: 'list.exported',
        subject: { kind: 'list', id: 'figures' },
        details: { table, format, ...filter },
      },
      title: TITLES[table][locale],
      fileName: `figures-${table}-${leagueDay(clock.now(), getTimeZone())}`,
      columns: columns.map(({ names, kind }) => ({ name: names[locale], kind })),
      format,
      locale,
      loadFirst: () => rows.next(),
      async *streamRows(first) {
        for (let next = first; !next.done; next = await rows.next()) yield next.value
      },
    })
  }
}

async function* cellsOf<Row>(pages: AsyncIterable<readonly Row[]>, present: (row: Row) => Cell[]) {
  for await (const page of pages) yield page.map(present)
}
