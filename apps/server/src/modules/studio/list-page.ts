import { asc, Column, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

interface Sorting<Name extends string> {
  readonly sort?: Name | undefined
  readonly direction: 'asc' | 'desc'
}

interface ListOrder<Name extends string> {
  /** The sort keys of the contract. Expressions are never null. */
  readonly columns: Readonly<Record<Name, Column | SQL>>
  /** The order of a list without `sort`. */
  readonly fallback: readonly SQL[]
  /** Unique, so that no row is on two pages. */
  readonly id: Column
}

/** The `order by` of a list. Rows without a value come last in both directions. */
export function orderOf<Name extends string>(
  { sort, direction }: Sorting<Name>,
  { columns, fallback, id }: ListOrder<Name>,
): SQL[] {
  if (sort === undefined) return [...fallback, asc(id)]
  const ordered = direction === 'asc' ? asc : desc
  const column: SQLWrapper = columns[sort]
  // Not for columns that are never null: an index could no longer serve the order.
  const isNullable = column instanceof Column && !column.notNull
  const by = ordered(column)
  return [isNullable && direction === 'desc' ? sql`${by} nulls last` : by, ordered(id)]
}

export function rangeOf({ page, pageSize }: { page: number; pageSize: number }): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize }
}

/**
 * The number of all rows that match, as a column of a page. With a search, finding the rows is most of the work, and is done once. Without one, a
 * page is read from an index, and the rows are counted by a statement of their own, which PostgreSQL runs once.
 */
export function totalColumn(text: string | undefined, counting: SQLWrapper): SQL<number> {
  return (text ? sql<number>`count(*) over ()` : sql<number>`(${counting})`).mapWith(Number)
}

/** The total of a page that selects `totalColumn`. An empty page has none: there is no row, or the page is behind the last one. */
export async function totalOf(
  found: readonly { readonly total: number }[],
  { offset, count }: { readonly offset: number; readonly count: () => Promise<number> },
): Promise<number> {
  return found[0]?.total ?? (offset === 0 ? 0 : count())
}

/** In the order of the ids. */
export function sortByIds<Row extends { readonly id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
