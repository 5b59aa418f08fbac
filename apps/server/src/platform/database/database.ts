import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'

/** A pool or an open transaction: the first argument of every repository function. */
export type Db = PgDatabase<PostgresJsQueryResultHKT, Record<string, never>>

/** What somebody with a connection of their own wants to be told. */
export interface ConnectionHooks {
  /** Something was said on a channel that the connection listens to. */
  readonly onNotice?: () => void
  /** The connection was lost. It opens again with the next statement, and has then forgotten what it listened to. */
  readonly onClose?: () => void
}

export interface Database {
  readonly engine: 'embedded' | 'server'
  readonly db: Db
  /**
   * The driver itself, for single statements that Drizzle has no words for. Transactions go through `db.transaction`.
   * It takes and gives moments as `Date`, days as text and big integers as numbers, and takes JSON as text.
   */
  readonly sql: Sql
  /** A connection of one's own, for what sends transactions as plain statements, or listens. Whoever opens it ends it. */
  connect(hooks?: ConnectionHooks): Sql
  /** Waits for what runs. Another call waits for the same end. */
  close(): Promise<void>
}
