import { suggest } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { portal } from '../../../api/portal-client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-options.ts'

const WAIT_MS = 180
// One letter leads everywhere.
export const MIN_CHARACTERS = 2

export interface SuggestionState {
  readonly groups: readonly SuggestionGroup[]
  readonly state: 'loading' | 'failed' | 'ready'
}

/** What the text typed so far may lead to. */
export function useSuggestions(text: string, isWanted: boolean): SuggestionState {
  const locale = useLocale()
  const debouncedText = useDebounced(text, WAIT_MS)
  const { data, isError } = useQuery({
    ...suggestionsQuery({ locale, text: debouncedText }),
    enabled: isWanted && debouncedText.length >= MIN_CHARACTERS,
  })
  if (isError) return { groups: [], state: 'failed' }
  if (data === undefined) return { groups: [], state: 'loading' }
  return { groups: suggestionGroups(data, locale), state: 'ready' }
}

/** What a text may lead to. A newer text ends the call for the older one; the lines in sight stay until then. */
function suggestionsQuery({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  return queryOptions({
    queryKey: ['suggest', locale, text],
    queryFn: ({ signal }) => orThrow(portal.call(suggest, { text }, { signal })),
    placeholderData: keepPreviousData,
    // The next letter asks again anyhow.
    retry: false,
  })
}
