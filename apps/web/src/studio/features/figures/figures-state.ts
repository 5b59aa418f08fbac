import { DEFAULT_TABLE_PAGE_SIZE, TABLE_PAGE_SIZES, type TablePageSize } from '@mixed-zone/contract/rules/limits'
import { FIGURE_DIMENSIONS, type FigureDimension } from '@mixed-zone/contract/schemas/studio/figures'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ColumnSort } from '../../../ui/components/table/column-sort.ts'
import { storedPageSize, storePageSize, useList } from '../../shared/table/list-state.ts'

/** A bar of the chart that all other parts are filtered by: `2026-11-15`, or `2026-11-09..2026-11-15`. */
const BAR = 'on'

const FIGURES_LIST = {
  name: 'figures',
  sortColumns: [],
  filters: ['from', 'to', BAR, 'region', 'mediaType', 'country', 'medium', 'section', 'team', 'fixture', 'post'],
} as const

export type FigureFilterName = (typeof FIGURES_LIST.filters)[number]

/** The parts of the screen that can be shown by different things. The first is the default. */
export const PANELS = {
  where: ['country', 'region', 'mediaType', 'language'],
  who: ['medium', 'person'],
  what: ['post', 'section', 'team', 'fixture', 'file'],
} as const satisfies Record<string, readonly FigureDimension[]>

export type PanelName = keyof typeof PANELS

/** The tables with pages: those of the panels, and the searches. */
export type PagedPart = PanelName | 'searches'

/** Parts that are tables unless one chooses otherwise. */
const TABLES_BY_DEFAULT: readonly string[] = ['who', 'what']

/** What a row can be filtered by. */
const FILTERABLE: readonly FigureDimension[] = [
  'country',
  'region',
  'mediaType',
  'medium',
  'section',
  'team',
  'fixture',
  'post',
]

export type FigureQuery = Readonly<Record<string, string | undefined>>

const sortName = (part: string) => `${part}Sort`
const pageName = (part: string) => `${part}Page`
const storedName = (part: string) => `${FIGURES_LIST.name}-${part}`
const rowsName = (part: string) => `${part}Rows`

/** Other filters have other rows. */
const FIRST_PAGES: FigureQuery = Object.fromEntries(
  ([...(Object.keys(PANELS) as PanelName[]), 'searches'] as const).map((part) => [pageName(part), undefined]),
)

/** Where one is in the figures. All of it is in the address, so that it can be shared. */
export function useFigures() {
  const list = useList(FIGURES_LIST)
  // Search parameters are plain texts.
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const { from, to, [BAR]: bar, ...filters } = list.filters
    const [barFrom, barTo = barFrom] = bar?.split('..') ?? []
    const seriesQuery: FigureQuery = { from, to, ...filters }
    const query: FigureQuery = barFrom === undefined ? seriesQuery : { ...seriesQuery, from: barFrom, to: barTo }
    const set = (change: FigureQuery, isReplacing = true) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: isReplacing, resetScroll: false })
    const setFilters = (change: FigureQuery) => set({ ...change, ...FIRST_PAGES })
    const toggled = new Set((search['tables'] ?? '').split(',').filter((name) => name !== ''))
    return {
      list: { ...list, setFilters },
      from,
      to,
      bar: barFrom === undefined ? null : { from: barFrom, to: barTo ?? barFrom },
      filters,
      /** For the chart, which keeps all its bars. */
      seriesQuery,
      /** For everything else. */
      query,
      dimensionOf(panel: PanelName): FigureDimension {
        const [first] = PANELS[panel]
        return PANELS[panel].find((dimension) => dimension === search[panel]) ?? first
      },
      setDimension(panel: PanelName, dimension: string) {
        const known = FIGURE_DIMENSIONS.find((name) => name === dimension)
        const name = known === PANELS[panel][0] ? undefined : known
        set({ [panel]: name, [sortName(panel)]: undefined, [pageName(panel)]: undefined })
      },
      /** `whoSort=-views`: by views, most first. Null is the table's own order. */
      sortOf(part: string): ColumnSort | null {
        const [, sign, column] = /^(-?)(\w+)$/.exec(search[sortName(part)] ?? '') ?? []
        return column === undefined ? null : { column, direction: sign === '-' ? 'descending' : 'ascending' }
      },
      setSort(part: string, sort: ColumnSort | null) {
        set({
          [pageName(part)]: undefined,
          [sortName(part)]: sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
        })
      },
      /** `whoPage=2&whoRows=20`. The number of rows is also kept as the person's choice, as in lists. */
      pageOf(part: PagedPart): { readonly page: number; readonly pageSize: TablePageSize } {
        const page = Number(search[pageName(part)])
        const rows = TABLE_PAGE_SIZES.find((size) => String(size) === search[rowsName(part)])
        return {
          page: Number.isInteger(page) && page > 0 ? page : 1,
          pageSize: rows ?? storedPageSize(storedName(part)) ?? DEFAULT_TABLE_PAGE_SIZE,
        }
      },
      setPage: (part: PagedPart, page: number) =>
        set({ [pageName(part)]: page === 1 ? undefined : String(page) }, false),
      setPageSize(part: PagedPart, pageSize: TablePageSize) {
        storePageSize(storedName(part), pageSize)
        set({ [rowsName(part)]: String(pageSize), [pageName(part)]: undefined })
      },
      isTable: (part: string) => TABLES_BY_DEFAULT.includes(part) !== toggled.has(part),
      setIsTable(part: string, isTable: boolean) {
        const next = new Set(toggled)
        if (isTable === TABLES_BY_DEFAULT.includes(part)) next.delete(part)
        else next.add(part)
        set({ tables: next.size === 0 ? undefined : [...next].toSorted().join(',') })
      },
      setBar: (period: { from: string; to: string } | null) =>
        setFilters({
          [BAR]: period === null ? undefined : period.from === period.to ? period.from : `${period.from}..${period.to}`,
        }),
      /** Another period has other bars. Undefined is the last 30 days. */
      setPeriod: (period: { from: string; to: string } | undefined) =>
        setFilters({ from: period?.from, to: period?.to, [BAR]: undefined }),
      setFilter: (name: string, value: string | undefined) => setFilters({ [name]: value }),
    }
  }, [list, search, navigate])
}

export type FiguresController = ReturnType<typeof useFigures>

/** The filter that a row of a dimension sets; null if one cannot filter by it. */
export function filterOf(dimension: FigureDimension): FigureDimension | null {
  return FILTERABLE.includes(dimension) ? dimension : null
}
