import { getHome } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'

export interface LoadedHome extends Home {
  /** By the clock of this browser. What is announced later may be missing from the page. */
  readonly requestedAt: number
}

export async function withRequestTime(request: () => Promise<Home>): Promise<LoadedHome> {
  const requestedAt = Date.now()
  return { ...(await request()), requestedAt }
}

export function homeQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['home', locale],
    queryFn: ({ signal }) => withRequestTime(() => orThrow(portal.call(getHome, undefined, { signal }))),
    // No refetch on focus: new posts are announced by the pill instead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => (state.data === undefined ? 'always' : false),
  })
}

export const loadHome: StartRequests<'home'> = ({ locale }) => queryClient.prefetchQuery(homeQuery(locale))
