import { DEFAULT_TABLE_PAGE_SIZE, TABLE_PAGE_SIZES, type TablePageSize } from '@mixed-zone/contract/rules/limits'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ColumnSort } from '../../../ui/components/table/column-sort.ts'

/** A list of the studio: its name, and what its endpoint can sort and filter by. */
export interface ListDefinition<Filter extends string = string> {
  /** Names what is kept for each list: rows per page, saved views. */
  readonly name: string
  readonly sortColumns: readonly string[]
  readonly filters: readonly Filter[]
  /** The filter that the tabs set: it says which list one looks at, and is not cleared with the others. */
  readonly tabFilter?: Filter
  /** A panel with the details of a row stands beside it on wide screens. */
  readonly hasPanel?: boolean
}

type SearchParams = Readonly<Record<string, string | undefined>>

/** Where one is in a list. All of it is in the address. */
export interface ListState<Filter extends string = string> {
  readonly page: number
  readonly pageSize: TablePageSize
  readonly sort: ColumnSort | null
  readonly filters: Readonly<Partial<Record<Filter, string>>>
  /** Ids of the columns that are shown; null for the default ones. */
  readonly columns: readonly string[] | null
}

export interface ListController<Filter extends string = string> extends ListState<Filter> {
  readonly name: string
  readonly hasPanel: boolean
  /** The filters that hide rows of this tab. */
  readonly activeFilters: readonly Filter[]
  /** For the endpoint of the list. */
  readonly query: Readonly<Record<string, string | number | undefined>>
  /** Changes when other rows match, so that a selection no longer applies. */
  readonly filterKey: string
  readonly setPage: (page: number, options?: { readonly isReplacing?: boolean }) => void
  readonly setPageSize: (pageSize: TablePageSize) => void
  readonly setSort: (sort: ColumnSort | null) => void
  readonly setFilters: (filters: Partial<Record<Filter, string | undefined>>) => void
  readonly setColumns: (columns: readonly string[] | null) => void
  /** Shows a saved view: the search parameters that `viewQuery` had then. */
  readonly setView: (query: string) => void
  /** Everything but the page, as search parameters. */
  readonly viewQuery: string
}

export function useList<Filter extends string>(definition: ListDefinition<Filter>): ListController<Filter> {
  // Search parameters are plain texts.
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const state = parseListState(definition, search, storedPageSize(definition.name))
    const { page, pageSize, sort, filters } = state
    const direction = sort === null ? undefined : DIRECTIONS[sort.direction]
    const go = (change: SearchParams, isReplacing = false) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: isReplacing, resetScroll: false })
    return {
      ...state,
      name: definition.name,
      hasPanel: definition.hasPanel ?? false,
      activeFilters: definition.filters.filter((filter) => filter !== definition.tabFilter && filter in filters),
      query: { page, pageSize, sort: sort?.column, direction, ...filters },
      filterKey: JSON.stringify(filters),
      viewQuery: viewQueryOf(search),
      setPage: (next, { isReplacing } = {}) => go({ page: next === 1 ? undefined : String(next) }, isReplacing),
      setPageSize: (next) => {
        storePageSize(definition.name, next)
        go({ rows: String(next), page: undefined })
      },
      setSort: (next) =>
        go({ sort: next?.column, direction: next === null ? undefined : DIRECTIONS[next.direction], page: undefined }),
      setFilters: (next) => go({ ...next, page: undefined }, true),
      setColumns: (next) => go({ columns: next?.join(',') }, true),
      setView: (query) => void navigate({ to: '.', search: Object.fromEntries(new URLSearchParams(query)) }),
    }
  }, [definition, search, navigate])
}

const DIRECTIONS = { ascending: 'asc', descending: 'desc' } as const

/** Values that are not valid count as missing. */
export function parseListState<Filter extends string>(
  { sortColumns, filters }: ListDefinition<Filter>,
  search: SearchParams,
  defaultPageSize: TablePageSize = DEFAULT_TABLE_PAGE_SIZE,
): ListState<Filter> {
  const page = Number(search['page'])
  const sort = sortColumns.find((column) => column === search['sort'])
  const chosen = filters.flatMap((filter) => {
    const value = search[filter]
    return value === undefined || value === '' ? [] : [[filter, value] as const]
  })
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: TABLE_PAGE_SIZES.find((size) => String(size) === search['rows']) ?? defaultPageSize,
    sort:
      sort === undefined
        ? null
        : { column: sort, direction: search['direction'] === 'desc' ? 'descending' : 'ascending' },
    // The keys are the list's own filters.
    filters: Object.fromEntries(chosen) as Partial<Record<Filter, string>>,
    columns: search['columns']?.split(',') ?? null,
  }
}

/** The page and the open row are no part of a view. */
export function viewQueryOf(search: SearchParams): string {
  const { page: _page, open: _open, ...rest } = search
  const entries = Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return new URLSearchParams(entries.toSorted()).toString()
}

const storageKey = (list: string) => `studio-rows-${list}`

export function storedPageSize(list: string): TablePageSize | undefined {
  try {
    const stored = localStorage.getItem(storageKey(list))
    return TABLE_PAGE_SIZES.find((size) => String(size) === stored)
  } catch {
    return undefined
  }
}

export function storePageSize(list: string, pageSize: TablePageSize): void {
  try {
    localStorage.setItem(storageKey(list), String(pageSize))
  } catch {
    // Storage is disabled: the address still has it.
  }
}
