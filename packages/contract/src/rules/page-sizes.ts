/** How many rows a table can show at a time. */
export const TABLE_PAGE_SIZES = [10, 20, 30, 40, 50] as const

export type TablePageSize = (typeof TABLE_PAGE_SIZES)[number]

export const DEFAULT_TABLE_PAGE_SIZE: TablePageSize = 10

/** How many posts a list of the API answers at a time. */
export const LIST_PAGE_SIZE = { min: 1, max: 100, default: 24 } as const

/** The number of pages that so many rows fill; an empty table has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
