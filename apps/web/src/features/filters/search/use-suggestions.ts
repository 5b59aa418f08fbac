import { suggest } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { portal } from '../../../api/portal-client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-options.ts'

const WAIT_MS = 180
// One letter matches too much.
export const MIN_CHARACTERS = 2

export interface SuggestionState {
  readonly groups: readonly SuggestionGroup[]
  readonly state: 'loading' | 'failed' | 'ready'
}

/** Suggestions for the text typed so far. */
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

/** A newer text aborts the request for the older one; the previous suggestions stay until the response arrives. */
function suggestionsQuery({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  return queryOptions({
    queryKey: ['suggest', locale, text],
    queryFn: ({ signal }) => orThrow(portal.call(suggest, { text }, { signal })),
    placeholderData: keepPreviousData,
    // The next letter sends another request anyway.
    retry: false,
  })
}
