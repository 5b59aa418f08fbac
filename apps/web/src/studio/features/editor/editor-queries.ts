import { findTags } from '@mixed-zone/contract/endpoints/studio/posts'
import { MAX_TAG_SEARCH_CHARACTERS } from '@mixed-zone/contract/schemas/studio/post-facts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { currentLocale } from '../../../i18n/language-store.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'

/** Topics and players by name, with names in the language of the interface. */
export function tagsQuery(text: string) {
  return queryOptions({
    queryKey: studioKey('fixture', 'tags', currentLocale(), text),
    queryFn: ({ signal }) =>
      text.length > MAX_TAG_SEARCH_CHARACTERS
        ? { tags: [] }
        : orThrow(studioClient.call(findTags, undefined, { query: { text }, signal })),
    placeholderData: keepPreviousData,
  })
}
