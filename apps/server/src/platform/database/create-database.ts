import { type ExtractTablesWithRelations } from 'drizzle-orm'
import { type NodePgClient, NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { type ConnectionPool, createConnectionPool, type PoolOptions, type RunStatement } from './connection-pool.ts'
import type { Database } from './database.ts'

type Schema = Record<string, never>

const dialect = new PgDialect()

/** Drizzle's session over our pool. Its own `transaction` would put a lost connection back into the pool. */
class PoolSession extends NodePgSession<Schema, ExtractTablesWithRelations<Schema>> {
  readonly #pool: ConnectionPool

  constructor(pool: ConnectionPool) {
    super(asClient(pool.run), dialect, undefined)
    this.#pool = pool
  }

  override transaction<T>(
    work: (tx: NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>) => Promise<T>,
  ): Promise<T> {
    return this.#pool.transaction((run) => {
      const session = new NodePgSession<Schema, ExtractTablesWithRelations<Schema>>(asClient(run), dialect, undefined)
      return work(new NodePgTransaction(dialect, session, undefined))
    })
  }
}

/** Drizzle calls nothing but `query(config, values)` of the client that it is given. */
function asClient(run: RunStatement): NodePgClient {
  return { query: run } as unknown as NodePgClient
}

export interface DatabaseOptions extends PoolOptions {
  readonly engine: Database['engine']
  /** Stops what is behind the connections, after they are closed. */
  readonly onClose?: () => Promise<void>
}

export function createDatabase({ engine, onClose, ...options }: DatabaseOptions): Database {
  const pool = createConnectionPool(options)
  const { connectMs, silenceMs } = options.timeouts
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    await pool.close()
    await onClose?.()
  }

  return {
    engine,
    db: new NodePgDatabase(dialect, new PoolSession(pool), undefined),
    query: (text, values) => pool.run({ text, isPrepared: false }, values),
    createClient: () => new Client({ ...options.client, connectionTimeoutMillis: connectMs, query_timeout: silenceMs }),
    close() {
      closing ??= close()
      return closing
    },
  }
}
