import type { KeyboardEvent, MouseEvent } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Checkbox } from '../../../ui/primitives/checkbox.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import type { StudioColumn } from './columns.ts'
import type { RowSelection } from './row-selection.ts'
import type { RowKeys } from './use-row-keys.ts'

interface TableRowProps<Row> {
  readonly row: Row
  readonly table: {
    readonly columns: readonly StudioColumn<Row>[]
    readonly keyOf: (row: Row) => string
    readonly nameOf: (row: Row) => string
    readonly selection?: RowSelection
    readonly currentId?: string | null
    readonly onOpen?: (row: Row) => void
    readonly onPreview?: (row: Row) => void
  }
  readonly keys: RowKeys
  readonly pageIds: readonly string[]
}

const INTERACTIVE = 'a, button, input, label, select, [role=menu]'

/** Current: ink lines and an amber edge. Selected: a tint. Both can be true. */
export function TableRow<Row>({ row, table, keys, pageIds }: TableRowProps<Row>) {
  const { columns, keyOf, nameOf, selection, currentId, onOpen, onPreview } = table
  const texts = useBaseTexts().ui
  const id = keyOf(row)
  const isSelected = selection?.isSelected(id) ?? false
  const isCurrent = currentId === id
  const hasLines = columns.some(({ lines }) => lines === 2)

  function handleClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || event.target.closest(INTERACTIVE) !== null) return
    // React also passes on clicks in a dialog that a cell has opened.
    if (event.currentTarget.contains(event.target)) onOpen?.(row)
  }

  /** Otherwise the space bar presses the button when it is released. */
  function handleSpace(event: KeyboardEvent): void {
    if (event.key !== ' ' || onPreview === undefined) return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) onPreview(row)
  }

  return (
    <tr
      data-row={id}
      aria-selected={selection ? isSelected : undefined}
      aria-current={isCurrent || undefined}
      onClick={onOpen && handleClick}
      className={classNames(
        '[&>*]:border-b [&>*:first-child]:pl-6 [&>*:last-child]:pr-6',
        onOpen && 'cursor-pointer',
        isCurrent
          ? '[&>*]:border-t [&>*]:border-ink [&>*:first-child]:shadow-[inset_3px_0_0_var(--lamp)]'
          : '[&>*]:border-line',
        isSelected ? 'bg-accent-wash' : isCurrent ? 'bg-surface' : 'hover:bg-sunken',
      )}
    >
      {selection && (
        <td className="w-11 py-1 pr-2">
          <Checkbox
            aria-label={texts.selectRow({ name: nameOf(row) })}
            checked={isSelected}
            onChange={({ nativeEvent }) => {
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
              if (isRange) selection.selectRange(id, pageIds)
              else selection.toggle(id)
            }}
          />
        </td>
      )}
      {columns.map((column) => {
        const look = classNames(
          'px-1.5 py-1 xl:px-2.5',
          hasLines ? 'h-14' : 'h-11',
          column.align === 'end' && 'text-right',
        )
        if (!column.isRowHeader)
          return (
            <td key={column.id} className={look}>
              {column.renderCell(row)}
            </td>
          )
        return (
          <th key={column.id} scope="row" className={classNames(look, 'font-semibold')}>
            {onOpen ? (
              <button
                type="button"
                data-row-opener
                onFocus={() => keys.setFocusedId(id)}
                onClick={() => onOpen(row)}
                onKeyDown={handleSpace}
                onKeyUp={handleSpace}
                className="block w-full rounded-control text-left font-semibold"
              >
                {column.renderCell(row)}
              </button>
            ) : (
              column.renderCell(row)
            )}
          </th>
        )
      })}
    </tr>
  )
}
