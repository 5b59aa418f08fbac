import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type PageOfPosts, postsOf } from '../api/paged-posts.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { MorePosts } from '../league-ui/lists/more-posts.tsx'
import { PostResults } from '../league-ui/lists/post-results.tsx'
import { EmptyState } from '../ui/components/empty-state.tsx'
import { FailedPart } from './failed-load.tsx'

interface PostPagesProps {
  readonly pages: readonly PageOfPosts[]
  /** Highlighted in the headlines. */
  readonly searchText?: string
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<PageOfPosts>>,
    'error' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage' | 'refetch'
  >
}

/** A list of posts, page by page. Loaded pages stay in view if the next page or a refetch fails. */
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
          // The rows in view still belong to the previous query.
          if (!query.isPlaceholderData) void query.fetchNextPage()
        }}
        failure={error !== null && <FailedPart error={error} onRetry={retry} />}
      />
    </>
  )
}
