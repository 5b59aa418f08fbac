import { pageCount } from '@mixed-zone/contract/rules/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ListAnswer } from './columns.ts'
import type { ListController } from './list-state.ts'

/**
 * The page that a list shows, undefined while it loads. If its number is past the end, for example because all rows of the page were just
 * deleted, this goes to the last page.
 */
export function useExistingPage<Row>(
  { page, pageSize, setPage }: Pick<ListController, 'page' | 'pageSize' | 'setPage'>,
  { data, isFetching }: Pick<UseQueryResult<ListAnswer<Row>>, 'data' | 'isFetching'>,
): ListAnswer<Row> | undefined {
  const lastPage = pageCount(data?.total ?? 0, pageSize)
  const isPastEnd = data !== undefined && data.items.length === 0 && data.total > 0 && page > lastPage
  // Cached data may be outdated, and placeholder data is of another page.
  const mustLeave = isPastEnd && !isFetching
  useEffect(() => {
    if (mustLeave) setPage(lastPage, { isReplacing: true })
  }, [mustLeave, lastPage, setPage])
  return isPastEnd ? undefined : data
}
