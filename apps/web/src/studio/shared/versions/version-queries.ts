import { getVersion, listVersions } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Locale } from '@mixed-zone/contract/locales'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../studio-client.ts'
import { studioKey } from '../studio-query.ts'

const PAGE_SIZE = 50

/** The number of the draft as it is now. */
export const DRAFT = 0

export function versionsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: studioKey('post', 'versions', id),
    initialPageParam: 1,
    queryFn: ({ signal, pageParam }) =>
      orThrow(
        studioClient.call(listVersions, undefined, {
          params: { id },
          query: { page: pageParam, pageSize: PAGE_SIZE },
          signal,
        }),
      ),
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
  })
}

/** In the language of the person: the values of its facts are names in it. */
export function versionQuery(id: string, number: number, locale: Locale) {
  return queryOptions({
    queryKey: studioKey('post', 'version', id, number, locale),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(getVersion, undefined, { params: { id, number: String(number) }, signal })),
    // An undo frees a version's number for the next one. It also invalidates all queries of posts.
    staleTime: number === DRAFT ? 0 : Number.POSITIVE_INFINITY,
  })
}
