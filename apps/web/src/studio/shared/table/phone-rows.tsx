import type { UseQueryResult } from '@tanstack/react-query'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import type { ListAnswer, StudioColumn } from './columns.ts'
import { type RowSwipe, SwipeRow } from './swipe-row.tsx'

interface PhoneRowsProps<Row> {
  readonly caption: string
  readonly columns: readonly StudioColumn<Row>[]
  readonly query: Pick<UseQueryResult<ListAnswer<Row>>, 'data'>
  readonly keyOf: (row: Row) => string
  readonly focusedId: string | null
  readonly onOpen?: (row: Row) => void
  readonly swipe?: (row: Row) => RowSwipe
}

const SKELETONS = 6

/** The rows on a phone: name and one value in the first line, the other columns below. */
export function PhoneRows<Row>({ caption, columns, query, keyOf, focusedId, onOpen, swipe }: PhoneRowsProps<Row>) {
  const { loading } = useBaseTexts().shell
  if (query.data === undefined) {
    return (
      <Loading label={loading}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className="mx-4 my-3 h-16" />
        ))}
      </Loading>
    )
  }
  return (
    <ul aria-label={caption}>
      {query.data.items.map((row) => {
        const id = keyOf(row)
        return (
          <li key={id} data-row={id} className={classNames('border-b border-line', focusedId === id && 'bg-surface')}>
            <SwipeRow swipe={swipe?.(row)}>
              <PhoneRow row={row} columns={columns} onOpen={onOpen} />
            </SwipeRow>
          </li>
        )
      })}
    </ul>
  )
}

function PhoneRow<Row>({
  row,
  columns,
  onOpen,
}: Pick<PhoneRowsProps<Row>, 'columns' | 'onOpen'> & { readonly row: Row }) {
  const head = columns.find(({ isRowHead }) => isRowHead)
  const end = columns.filter(({ phone }) => phone === 'end')
  const below = columns.filter(({ isRowHead, phone = 'below' }) => !isRowHead && phone === 'below')
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 font-semibold">
          {onOpen ? (
            <button type="button" data-row-opener onClick={() => onOpen(row)} className="block w-full text-left">
              {head?.renderCell(row)}
            </button>
          ) : (
            head?.renderCell(row)
          )}
        </div>
        {end.map((column) => (
          <div key={column.id} className="shrink-0">
            {column.renderCell(row)}
          </div>
        ))}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        {below.map((column) => (
          <div key={column.id} className="min-w-0">
            {column.renderCell(row)}
          </div>
        ))}
      </div>
    </>
  )
}
