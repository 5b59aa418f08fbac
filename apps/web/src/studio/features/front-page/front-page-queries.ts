import { getFrontPage, listFrontPageVersions } from '@mixed-zone/contract/endpoints/studio/front-page'
import { listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { listSocialAccounts } from '@mixed-zone/contract/endpoints/studio/social-accounts'
import type { Locale } from '@mixed-zone/contract/locales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'

/** Titles of pinned stories are in the language of the interface. */
export function frontPageQuery(locale: Locale) {
  return queryOptions({
    queryKey: studioKey('setting', 'front-page', locale),
    queryFn: ({ signal }) => orThrow(studioClient.call(getFrontPage, undefined, { signal })),
  })
}

/** `version` is the latest one: its publication loads the list again. */
export function frontPageVersionsQuery(version: number, pageSize: number) {
  return queryOptions({
    queryKey: studioKey('setting', 'front-page-versions', version, pageSize),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(listFrontPageVersions, undefined, { query: { pageSize }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** While a feed is being read, in case its event is missed. */
const FETCHING_POLL_MS = 5_000

export const SOCIAL_KEY = studioKey('setting', 'social-accounts')

export const socialAccountsQuery = queryOptions({
  queryKey: SOCIAL_KEY,
  queryFn: ({ signal }) => orThrow(studioClient.call(listSocialAccounts, undefined, { signal })),
  refetchInterval: ({ state }) =>
    state.data?.accounts.some(({ isFetching }) => isFetching) ? FETCHING_POLL_MS : false,
})

/** Published posts to pin, the newest first. */
export function leadChoicesQuery(text: string) {
  const filter = text === '' ? { sort: 'publishedAt', direction: 'desc' } : { text }
  return queryOptions({
    queryKey: studioKey('post', 'lead-choices', text),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(listPosts, undefined, { query: { state: 'published', ...filter }, signal })),
    placeholderData: keepPreviousData,
  })
}
