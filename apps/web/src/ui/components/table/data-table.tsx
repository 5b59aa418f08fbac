import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { classNames } from '../../primitives/class-names.ts'
import { ColumnHeader } from './column-header.tsx'
import type { ColumnSort } from './column-sort.ts'

// Tolerance for the browser's rounding.
const ROUNDING_PX = 2

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  readonly renderCell: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** `end` is for numbers. */
  readonly align?: 'start' | 'end'
  /** Names the row for screen readers. */
  readonly isRowHeader?: boolean
  /** Not needed on phones, or shown elsewhere in the row. */
  readonly isHiddenOnPhone?: boolean
}

interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** "Almenara win the derby": part of the checkbox's accessible name. */
  readonly nameOf: (row: Row) => string
}

interface DataTableProps<Row> {
  /** For screen readers. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sort?: ColumnSort | null
  readonly onSort?: (sort: ColumnSort | null) => void
  readonly selection?: TableSelection<Row>
  /** Shown if there are no rows. */
  readonly empty?: ReactNode
}

/** A table with sortable columns and selectable rows. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort = null, onSort, selection, empty } = props
  const texts = useBaseTexts().ui
  const scroller = useRef<HTMLDivElement | null>(null)
  const overflows = useOverflows(scroller)
  const keys = rows.map(keyOf)
  const chosenHere = keys.filter((key) => selection?.selected.has(key)).length
  return (
    // A wide table scrolls in itself, not the page, and has a tab stop for keyboard scrolling.
    <div
      ref={scroller}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
      tabIndex={0}
      className={classNames('overflow-x-auto', overflows && 'fades-at-end')}
    >
      <table className="w-full border-collapse text-left text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {selection && (
              <th scope="col" className="w-11 py-2 pr-3 pl-2.5">
                <Checkbox
                  aria-label={texts.selectAll}
                  checked={keys.length > 0 && chosenHere === keys.length}
                  isIndeterminate={chosenHere > 0 && chosenHere < keys.length}
                  onChange={() => selection.onChange(togglePage(selection.selected, keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row)
            const isSelected = selection?.selected.has(key) ?? false
            return (
              <tr
                key={key}
                aria-selected={selection ? isSelected : undefined}
                className={classNames('border-b border-line', isSelected ? 'bg-accent-wash' : 'hover:bg-sunken')}
              >
                {selection && (
                  <td className="h-11 py-2 pr-3 pl-2.5">
                    <Checkbox
                      aria-label={texts.selectRow({ name: selection.nameOf(row) })}
                      checked={isSelected}
                      onChange={() => selection.onChange(toggleRow(selection.selected, key))}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <TableCell key={column.id} column={column}>
                    {column.renderCell(row)}
                  </TableCell>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length === 0 && empty !== undefined && <div className="py-6">{empty}</div>}
    </div>
  )
}

interface TableCellProps<Row> {
  readonly column: TableColumn<Row>
  readonly children: ReactNode
}

function TableCell<Row>({ column, children }: TableCellProps<Row>) {
  const look = classNames(
    'h-11 px-2.5 py-2',
    column.align === 'end' && 'text-right',
    column.isHiddenOnPhone && 'max-sm:hidden',
  )
  if (!column.isRowHeader) return <td className={look}>{children}</td>
  return (
    <th scope="row" className={`${look} min-w-36 font-semibold sm:min-w-44`}>
      {children}
    </th>
  )
}

/** Whether a horizontal scroller has more content to the right. */
function useOverflows(scroller: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => setOverflows(element.scrollLeft + element.clientWidth < element.scrollWidth - ROUNDING_PX)
    update()
    // The content may grow without a change of the scroller's own size.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller])

  return overflows
}

export function toggleRow(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Selects all rows of this page, or none of them if all are selected. Other pages keep their selection. */
export function togglePage(selected: ReadonlySet<string>, pageKeys: readonly string[]): Set<string> {
  const isAllSelected = pageKeys.every((key) => selected.has(key))
  const others = [...selected].filter((key) => !pageKeys.includes(key))
  return new Set(isAllSelected ? others : [...others, ...pageKeys])
}
