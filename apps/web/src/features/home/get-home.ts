import { getHome } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'

export function homeQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['home', locale],
    queryFn: ({ signal }) => orThrow(portal.call(getHome, undefined, { signal })),
    // No refetch on focus: new posts are announced by the pill instead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => (state.data === undefined ? 'always' : false),
  })
}

export const loadHome: StartRequests<'home'> = ({ locale }) => queryClient.prefetchQuery(homeQuery(locale))
