import type { Card } from '@mixed-zone/contract/schemas/post'

/** One page of a list of posts, as every list of the API answers it. */
export interface PageOfPosts {
  readonly posts: readonly Card[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

// Somebody reads a post for a while and goes back: all the pages that were open are still there, and so is the place.
const KEPT_MS = 30 * 60_000

function nextPage({ page, pageSize, total, posts }: PageOfPosts): number | undefined {
  return posts.length > 0 && page * pageSize < total ? page + 1 : undefined
}

/** How every list is read: page by page, each kept while its reader is elsewhere. */
export const PAGING = { initialPageParam: 1, getNextPageParam: nextPage, gcTime: KEPT_MS }

/** The posts of all pages, each once: what is published between two pages pushes the last of one onto the next. */
export function postsOf(pages: readonly PageOfPosts[]): Card[] {
  const byId = new Map(pages.flatMap(({ posts }) => posts.map((card) => [card.id, card] as const)))
  return [...byId.values()]
}
