import { getFixture, getMatchday } from '@mixed-zone/contract/endpoints/library'
import type { Locale } from '@mixed-zone/contract/locales'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { orThrow } from '../../api/client.ts'
import { PAGING_OPTIONS } from '../../api/paged-posts.ts'
import { portal } from '../../api/portal-client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { StartRequests } from '../../routing/screen-route.ts'

export function matchdayQuery({ locale, textId }: { readonly locale: Locale; readonly textId: string }) {
  return infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: ['matchday', locale, textId],
    queryFn: ({ pageParam: page, signal }) =>
      orThrow(portal.call(getMatchday, undefined, { params: { textId }, query: { page }, signal })),
  })
}

export function fixtureQuery({ locale, id }: { readonly locale: Locale; readonly id: string }) {
  return infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: ['fixture', locale, id],
    queryFn: ({ pageParam: page, signal }) =>
      orThrow(portal.call(getFixture, undefined, { params: { id }, query: { page }, signal })),
  })
}

export const loadMatchday: StartRequests<'matchday'> = ({ locale, params: { textId } }) =>
  queryClient.prefetchInfiniteQuery(matchdayQuery({ locale, textId }))

export const loadFixture: StartRequests<'fixture'> = ({ locale, params: { id } }) =>
  queryClient.prefetchInfiniteQuery(fixtureQuery({ locale, id }))
