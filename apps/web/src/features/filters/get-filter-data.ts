import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

/** All filter choices, independent of the current filter. */
export function filterDataQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['load-filter-data', locale],
    queryFn: ({ signal }) => orThrow(portal.call(loadFilterData, undefined, { signal })),
    // Names rarely change, and the displayed counts come with the results.
    staleTime: 5 * 60_000,
  })
}
