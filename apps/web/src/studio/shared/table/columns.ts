import type { ReactNode } from 'react'
import type { ListRoom } from '../use-media-query.ts'

/** The answer of every list endpoint. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[]
  readonly total: number
}

/** Whether a column is shown, and what it is in a file. */
export interface ColumnChoices {
  readonly id: string
  /** Names the row, opens it, and cannot be hidden. */
  readonly isRowHeader?: boolean
  /** Hidden until it is chosen. */
  readonly isOptional?: boolean
  /** Hidden until it is chosen if the list has less room than this. */
  readonly minRoom?: 'medium' | 'wide'
  /** The columns of an exported file with the same content. Without them the column is not exported. */
  readonly exportColumns?: readonly string[]
}

export interface StudioColumn<Row> extends ColumnChoices {
  readonly header: string
  readonly renderCell: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** `end` is for numbers. */
  readonly align?: 'start' | 'end'
  /** Rows with a second line are 56 px high. */
  readonly lines?: 1 | 2
  /** Where phones show the column: beside the name, below it, or not at all. Default: below. */
  readonly phonePlacement?: 'end' | 'below' | 'hidden'
}

interface Shown {
  /** Ids of columns; null for the default ones. */
  readonly chosen: readonly string[] | null
  readonly room?: ListRoom
}

const ROOMS: readonly ListRoom[] = ['narrow', 'medium', 'wide']

/** The chosen columns in the table's own order; without a choice, those that are not optional and have room. */
export function shownColumns<Column extends ColumnChoices>(
  columns: readonly Column[],
  { chosen, room = 'wide' }: Shown,
): readonly Column[] {
  const hasRoom = (minRoom: ListRoom) => ROOMS.indexOf(room) >= ROOMS.indexOf(minRoom)
  const isDefault = ({ isOptional = false, minRoom }: ColumnChoices) =>
    !isOptional && (minRoom === undefined || hasRoom(minRoom))
  return columns.filter(
    (column) => column.isRowHeader || (chosen === null ? isDefault(column) : chosen.includes(column.id)),
  )
}
