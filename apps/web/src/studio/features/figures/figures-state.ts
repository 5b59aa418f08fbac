import { FIGURE_DIMENSIONS, type FigureDimension } from '@mixed-zone/contract/schemas/studio/figures'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ColumnSort } from '../../../ui/components/table/column-sort.ts'
import { useList } from '../../shared/table/list-state.ts'

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
    const set = (change: FigureQuery) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false })
    const toggled = new Set((search['tables'] ?? '').split(',').filter((name) => name !== ''))
    return {
      list,
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
        set({ [panel]: known === PANELS[panel][0] ? undefined : known, [sortName(panel)]: undefined })
      },
      /** `whoSort=-views`: by views, most first. Null is the table's own order. */
      sortOf(part: string): ColumnSort | null {
        const [, sign, column] = /^(-?)(\w+)$/.exec(search[sortName(part)] ?? '') ?? []
        return column === undefined ? null : { column, direction: sign === '-' ? 'descending' : 'ascending' }
      },
      setSort(part: string, sort: ColumnSort | null) {
        set({
          [sortName(part)]: sort === null ? undefined : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
        })
      },
      isTable: (part: string) => TABLES_BY_DEFAULT.includes(part) !== toggled.has(part),
      setIsTable(part: string, isTable: boolean) {
        const next = new Set(toggled)
        if (isTable === TABLES_BY_DEFAULT.includes(part)) next.delete(part)
        else next.add(part)
        set({ tables: next.size === 0 ? undefined : [...next].toSorted().join(',') })
      },
      setBar: (period: { from: string; to: string } | null) =>
        set({
          [BAR]: period === null ? undefined : period.from === period.to ? period.from : `${period.from}..${period.to}`,
        }),
      /** A start after the end moves the end too. Another period has other bars. */
      setPeriod(change: { from: string } | { to: string }, shown: { from: string; to: string }) {
        const next = { ...shown, ...change }
        const isReversed = next.to < next.from
        if ('from' in change) set({ from: next.from, to: isReversed ? next.from : next.to, [BAR]: undefined })
        else set({ from: isReversed ? next.to : next.from, to: next.to, [BAR]: undefined })
      },
      setFilter: (name: string, value: string | undefined) => set({ [name]: value }),
    }
  }, [list, search, navigate])
}

export type FiguresController = ReturnType<typeof useFigures>

/** The filter that a row of a dimension sets; null if one cannot filter by it. */
export function filterOf(dimension: FigureDimension): FigureDimension | null {
  return FILTERABLE.includes(dimension) ? dimension : null
}
