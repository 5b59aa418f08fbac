import { Pagination } from '../../../ui/components/table/pagination.tsx'
import type { ListController } from './list-state.ts'

interface ListFooterProps {
  readonly list: ListController
  /** Undefined while the list is loading. */
  readonly total: number | undefined
}

/** Rows per page and pages, in the footer of the screen. */
export function ListFooter({ list, total }: ListFooterProps) {
  if (total === undefined) return <div data-loading className="h-9" />
  return (
    <Pagination
      page={list.page}
      pageSize={list.pageSize}
      total={total}
      onPage={list.setPage}
      onPageSize={list.setPageSize}
    />
  )
}
