import { type ExtractTablesWithRelations } from 'drizzle-orm'
import { type NodePgClient, NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Client } from 'pg'
import type { ConnectionPool, RunStatement } from './connection-pool.ts'
import type { Database, Db } from './database.ts'

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

export interface DatabaseDeps {
  readonly engine: Database['engine']
  readonly calls: ConnectionPool
  readonly background: ConnectionPool
  readonly createClient: () => Client
  /** Stops what is behind the connections, after they are closed. */
  readonly onClose?: (() => Promise<void>) | undefined
}

export function createDatabase({ engine, calls, background, createClient, onClose }: DatabaseDeps): Database {
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    const pools = new Set([calls, background])
    await Promise.all([...pools].map((pool) => pool.close()))
    await onClose?.()
  }

  return {
    engine,
    db: createDb(calls),
    backgroundDb: createDb(background),
    query: (text, values) => background.run({ text, isPrepared: false }, values),
    createClient,
    poolStats: () => ({ calls: calls.stats(), ...(background === calls ? {} : { background: background.stats() }) }),
    close() {
      closing ??= close()
      return closing
    },
  }
}

function createDb(pool: ConnectionPool): Db {
  return new NodePgDatabase(dialect, new PoolSession(pool), undefined)
}
