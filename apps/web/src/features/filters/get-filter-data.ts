import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

/** Everything there is to filter by, whatever is filtered. */
export function filterDataQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['load-filter-data', locale],
    queryFn: ({ signal }) => orThrow(portal.call(loadFilterData, undefined, { signal })),
    // The names hardly ever change, and the counts in sight come with the results.
    staleTime: 5 * 60_000,
  })
}
