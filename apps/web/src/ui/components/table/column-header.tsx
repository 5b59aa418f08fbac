import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classNames } from '../../primitives/class-names.ts'
import { Icon } from '../../primitives/icon.tsx'
import { type ColumnSort, directionOf, nextSort } from './column-sort.ts'

interface ColumnHeaderProps {
  readonly column: {
    readonly id: string
    readonly header: string
    readonly isSortable?: boolean
    readonly align?: 'start' | 'end'
    readonly isHiddenOnPhone?: boolean
  }
  readonly sort: ColumnSort | null
  readonly onSort?: ((sort: ColumnSort | null) => void) | undefined
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const

/** A column header; clicks cycle through ascending, descending and none. */
export function ColumnHeader({ column, sort, onSort }: ColumnHeaderProps) {
  const direction = directionOf(sort, column.id)
  const isSorted = direction !== 'none'
  const look = classNames(
    'px-2.5 py-2 text-12 font-semibold whitespace-nowrap',
    column.align === 'end' && 'text-right',
    column.isHiddenOnPhone && 'max-sm:hidden',
  )
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" className={`${look} text-muted`}>
        {column.header}
      </th>
    )
  }
  return (
    <th scope="col" aria-sort={direction} className={look}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, column.id))}
        className={classNames(
          'group touch-target inline-flex min-h-6 items-center gap-1 rounded-control',
          isSorted ? 'text-ink' : 'text-muted hover:text-ink',
          // The arrow is before the text, so that the text ends where the numbers do.
          column.align === 'end' && 'flex-row-reverse',
        )}
      >
        {column.header}
        <Icon
          icon={ARROWS[direction]}
          size={16}
          // Over the padding of the columns, which would be 20 px wider otherwise.
          className={
            isSorted
              ? undefined
              : classNames(
                  'absolute opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
                  column.align === 'end' ? 'right-full mr-1' : 'left-full ml-1',
                )
          }
        />
      </button>
    </th>
  )
}
