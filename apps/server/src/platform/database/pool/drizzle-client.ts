import { drizzle } from 'drizzle-orm/postgres-js'
import type { ParameterOrJSON, Sql } from 'postgres'
import type { Db } from '../database.ts'
import type { RunOptions, Transactions, TransactionScope } from './transactions.ts'

/** Statements up to this length are prepared. Longer ones are batches, each of another length, that never come again. */
const LONGEST_PREPARED = 6_000

/** Drizzle over the pool and the transactions of ours. It prepares every ordinary statement, so that plans are kept. */
export function createDrizzle(pool: Sql, transactions: Transactions): Db {
  const client = {
    // Drizzle writes its own parsers here. Ours are already with the driver.
    options: { parsers: {}, serializers: {} },
    unsafe(query: string, parameters: ParameterOrJSON<never>[] = []) {
      transactions.refuseEscape()
      return pool.unsafe(query, parameters, preparing(query))
    },
    begin: <T>(work: (scope: TransactionScope) => Promise<T>) =>
      transactions.begin((scope) => work(createTransactionClient(scope))),
  }
  // Drizzle uses no more of the driver than this; it says so nowhere but in its session, which the tests go through.
  return drizzle(client as unknown as Sql)
}

function createTransactionClient(scope: TransactionScope): TransactionScope {
  return {
    unsafe: (query, parameters = []) => scope.unsafe(query, parameters, preparing(query)),
    savepoint: (work) => scope.savepoint((inner) => work(createTransactionClient(inner))),
  }
}

function preparing(query: string): RunOptions {
  return { prepare: query.length <= LONGEST_PREPARED }
}
