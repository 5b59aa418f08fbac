import * as z from 'zod/mini'
import { idSchema } from '../id.ts'
import { REPORT_FORMATS } from '../reports.ts'

/** The page sizes that the specification's table offers. */
export const PAGE_SIZES = [10, 20, 30, 40, 50] as const

export const DEFAULT_PAGE_SIZE = 10

/** Ids in one bulk call. More than that are selected by their filter. */
export const MAX_BULK_IDS = 500

const MAX_PAGE = 1_000_000

const wholeNumber = (min: number, max: number) => z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

/**
 * The query of a list: page, order and filters. Without `sort` a list has its own order. Values arrive as text, so filters have to accept
 * text.
 */
export function listQuerySchema<const Column extends string, Filters extends z.core.$ZodShape>(
  sortColumns: readonly [Column, ...Column[]],
  filters: Filters,
) {
  return z.object({
    page: z._default(wholeNumber(1, MAX_PAGE), 1),
    pageSize: z._default(wholeNumber(PAGE_SIZES[0], PAGE_SIZES[4]), DEFAULT_PAGE_SIZE),
    sort: z.optional(z.enum(sortColumns)),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...filters,
  })
}

interface ListQueryShape extends z.core.$ZodShape {
  readonly page: z.core.$ZodType
  readonly pageSize: z.core.$ZodType
}

/** The body of an export of a list: the order and filters of its query without a page, and the columns of the file. */
export function listExportSchema<Shape extends ListQueryShape, const Column extends string>(
  query: z.ZodMiniObject<Shape>,
  columns: readonly [Column, ...Column[]],
) {
  const { page: _page, pageSize: _pageSize, ...orderAndFilters } = query.shape
  return z.object({
    ...orderAndFilters,
    /** In this order. */
    columns: z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(2 * columns.length)),
    /** Of the rows that match, only these. */
    ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BULK_IDS))),
    format: z._default(z.enum(REPORT_FORMATS), 'csv'),
  })
}

export function listAnswerSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number(), page: z.number(), pageSize: z.number() })
}

/**
 * What a bulk action applies to: some rows, or all that match a filter. With a filter, `total` is the number that the person saw; if it has
 * changed, nothing is done and the error is `conflict`.
 */
export function bulkSelectionSchema<Filters extends z.core.$ZodShape>(filters: Filters) {
  return z.union([
    z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BULK_IDS)) }),
    z.object({ filter: z.object(filters), total: z.number().check(z.int(), z.minimum(0)) }),
  ])
}

/** The job of a bulk action. Its progress comes by the live stream. */
export const startedJobSchema = z.object({ jobId: z.string() })
