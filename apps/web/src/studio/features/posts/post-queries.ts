import { getPostsSummary, listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { POST_SORTS } from '@mixed-zone/contract/schemas/studio/posts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController } from '../../shared/table/list-state.ts'

export const POSTS_LIST = {
  name: 'posts',
  sortColumns: POST_SORTS,
  filters: [
    'state',
    'text',
    'section',
    'category',
    'team',
    'locale',
    'author',
    'tag',
    'matchday',
    'fixture',
    'from',
    'to',
  ],
  tabFilter: 'state',
} as const

export const POST_LISTS_KEY = studioKey('post', 'list')

export function postsQuery(query: ListController['query']) {
  return queryOptions({
    queryKey: [...POST_LISTS_KEY, query],
    queryFn: ({ signal }) => orThrow(studioClient.call(listPosts, undefined, { query, signal })),
    placeholderData: keepPreviousData,
  })
}

export function postsSummaryQuery() {
  return queryOptions({
    queryKey: studioKey('post', 'summary'),
    queryFn: ({ signal }) => orThrow(studioClient.call(getPostsSummary, undefined, { signal })),
  })
}

const MAX_FEATURED_LISTED = 50

/** The featured posts in their order. */
export function featuredQuery() {
  return queryOptions({
    queryKey: studioKey('post', 'featured'),
    queryFn: async ({ signal }) => {
      const query = { featured: 'true', pageSize: MAX_FEATURED_LISTED } as const
      const { items } = await orThrow(studioClient.call(listPosts, undefined, { query, signal }))
      return items.toSorted(
        (one, other) =>
          (one.featuredPosition ?? 0) - (other.featuredPosition ?? 0) || Number(one.id) - Number(other.id),
      )
    },
  })
}
