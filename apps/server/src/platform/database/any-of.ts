import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The text of a PostgreSQL array, which is one parameter, so that statements of any length share one plan. The caller quotes values that are
 * neither numbers nor plain words.
 */
export function arrayLiteral(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`
}

export function idArray(ids: readonly number[]): SQL {
  return sql`${arrayLiteral(ids)}::bigint[]`
}

export function anyOf(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${idArray(ids)})`
}
