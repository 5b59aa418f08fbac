import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'

/** A pool or an open transaction: the first argument of every repository function. */
export type Db = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>

export interface Database {
  readonly engine: 'embedded' | 'server'
  readonly db: Db
  /** The driver itself, for what Drizzle has no words for. */
  readonly sql: Sql
  close(): Promise<void>
}
