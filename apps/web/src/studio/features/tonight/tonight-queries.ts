import { getTonight, getTonightDesk } from '@mixed-zone/contract/endpoints/studio/coverage'
import { listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { getRequestSummary, listRequests } from '@mixed-zone/contract/endpoints/studio/requests'
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

/** As many as a list has at most. */
const MAX_TRUSTED = 50

export const trustedRequestsQuery = queryOptions({
  queryKey: studioKey('request', 'trusted'),
  queryFn: ({ signal }) =>
    orThrow(
      studioClient.call(listRequests, undefined, {
        query: { state: 'waiting', evidence: 'trusted-domain', pageSize: MAX_TRUSTED },
        signal,
      }),
    ),
})

export const myDraftsQuery = queryOptions({
  queryKey: studioKey('post', 'my-drafts'),
  queryFn: ({ signal }) =>
    orThrow(studioClient.call(listPosts, undefined, { query: { author: 'me', state: 'draft', pageSize: 10 }, signal })),
})
