import type { UseQueryResult } from '@tanstack/react-query'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { ColumnHeader } from '../../../ui/components/table/column-header.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Skeleton, useDelayedVisibility } from '../../../ui/primitives/skeleton.tsx'
import { sharedTexts } from '../shared-texts.ts'
import { useIsPhone, useListRoom } from '../use-media-query.ts'
import { type ListAnswer, shownColumns, type StudioColumn } from './columns.ts'
import { useExistingPage } from './existing-page.ts'
import { clearFilters } from './filter-fields.tsx'
import type { ListController } from './list-state.ts'
import { PhoneRows } from './phone-rows.tsx'
import type { RowSelection } from './row-selection.ts'
import type { RowSwipe } from './swipe-row.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeys } from './use-row-keys.ts'

export interface StudioTableProps<Row> {
  /** For screen readers. */
  readonly caption: string
  readonly list: ListController
  readonly columns: readonly StudioColumn<Row>[]
  /** With `placeholderData: keepPreviousData`, so that a page stays in view until the next one is there. */
  readonly query: Pick<
    UseQueryResult<ListAnswer<Row>>,
    'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
  >
  readonly keyOf: (row: Row) => string
  /** "Lucía Paredes": names the row. */
  readonly nameOf: (row: Row) => string
  readonly selection?: RowSelection
  /** The row that is shown in the panel. */
  readonly currentId?: string | null
  /** Click, Enter, and J or K if the list has a panel. */
  readonly onOpen?: (row: Row) => void
  /** Space. */
  readonly onPreview?: (row: Row) => void
  /** Rows follow the keyboard into the panel; otherwise only Enter opens them. */
  readonly isOpenedByMoving?: boolean
  /** What a swipe does on a phone. */
  readonly swipe?: (row: Row) => RowSwipe
  /** Shown if there is nothing at all; with filters, a sentence says so. */
  readonly emptyTitle: string
}

/** The table of every list: sorted, filtered and paged by the server, with selection and keyboard. */
export function StudioTable<Row>(props: StudioTableProps<Row>) {
  const { list, query, keyOf, nameOf, selection, currentId, onOpen, isOpenedByMoving, onPreview } = props
  const isPhone = useIsPhone()
  const room = useListRoom(list.hasPanel)
  const page = useExistingPage(list, query)
  const rows = page?.items ?? []
  const keys = useRowKeys({ rows, keyOf, nameOf, selection, currentId, onOpen, isOpenedByMoving, onPreview })
  const columns = shownColumns(props.columns, { chosen: list.columns, room })
  if (query.error !== null && query.data === undefined) {
    return (
      <div className="p-4 sm:p-6">
        <FailedPart error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  }
  if (page?.items.length === 0) return <NoRows list={list} title={props.emptyTitle} />
  return (
    <>
      {query.error !== null && (
        // What was loaded before stays in view.
        <div className="px-4 py-3 sm:px-6">
          <FailedPart error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {isPhone ? (
        <PhoneRows {...props} columns={columns} page={page} focusedId={keys.focusedId} />
      ) : (
        <TableView {...props} columns={columns} page={page} keys={keys} />
      )}
    </>
  )
}

interface TableViewProps<Row> extends StudioTableProps<Row> {
  readonly page: ListAnswer<Row> | undefined
  readonly keys: ReturnType<typeof useRowKeys>
}

function TableView<Row>(props: TableViewProps<Row>) {
  const { caption, list, columns, query, page, keyOf, selection, keys } = props
  const texts = useBaseTexts().ui
  const pageIds = page?.items.map(keyOf) ?? []
  const selectedHere = pageIds.filter((id) => selection?.isSelected(id)).length
  return (
    <table
      aria-busy={query.isPlaceholderData || page === undefined}
      className={classNames(
        'w-full border-separate border-spacing-0 text-left text-14',
        query.isPlaceholderData && 'opacity-60',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-20 bg-paper [&_th]:border-b [&_th]:border-edge [&_th]:bg-paper [&_th]:first:pl-6 [&_th]:last:pr-6 max-xl:[&_th]:px-1.5">
        <tr>
          {selection && (
            <th scope="col" className="w-11 py-2 pr-2 pl-6">
              <Checkbox
                aria-label={texts.selectAll}
                checked={pageIds.length > 0 && selectedHere === pageIds.length}
                isIndeterminate={selectedHere > 0 && selectedHere < pageIds.length}
                onChange={() => selection.togglePage(pageIds)}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} sort={list.sort} onSort={list.setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {page === undefined ? (
          <SkeletonRows count={list.pageSize} columns={columns} hasSelection={selection !== undefined} />
        ) : (
          page.items.map((row) => <TableRow key={keyOf(row)} row={row} table={props} keys={keys} pageIds={pageIds} />)
        )}
      </tbody>
    </table>
  )
}

interface SkeletonRowsProps {
  readonly count: number
  readonly columns: readonly { readonly id: string; readonly lines?: 1 | 2 }[]
  readonly hasSelection: boolean
}

/** As many rows as a page, in the table's own columns. Invisible at first. */
function SkeletonRows({ count, columns, hasSelection }: SkeletonRowsProps) {
  const { loading } = useBaseTexts().shell
  const isShown = useDelayedVisibility()
  const isTwoLines = columns.some(({ lines }) => lines === 2)
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} className={isShown ? undefined : 'invisible'}>
      {hasSelection && (
        <td className="border-b border-line pl-6">
          <Skeleton className="size-5" />
        </td>
      )}
      {columns.map(({ id }, position) => (
        <td
          key={id}
          className={classNames('border-b border-line px-1.5 first:pl-6 xl:px-2.5', isTwoLines ? 'h-14' : 'h-11')}
        >
          {index === 0 && position === 0 && (
            <span role="status" className="sr-only">
              {loading}
            </span>
          )}
          <Skeleton className="h-4 w-3/4 max-w-40" />
        </td>
      ))}
    </tr>
  ))
}

function NoRows({ list, title }: { readonly list: ListController; readonly title: string }) {
  const texts = useTexts(sharedTexts).table
  return (
    <div className="p-4 sm:p-6">
      {list.activeFilters.length === 0 ? (
        <EmptyState title={title} />
      ) : (
        <EmptyState
          title={texts.noMatches}
          action={<Button onClick={() => clearFilters(list)}>{texts.clearFilters}</Button>}
        >
          {texts.noMatchesText}
        </EmptyState>
      )}
    </div>
  )
}
