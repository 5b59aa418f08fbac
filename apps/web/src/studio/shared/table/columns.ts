import type { ReactNode } from 'react'

/** The answer of every list endpoint. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[]
  readonly total: number
}

/** Whether a column is shown, and what it is in a file. */
export interface ColumnChoices {
  readonly id: string
  /** Names the row, opens it, and cannot be hidden. */
  readonly isRowHead?: boolean
  /** Hidden until it is chosen. */
  readonly isOptional?: boolean
  /** The columns of an exported file that say the same. Without them it is left out. */
  readonly exported?: readonly string[]
}

export interface StudioColumn<Row> extends ColumnChoices {
  readonly head: string
  readonly renderCell: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** `end` is for numbers. */
  readonly align?: 'start' | 'end'
  /** Rows with a second line are 56 px high. */
  readonly lines?: 1 | 2
  /** Where phones show it: beside the name, below it, or not at all. Default: below. */
  readonly phone?: 'end' | 'below' | 'hidden'
}

/** The chosen columns in the table's own order; without a choice, those that are not optional. */
export function shownColumns<Column extends ColumnChoices>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  return columns.filter(
    ({ id, isRowHead, isOptional }) => isRowHead || (chosen === null ? !isOptional : chosen.includes(id)),
  )
}
