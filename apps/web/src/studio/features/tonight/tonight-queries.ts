import { getTonight, getTonightDesk } from '@mixed-zone/contract/endpoints/studio/coverage'
import { listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { getRequestSummary, listRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import { MAX_BULK_IDS, PAGE_SIZES } from '@mixed-zone/contract/schemas/studio/list'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'

/** Deadlines pass without an event. */
const CLOCK_MS = 60_000

export const tonightQuery = queryOptions({
  queryKey: studioKey('tonight', 'board'),
  queryFn: ({ signal }) => orThrow(studioClient.call(getTonight, undefined, { signal })),
  refetchInterval: CLOCK_MS,
})

export const deskQuery = queryOptions({
  queryKey: studioKey('tonight', 'desk'),
  queryFn: ({ signal }) => orThrow(studioClient.call(getTonightDesk, undefined, { signal })),
  refetchInterval: CLOCK_MS,
})

export const waitingQuery = queryOptions({
  queryKey: studioKey('request', 'summary'),
  queryFn: ({ signal }) => orThrow(studioClient.call(getRequestSummary, undefined, { signal })),
})

const TRUSTED_PER_CALL = PAGE_SIZES[4]

/** All of them, page by page, up to what one bulk call takes. */
export const trustedRequestsQuery = queryOptions({
  queryKey: studioKey('request', 'trusted'),
  async queryFn({ signal }) {
    const load = (page: number) => {
      const query = { state: 'waiting', evidence: 'trusted-domain', pageSize: TRUSTED_PER_CALL, page }
      return orThrow(studioClient.call(listRequests, undefined, { query, signal }))
    }
    const first = await load(1)
    const pages = Math.ceil(Math.min(first.total, MAX_BULK_IDS) / TRUSTED_PER_CALL)
    const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => load(index + 2)))
    // A decision in between moves requests from page to page.
    const found = new Map([first, ...others].flatMap(({ items }) => items).map((request) => [request.id, request]))
    return [...found.values()]
  },
})

export const myDraftsQuery = queryOptions({
  queryKey: studioKey('post', 'my-drafts'),
  queryFn: ({ signal }) =>
    orThrow(studioClient.call(listPosts, undefined, { query: { author: 'me', state: 'draft', pageSize: 10 }, signal })),
})
