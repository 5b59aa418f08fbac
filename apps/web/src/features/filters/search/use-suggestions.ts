import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../i18n/language-store.ts'
import { suggestionsQuery } from '../get-suggestions.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-options.ts'
import { useDebounced } from '../../../ui/components/use-debounced.ts'

const WAIT_MS = 180
// One letter leads everywhere.
export const LEAST_CHARACTERS = 2

export interface SuggestionState {
  readonly groups: readonly SuggestionGroup[]
  readonly state: 'loading' | 'failed' | 'ready'
}

/** What the text typed so far may lead to. */
export function useSuggestions(text: string, isWanted: boolean): SuggestionState {
  const locale = useLocale()
  const asked = useDebounced(text, WAIT_MS)
  const { data, isError } = useQuery({
    ...suggestionsQuery({ locale, text: asked }),
    enabled: isWanted && asked.length >= LEAST_CHARACTERS,
  })
  if (isError) return { groups: [], state: 'failed' }
  if (data === undefined) return { groups: [], state: 'loading' }
  return { groups: suggestionGroups(data, locale), state: 'ready' }
}
