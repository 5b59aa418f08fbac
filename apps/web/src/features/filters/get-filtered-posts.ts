import { filterPosts } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { type FilterCriteria, parseFilterParams } from '@mixed-zone/contract/rules/filter-path'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { PAGING_OPTIONS } from '../../api/paged-posts.ts'
import { portal } from '../../api/portal-client.ts'
import { isValidQuery, toQuery } from './criteria/criteria.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'
import { filterDataQuery } from './get-filter-data.ts'

interface Asked {
  readonly locale: Locale
  readonly criteria: FilterCriteria
}

/** The matching posts, page by page. Facets are requested with the first page only: they are the same for all pages. */
export function filteredPostsQuery({ locale, criteria }: Asked) {
  const query = toQuery(criteria)
  return infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: ['filter-posts', locale, query],
    queryFn: ({ pageParam, signal }) =>
      orThrow(portal.call(filterPosts, { ...query, page: pageParam, facets: pageParam === 1 }, { signal })),
  })
}

export const loadFilteredPosts: StartRequests<'filterPosts'> = ({ locale, params }) => {
  const criteria = parseFilterParams(params)
  void queryClient.prefetchQuery(filterDataQuery(locale))
  if (isValidQuery(criteria)) void queryClient.prefetchInfiniteQuery(filteredPostsQuery({ locale, criteria }))
}
