import { listDeliveries } from '@mixed-zone/contract/endpoints/studio/coverage'
import { getStudioMatchday, listMatchdays } from '@mixed-zone/contract/endpoints/studio/matchdays'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'

export function matchdaysQuery(season: string | undefined) {
  return queryOptions({
    queryKey: studioKey('fixture', 'matchdays', season),
    queryFn: ({ signal }) => orThrow(studioClient.call(listMatchdays, undefined, { query: { season }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function matchdayQuery(id: string) {
  return queryOptions({
    queryKey: studioKey('fixture', 'matchday', id),
    queryFn: ({ signal }) => orThrow(studioClient.call(getStudioMatchday, undefined, { params: { id }, signal })),
  })
}

export function deliveriesQuery(fixtureId: string) {
  return queryOptions({
    // A live event of a post reloads it, as it does the board.
    queryKey: studioKey('tonight', 'deliveries', fixtureId),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(listDeliveries, undefined, { params: { id: fixtureId }, signal })),
  })
}
