import type { BodyOf } from '@mixed-zone/contract/endpoint'
import {
  exportFigures,
  getFigures,
  getFigureSeries,
  listDeliveryTimes,
  listFigures,
  listSearchMisses,
  makeClubPages,
} from '@mixed-zone/contract/endpoints/studio/figures'
import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { portal } from '../../../api/portal-client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { FigureQuery } from './figures-state.ts'

export function figuresQuery(query: FigureQuery) {
  return queryOptions({
    queryKey: studioKey('figures', 'summary', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(getFigures, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function seriesQuery(query: FigureQuery) {
  return queryOptions({
    queryKey: studioKey('figures', 'series', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(getFigureSeries, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export type ListQuery = Readonly<Record<string, string | number | undefined>>

export function breakdownQuery(query: ListQuery) {
  return queryOptions({
    queryKey: studioKey('figures', 'by', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listFigures, undefined, { query, signal })),
    // Not that of another dimension, whose rows are of another kind.
    placeholderData: (previous, previousQuery) => {
      const last: unknown = previousQuery?.queryKey.at(-1)
      const isSame = typeof last === 'object' && last !== null && 'by' in last && last.by === query['by']
      return isSame ? previous : undefined
    },
  })
}

export function searchMissesQuery(query: ListQuery) {
  return queryOptions({
    queryKey: studioKey('figures', 'searches', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listSearchMisses, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function deliveryTimesQuery(query: FigureQuery) {
  return queryOptions({
    queryKey: studioKey('figures', 'deliveries', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listDeliveryTimes, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

type ExportBody = BodyOf<typeof exportFigures>

interface FiguresFile {
  readonly table: ExportBody['table']
  readonly format: ExportBody['format']
  readonly signal: AbortSignal
}

/** All rows of a table, as a file. The server checks the filters, which come from the address. */
export function fetchFiguresFile(query: FigureQuery, { table, format, signal }: FiguresFile) {
  return portal.callForFile(exportFigures, { ...(query as Partial<ExportBody>), table, format }, { signal })
}

/** Matchdays and clubs, as readers filter by them. */
export function clubChoicesQuery() {
  return queryOptions({
    queryKey: studioKey('figures', 'clubs'),
    queryFn: ({ signal }) => orThrow(studioClient.call(loadFilterData, undefined, { signal })),
  })
}

/** A page for each club, or for one. */
export function fetchClubPages(choice: BodyOf<typeof makeClubPages>, signal: AbortSignal) {
  return portal.callForFile(makeClubPages, choice, { signal })
}
