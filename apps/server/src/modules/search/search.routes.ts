import { filterPosts, listPosts, loadFilterData, suggest } from '@mixed-zone/contract/endpoints/search'
import type { FilteredPosts } from '@mixed-zone/contract/schemas/lists'
import { type Route, route } from '../../platform/http/route.ts'
import type { Library } from '../library/library.ts'
import { filterCacheKey, sectionCacheKey } from './filter/criteria.ts'
import type { createListPosts } from './filter/list-posts.service.ts'
import type { createSuggest } from './suggest/suggest.service.ts'
import { hasText } from './text/text-query.ts'

interface SearchRoutesDeps {
  readonly library: Library
  readonly lists: ReturnType<typeof createListPosts>
  readonly suggestPosts: ReturnType<typeof createSuggest>
}

export function createSearchRoutes({ library, lists, suggestPosts }: SearchRoutesDeps): readonly Route[] {
  const { responseCache } = library
  return [
    route(loadFilterData, ({ actor, locale }) =>
      responseCache.getOrLoad(loadFilterData, { actor, locale }, lists.loadFilterData),
    ),
    route(listPosts, ({ actor, locale, body }) =>
      responseCache.getOrLoad(listPosts, { actor, locale, key: sectionCacheKey(body) }, (context) =>
        lists.listSectionPosts(body, context),
      ),
    ),
    route(filterPosts, ({ actor, locale, body }) => {
      // Searches that miss words are not cached, because each one is counted.
      const shouldCache = ({ total, leftOutWords }: FilteredPosts) =>
        !hasText(body.text) || (total > 0 && leftOutWords === undefined)
      return responseCache.getOrLoad(
        filterPosts,
        { actor, locale, key: filterCacheKey(body), shouldCache },
        (context) => lists.filterPosts(body, context),
      )
    }),
    route(suggest, ({ actor, locale, body }) => suggestPosts(body.text, library.createReadContext(actor, locale))),
  ]
}
