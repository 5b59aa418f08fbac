import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Library } from '../library/library.ts'
import { createListPosts } from './filter/list-posts.service.ts'
import { createTerms } from './filter/terms.repository.ts'
import { createSearchRoutes } from './search.routes.ts'
import { createSuggest } from './suggest/suggest.service.ts'
import { loadStems, type Stemmer } from './text/stemmer.ts'
import { createTextSearch } from './text/text-search.service.ts'

export { indexPosts } from './indexing/index-posts.ts'
export { splitWords } from './text/words.ts'
export { INDEX_VERSION, reindexPostsWithTerms, startRebuild } from './indexing/rebuild-index.ts'

export interface Search {
  readonly routes: readonly Route[]
}

interface SearchDeps extends Pick<Platform, 'db' | 'caches'> {
  readonly library: Library
}

export function createSearch({ db, caches, library }: SearchDeps): Search {
  const stem: Stemmer = (words) => loadStems(db, words)
  const loadTerms = createTerms({ db, caches })
  const textSearch = createTextSearch({ db, postIndex: library.postIndex, stem })
  const lists = createListPosts({ db, library, stem, textSearch, loadTerms })
  const suggestPosts = createSuggest({ db, library, stem, textSearch })
  return { routes: createSearchRoutes({ library, lists, suggestPosts }) }
}
