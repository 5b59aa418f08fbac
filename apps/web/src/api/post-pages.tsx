import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { MorePosts } from '../league-ui/lists/more-posts.tsx'
import { PostResults } from '../league-ui/lists/post-results.tsx'
import { EmptyState } from '../ui/components/empty-state.tsx'
import { FailedPage } from './failed-page.tsx'
import { type PageOfPosts, postsOf } from './paged-posts.ts'

interface PostPagesProps {
  readonly pages: readonly PageOfPosts[]
  /** What was searched for: marked in the headlines. */
  readonly searchText?: string
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<PageOfPosts>>,
    'error' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage' | 'refetch'
  >
}

/** A list of posts page by page. What was read stays, also when the next page, or a fresh copy, does not come. */
export function PostPages({ pages, searchText, query }: PostPagesProps) {
  const texts = useBaseTexts().lists
  const posts = postsOf(pages)
  const total = pages.at(-1)?.total ?? 0
  if (posts.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
  const { error, isFetchNextPageError } = query
  const retry = () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <>
      <PostResults posts={posts} label={texts.label} searchText={searchText} />
      <MorePosts
        shown={posts.length}
        total={total}
        isLoading={query.isFetchingNextPage}
        onMore={() => {
          // The rows in sight are still those of the last question.
          if (!query.isPlaceholderData) void query.fetchNextPage()
        }}
        failure={error !== null && <FailedPage error={error} onRetry={retry} />}
      />
    </>
  )
}
