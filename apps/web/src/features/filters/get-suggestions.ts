import { suggest } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'

/** What a text may lead to. A newer text ends the call for the older one; the lines in sight stay until then. */
export function suggestionsQuery({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  return queryOptions({
    queryKey: ['suggest', locale, text],
    queryFn: ({ signal }) => orThrow(portal.call(suggest, { text }, { signal })),
    placeholderData: keepPreviousData,
    // The next letter asks again anyhow.
    retry: false,
  })
}
