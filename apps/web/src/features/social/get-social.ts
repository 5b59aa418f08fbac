import { getSocial } from '@mixed-zone/contract/endpoints/pages'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'

/** The latest items of the accounts, and the quick links, whose titles depend on the language. */
export function socialQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['social', locale],
    queryFn: ({ signal }) => orThrow(portal.call(getSocial, undefined, { signal })),
    // No refetch on focus: nothing must move for a reader who returns from another site.
    refetchOnWindowFocus: false,
  })
}

export const loadSocial: StartRequests<'socialMedia'> = ({ locale }) => queryClient.prefetchQuery(socialQuery(locale))
