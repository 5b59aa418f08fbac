import { listNotices, markNoticesRead } from '@mixed-zone/contract/endpoints/notices'
import type { Locale } from '@mixed-zone/contract/locales'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from './client.ts'
import { portal } from './portal-client.ts'
import { queryClient } from './query-client.ts'

const KEY = 'notices'

/** What was corrected or withdrawn of what the reader has downloaded. */
export function noticesQuery(locale: Locale) {
  return queryOptions({
    queryKey: [KEY, locale],
    queryFn: ({ signal }) => orThrow(portal.call(listNotices, undefined, { signal })),
    // A correction does not wait until somebody reloads the page.
    refetchOnWindowFocus: 'always',
  })
}

/** The named ones, or all. If the call fails they stay unread. */
export async function markAsRead(ids?: readonly string[]): Promise<void> {
  await portal.call(markNoticesRead, ids ? { ids: [...ids] } : {})
  await queryClient.invalidateQueries({ queryKey: [KEY] })
}
