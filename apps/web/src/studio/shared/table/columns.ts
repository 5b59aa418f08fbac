import type { ReactNode } from 'react'

/** The answer of every list endpoint. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[]
  readonly total: number
}

export interface StudioColumn<Row> {
  readonly id: string
  readonly head: string
  readonly renderCell: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** `end` is for numbers. */
  readonly align?: 'start' | 'end'
  /** Names the row, opens it, and cannot be hidden. */
  readonly isRowHead?: boolean
  /** Rows with a second line are 56 px high. */
  readonly lines?: 1 | 2
  /** Hidden until it is chosen. */
  readonly isOptional?: boolean
  /** Where phones show it: beside the name, below it, or not at all. Default: below. */
  readonly phone?: 'end' | 'below' | 'hidden'
  /** The value in a CSV file. Columns without it are left out. */
  readonly csv?: (row: Row) => string | number
}

/** The chosen columns in the table's own order; without a choice, those that are not optional. */
export function shownColumns<Row>(
  columns: readonly StudioColumn<Row>[],
  chosen: readonly string[] | null,
): readonly StudioColumn<Row>[] {
  return columns.filter(
    ({ id, isRowHead, isOptional }) => isRowHead || (chosen === null ? !isOptional : chosen.includes(id)),
  )
}
