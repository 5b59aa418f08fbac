import {
  filterPosts,
  listPosts,
  loadFilterData,
  suggest as suggestEndpoint,
} from '@mixed-zone/contract/endpoints/browse'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Library } from '../library/library.ts'
import { createCounter } from './facets/counter.ts'
import { presentFacets } from './facets/facets.presenter.ts'
import { createTerms } from './facets/terms.ts'
import { NOTHING_SET } from './filter/criteria.ts'
import { createFilterPosts } from './filter/filter-posts.service.ts'
import { keyOfFilter, keyOfSection } from './filter/list-keys.ts'
import { createListPosts } from './filter/list-posts.service.ts'
import { createCurrentIndex } from './post-index/current-index.ts'
import { createSuggest } from './suggest/suggest.service.ts'
import { createStemmer } from './words/stemmer.ts'
import { hasText } from './words/text-query.ts'

export { indexPosts } from './indexing/index-posts.ts'
export { INDEX_VERSION, startRebuild } from './indexing/rebuild-index.ts'
export { reindexNamed } from './indexing/reindex-named.ts'

export interface Search {
  readonly routes: readonly Route[]
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly library: Library
}

export function createSearch({ db, clock, changes, library }: Parts): Search {
  const stem = createStemmer(db)
  const currentIndex = createCurrentIndex({ db, clock, changes })
  const counter = createCounter({ db, clock, changes, nextBoundary: library.nextBoundary, currentIndex })
  const loadTerms = createTerms({ db, clock, changes })
  const filter = createFilterPosts({ db, library, stem, counter, currentIndex, loadTerms })
  const listOfSection = createListPosts({ db, library })
  const suggest = createSuggest({ db, library, stem })
  return {
    routes: [
      route(loadFilterData, ({ actor, locale }) =>
        library.remembered.answer(loadFilterData, { actor, locale }, async ({ viewer, now }) => {
          const { choices } = await counter.countChoices({ viewer, now, query: null }, NOTHING_SET)
          return presentFacets(await loadTerms(locale), { choices, criteria: NOTHING_SET, locale })
        }),
      ),
      route(listPosts, ({ actor, locale, body }) =>
        library.remembered.answer(
          listPosts,
          { actor, locale, which: { kind: 'lists', key: keyOfSection(body) } },
          (reading) => listOfSection(body, reading),
        ),
      ),
      route(filterPosts, ({ actor, locale, body }) => {
        const isSearch = hasText(body.text)
        const which = { kind: isSearch ? 'searches' : 'lists', key: keyOfFilter(body) } as const
        // What is searched for in vain is counted for the editors, each time.
        const isKept = ({ total }: { total: number }) => !isSearch || total > 0
        return library.remembered.answer(filterPosts, { actor, locale, which, isKept }, (reading) =>
          filter(body, reading),
        )
      }),
      route(suggestEndpoint, ({ actor, locale, body }) => suggest(body.text, library.read(actor, locale))),
    ],
  }
}
