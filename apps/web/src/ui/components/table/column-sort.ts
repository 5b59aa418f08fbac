/** The states of a table's column, in the order in which a press goes through them. */
export const SORT_DIRECTIONS = ['ascending', 'descending', 'none'] as const

export type SortDirection = (typeof SORT_DIRECTIONS)[number]

export interface ColumnSort {
  readonly column: string
  readonly direction: Exclude<SortDirection, 'none'>
}

/** The sort after a press on a column's head. Null is no sort; another column begins ascending. */
export function nextSort(current: ColumnSort | null, column: string): ColumnSort | null {
  if (current?.column !== column) return { column, direction: 'ascending' }
  return current.direction === 'ascending' ? { column, direction: 'descending' } : null
}

/** How a column stands now, in the words of `aria-sort`. */
export function directionOf(current: ColumnSort | null, column: string): SortDirection {
  return current?.column === column ? current.direction : 'none'
}
