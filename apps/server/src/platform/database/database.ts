import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Client, QueryResult } from 'pg'

/** A pool or an open transaction: the first argument of every repository function. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  readonly engine: 'embedded' | 'server'
  readonly db: Db
  /** Runs SQL text as it is, without preparing it. Scripts may hold transactions of their own. */
  query(text: string, values?: unknown[]): Promise<QueryResult>
  /** A dedicated connection, not open yet. Whoever creates it ends it. */
  createClient(): Client
  /** Waits for running statements. Calling it again waits for the same end. */
  close(): Promise<void>
}
