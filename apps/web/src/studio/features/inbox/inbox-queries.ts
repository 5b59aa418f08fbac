import { listInbox } from '@mixed-zone/contract/endpoints/studio/files'
import { listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { INBOX_SORTS } from '@mixed-zone/contract/schemas/studio/files'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../api/client.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { studioKey } from '../../shared/studio-query.ts'
import type { ListController } from '../../shared/table/list-state.ts'

export const INBOX_LIST = { name: 'inbox', sortColumns: INBOX_SORTS, filters: ['kind', 'text', 'mine'] } as const

/** Polls until every file is prepared, in case a live event is missed. */
const PREPARATION_POLL_MS = 5000

export function inboxQuery(query: ListController['query']) {
  return queryOptions({
    queryKey: studioKey('post', 'inbox', query),
    queryFn: ({ signal }) => orThrow(studioClient.call(listInbox, undefined, { query, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ file }) => file.state === 'waiting') ? PREPARATION_POLL_MS : false,
  })
}

const MAX_FOUND_POSTS = 10

/** Posts that match the text; if it is empty, the most recently changed ones. */
export function postChoicesQuery(text: string) {
  return queryOptions({
    queryKey: studioKey('post', 'choices', text),
    queryFn: async ({ signal }) => {
      const query = { pageSize: MAX_FOUND_POSTS, ...(text !== '' && { text }) }
      const { items } = await orThrow(studioClient.call(listPosts, undefined, { query, signal }))
      return items
    },
    placeholderData: keepPreviousData,
  })
}
