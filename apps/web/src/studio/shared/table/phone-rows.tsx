import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import type { ListAnswer, StudioColumn } from './columns.ts'
import type { RowSelection } from './row-selection.ts'
import { type RowSwipe, SwipeRow } from './swipe-row.tsx'

interface PhoneRowsProps<Row> {
  readonly caption: string
  readonly columns: readonly StudioColumn<Row>[]
  /** Undefined while it loads. */
  readonly page: ListAnswer<Row> | undefined
  readonly keyOf: (row: Row) => string
  readonly nameOf: (row: Row) => string
  readonly focusedId: string | null
  readonly selection?: RowSelection
  readonly onOpen?: (row: Row) => void
  readonly swipe?: (row: Row) => RowSwipe
}

const SKELETONS = 6

/** The rows on a phone: name and one value in the first line, the other columns below. A long press selects. */
export function PhoneRows<Row>(props: PhoneRowsProps<Row>) {
  const { caption, page, keyOf, focusedId, selection, swipe } = props
  const { loading } = useBaseTexts().shell
  if (page === undefined) {
    return (
      <Loading label={loading}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className="mx-4 my-3 h-16" />
        ))}
      </Loading>
    )
  }
  const isSelecting = selection !== undefined && (selection.ids.size > 0 || selection.isAllMatching)
  return (
    <ul aria-label={caption}>
      {page.items.map((row) => {
        const id = keyOf(row)
        return (
          <li key={id} data-row={id} className="border-b border-line">
            <SwipeRow
              swipe={isSelecting ? undefined : swipe?.(row)}
              onLongPress={selection && (() => selection.toggle(id))}
              className={selection?.isSelected(id) ? 'bg-accent-wash' : focusedId === id ? 'bg-surface' : 'bg-paper'}
            >
              <PhoneRow {...props} row={row} isSelecting={isSelecting} />
            </SwipeRow>
          </li>
        )
      })}
    </ul>
  )
}

interface PhoneRowProps<Row> extends PhoneRowsProps<Row> {
  readonly row: Row
  readonly isSelecting: boolean
}

function PhoneRow<Row>({ row, columns, keyOf, nameOf, selection, isSelecting, onOpen }: PhoneRowProps<Row>) {
  const texts = useBaseTexts().ui
  const id = keyOf(row)
  const header = columns.find(({ isRowHeader }) => isRowHeader)
  const end = columns.filter(({ phonePlacement }) => phonePlacement === 'end')
  const below = columns.filter(
    ({ isRowHeader, phonePlacement = 'below' }) => !isRowHeader && phonePlacement === 'below',
  )
  // While rows are being selected, a tap selects another one.
  const handleTap = isSelecting ? () => selection?.toggle(id) : onOpen && (() => onOpen(row))
  return (
    <div className="flex items-start gap-3">
      {selection && (
        // Out of sight until rows are selected, but there for a keyboard or a screen reader.
        <span className={isSelecting ? 'relative z-1 mt-0.5' : 'sr-only focus-within:not-sr-only'}>
          <Checkbox
            aria-label={texts.selectRow({ name: nameOf(row) })}
            checked={selection.isSelected(id)}
            onChange={() => selection.toggle(id)}
          />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1 font-semibold">
            {handleTap ? (
              <button type="button" data-row-opener onClick={handleTap} className="block w-full text-left">
                {/* The whole row can be tapped. */}
                <span aria-hidden="true" className="absolute inset-0" />
                {header?.renderCell(row)}
              </button>
            ) : (
              header?.renderCell(row)
            )}
          </div>
          {end.map((column) => (
            // Over the area that opens the row, where it has controls of its own.
            <div
              key={column.id}
              className="shrink-0 has-[a,button,select]:relative has-[a,button,select]:z-1 has-[a,button,select]:-my-2.5"
            >
              {column.renderCell(row)}
            </div>
          ))}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
          {below.map((column) => (
            <div key={column.id} className="min-w-0 has-[a,button,select]:relative has-[a,button,select]:z-1">
              {column.renderCell(row)}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
