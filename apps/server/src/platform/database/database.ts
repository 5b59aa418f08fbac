import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Client, QueryResult } from 'pg'

/** A pool or an open transaction: the first argument of every repository function. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface PoolStats {
  readonly open: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

export interface Database {
  readonly engine: 'embedded' | 'server'
  /** For calls: on a server, statements are cancelled when they take too long or wait too long for a lock. */
  readonly db: Db
  /** For jobs, migrations and imports, whose statements may take long. On a server they cannot use up the calls' connections. */
  readonly backgroundDb: Db
  /** Runs SQL text unprepared in the background pool. Scripts may contain transactions of their own. */
  query(text: string, values?: unknown[]): Promise<QueryResult>
  /** A dedicated connection, not open yet. The caller ends it. */
  createClient(): Client
  /** The embedded engine has one pool for everything. */
  poolStats(): { readonly calls: PoolStats; readonly background?: PoolStats }
  /** Waits for running statements. Calling it again waits for the same end. */
  close(): Promise<void>
}
