import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Passes all ids as one parameter, so that statements of any length share one plan. */
export function anyOf(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`
}
