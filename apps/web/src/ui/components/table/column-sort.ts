/** The sort states of a column, in the order of clicks. */
export type SortDirection = 'ascending' | 'descending' | 'none'

export interface ColumnSort {
  readonly column: string
  readonly direction: Exclude<SortDirection, 'none'>
}

/** The sort after a click on a column header; null is unsorted. */
export function nextSort(current: ColumnSort | null, column: string): ColumnSort | null {
  if (current?.column !== column) return { column, direction: 'ascending' }
  return current.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** The value of `aria-sort` for a column. */
export function directionOf(current: ColumnSort | null, column: string): SortDirection {
  return current?.column === column ? current.direction : 'none'
}
