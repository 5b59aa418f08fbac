import type { Sql } from 'postgres'
import type { Database } from '../database.ts'
import { connect, endConnections, type Target } from './connect.ts'
import type { DatabaseSockets } from './database-socket.ts'
import { createDrizzle } from './drizzle-client.ts'
import { createTransactions } from './transactions.ts'

export interface DatabaseParts {
  readonly engine: Database['engine']
  readonly target: Target
  readonly sockets: DatabaseSockets
  /** Connections for single statements, and at most as many again for transactions. */
  readonly connections: number
  readonly connectSeconds: number
  readonly lifetimeSeconds: number
  /** Ends what is behind the connections, after them. */
  readonly end: () => Promise<void>
}

/** The database that the product works with, over whatever answers on the sockets. */
export function createDatabase({ engine, connections, end, ...parts }: DatabaseParts): Database {
  const pool = connect({ ...parts, max: connections })
  const transactions = createTransactions(connections, (onClose) => connect({ ...parts, max: 1, onClose }))
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    await Promise.all([endConnections(pool), transactions.end()])
    await end()
  }

  return {
    engine,
    db: createDrizzle(pool, transactions),
    sql: withoutTransactions(pool),
    connect: (hooks = {}) => connect({ ...parts, ...hooks, max: 1 }),
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** The driver's own transactions do not survive the loss of a connection: `transactions.ts` says how. */
function withoutTransactions(pool: Sql): Sql {
  const refuse = () => Promise.reject(new Error('transactions go through db.transaction'))
  return Object.assign(pool, { begin: refuse, reserve: refuse })
}
