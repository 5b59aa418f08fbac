import { listPosts } from '@mixed-zone/contract/endpoints/search'
import type { Locale } from '@mixed-zone/contract/locales'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { PAGING_OPTIONS } from '../../api/paged-posts.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'

export function sectionPostsQuery({ locale, textId }: { readonly locale: Locale; readonly textId: string }) {
  return infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: ['all-posts', locale, textId],
    queryFn: ({ pageParam, signal }) => orThrow(portal.call(listPosts, { textId, page: pageParam }, { signal })),
  })
}

/** Prefetches the first page while the code of the screen loads. The screen `posts` lists one section. */
export const loadSectionPosts: StartRequests<'posts'> = ({ locale, params: { textId } }) =>
  queryClient.prefetchInfiniteQuery(sectionPostsQuery({ locale, textId }))
