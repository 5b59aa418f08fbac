import { loadRegisterTypes } from '@mixed-zone/contract/endpoints/access'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

/** What the forms about a person offer to choose from, in one language. */
export function registerTypesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['register-types', locale],
    queryFn: ({ signal }) => orThrow(portal.call(loadRegisterTypes, undefined, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}
