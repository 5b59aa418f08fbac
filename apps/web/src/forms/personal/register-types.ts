import { loadRegisterTypes } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

/** The options of the personal fields, in one language. */
export function registerTypesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['register-types', locale],
    queryFn: ({ signal }) => orThrow(portal.call(loadRegisterTypes, undefined, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    // Only if they could not be loaded.
    refetchOnReconnect: true,
  })
}
