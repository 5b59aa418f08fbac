/** The page sizes of tables. */
export const TABLE_PAGE_SIZES = [10, 20, 30, 40, 50] as const

export type TablePageSize = (typeof TABLE_PAGE_SIZES)[number]

export const DEFAULT_TABLE_PAGE_SIZE: TablePageSize = 10

/** The page sizes of lists of posts. */
export const LIST_PAGE_SIZE = { min: 1, max: 100, default: 24 } as const

/** An empty table has one page. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** Up to this size the page fetches files with `get-file-url` and `get-zip`; larger ones are downloaded by their URL. */
export const FETCHED_FILE_MAX_BYTES = 99_999_999
