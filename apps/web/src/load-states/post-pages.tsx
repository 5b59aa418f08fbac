import { LIST_PAGE_SIZE } from '@mixed-zone/contract/rules/limits'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { type PageOfPosts, distinctPosts } from '../api/paged-posts.ts'
import { useBaseTexts } from '../i18n/base-texts.ts'
import { useFormats } from '../i18n/use-formats.ts'
import { PostResults } from '../league-ui/lists/post-results.tsx'
import { EmptyState } from '../ui/components/empty-state.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { classNames } from '../ui/primitives/class-names.ts'
import { FailedPart } from './failed-load.tsx'

interface PostPagesProps {
  readonly pages: readonly PageOfPosts[]
  /** Highlighted in the headlines. */
  readonly searchText?: string
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<PageOfPosts>>,
    | 'error'
    | 'hasNextPage'
    | 'isFetchNextPageError'
    | 'isFetchingNextPage'
    | 'isPlaceholderData'
    | 'fetchNextPage'
    | 'refetch'
  >
}

/** A list of posts, page by page. Loaded pages stay in view if the next page or a refetch fails. */
export function PostPages({ pages, searchText, query }: PostPagesProps) {
  const texts = useBaseTexts().lists
  const posts = distinctPosts(pages)
  const total = pages.at(-1)?.total ?? 0
  const { hasNextPage, isPlaceholderData, refetch } = query
  // A post published between two pages is on a page that was loaded before.
  const isIncomplete = !hasNextPage && !isPlaceholderData && posts.length < total
  useEffect(() => {
    if (isIncomplete) void refetch({ cancelRefetch: false })
  }, [isIncomplete, refetch])
  if (posts.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
  const { error, isFetchNextPageError } = query
  const retry = () => void (isFetchNextPageError ? query.fetchNextPage() : refetch())
  return (
    <>
      <PostResults posts={posts} label={texts.label} searchText={searchText} />
      <MorePosts
        shown={posts.length}
        total={total}
        hasMore={hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => {
          // The rows in view still belong to the previous query.
          if (!isPlaceholderData) void query.fetchNextPage()
        }}
        failure={error !== null && <FailedPart error={error} onRetry={retry} />}
      />
    </>
  )
}

interface MorePostsProps {
  readonly shown: number
  readonly total: number
  /** Whether there is a next page. */
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
  /** Message if the last load failed. */
  readonly failure?: ReactNode
}

/** Below a list: a button for the next page, and how many posts are shown. */
function MorePosts({ shown, total, hasMore, isLoading, onMore, failure }: MorePostsProps) {
  const texts = useBaseTexts().lists
  const { formatNumber } = useFormats()
  const left = hasMore ? Math.min(LIST_PAGE_SIZE.default, total - shown) : 0
  // "2 of 2" is useless on the first page; after several pages it says that these are all.
  const isObvious = left === 0 && total <= LIST_PAGE_SIZE.default
  return (
    <div className={classNames('grid justify-items-center gap-4', !isObvious && 'mt-10')}>
      {failure}
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        {left > 0 && (
          <Button onClick={onMore} isBusy={isLoading}>
            {texts.showMore({ count: left })}
          </Button>
        )}
        <p role="status" className={isObvious ? 'sr-only' : 'text-14 text-muted'}>
          {texts.shownOf({ shown: formatNumber(shown), total: formatNumber(total) })}
        </p>
      </div>
    </div>
  )
}
