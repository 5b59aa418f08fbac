import type { Card } from '@mixed-zone/contract/schemas/post'

/** One page of a list of posts, as every list endpoint returns it. */
export interface PageOfPosts {
  readonly posts: readonly Card[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

// Going back from a post restores all loaded pages and the scroll position.
const UNUSED_PAGES_GC_MS = 30 * 60_000

function nextPage({ page, pageSize, total, posts }: PageOfPosts): number | undefined {
  return posts.length > 0 && page * pageSize < total ? page + 1 : undefined
}

/** Query options of every list: infinite pages, cached while the reader is on another screen. */
export const PAGING_OPTIONS = { initialPageParam: 1, getNextPageParam: nextPage, gcTime: UNUSED_PAGES_GC_MS }

/** The posts of all pages without duplicates: a post published meanwhile shifts the last one of a page to the next. */
export function distinctPosts(pages: readonly PageOfPosts[]): Card[] {
  const byId = new Map(pages.flatMap(({ posts }) => posts.map((card) => [card.id, card] as const)))
  return [...byId.values()]
}
