export const TABLE_PAGE_SIZES = [10, 20, 30, 40, 50] as const

export type TablePageSize = (typeof TABLE_PAGE_SIZES)[number]

export const DEFAULT_TABLE_PAGE_SIZE: TablePageSize = 10

/** Bounds of the page size of lists of posts. */
export const LIST_PAGE_SIZE = { min: 1, max: 100, default: 24 } as const

/** At least 1, also for an empty table. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Files in a basket: more than anybody collects by hand, and still one screen. */
export const MAX_BASKET_ITEMS = 2_000

/** The page itself fetches downloads of up to this size in total; the browser downloads larger ones from their URL (decision 18). */
export const MAX_FETCHED_FILE_BYTES = 99_999_999
