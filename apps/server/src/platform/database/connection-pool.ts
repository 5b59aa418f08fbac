import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { PoolStats } from './database.ts'
import { DatabaseAway } from './database-errors.ts'
import type { Reachability } from './reachability.ts'
import { typeParsers } from './type-parsers.ts'

/** What Drizzle passes to pg as the query config. */
export interface Statement {
  readonly text: string
  readonly rowMode?: 'array' | undefined
  /** Statements with parameters are prepared unless this is false. */
  readonly isPrepared?: boolean
}

export type RunStatement = (statement: Statement, values?: unknown[]) => Promise<QueryResult>

export interface PoolTimeouts {
  readonly connectMs: number
  /** How long a statement waits for a free connection. */
  readonly acquireMs: number
}

export interface PoolOptions {
  readonly client: ClientConfig
  readonly size: number
  /** Connections are replaced after this time; 0 keeps them. */
  readonly maxLifetimeSeconds: number
  readonly timeouts: PoolTimeouts
  /** Without it, statements wait for as long as their connection is open. */
  readonly reachability?: Reachability | undefined
}

export interface ConnectionPool {
  readonly run: RunStatement
  /** Runs `work` in one transaction on one connection. When that is lost, all its later statements are rejected. */
  transaction<T>(work: (run: RunStatement) => Promise<T>): Promise<T>
  stats(): PoolStats
  /** Waits for running statements, but only for some seconds. */
  close(): Promise<void>
}

/** Longer statements are batches of varying size; preparing them would fill the server's memory for nothing. */
const MAX_PREPARED_LENGTH = 6_000

/** For each connection. Filters have many forms; those that come later are not prepared, which only makes them slower. */
const MAX_PREPARED_STATEMENTS = 1_000

const CLOSE_TIMEOUT_MS = 5_000

/** A connection, and what the pool has to know about it. */
class Connection extends Client {
  lastAnswerAt = performance.now()
  /** Its state is unknown, so it must not be used again. */
  isBroken = false
  readonly #statementNames = new Map<string, string>()
  readonly #statementPrefix = randomBytes(6).toString('hex')

  constructor(config?: ClientConfig) {
    super(config)
    // Statements report errors. Without a listener, an error between two statements would end the process.
    this.on('error', () => {})
  }

  /**
   * The name under which a statement is prepared, so that PostgreSQL reuses its plan. It is unique for each connection
   * because those to the embedded database share one session.
   */
  nameStatement(text: string): string | undefined {
    const known = this.#statementNames.get(text)
    if (known !== undefined) return known
    if (text.length > MAX_PREPARED_LENGTH || this.#statementNames.size >= MAX_PREPARED_STATEMENTS) return undefined
    const name = `${this.#statementPrefix}_${this.#statementNames.size}`
    this.#statementNames.set(text, name)
    return name
  }
}

export function createConnectionPool({
  client,
  size,
  maxLifetimeSeconds,
  timeouts,
  reachability,
}: PoolOptions): ConnectionPool {
  class PooledConnection extends Connection {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: timeouts.connectMs })
    }
  }
  const pool = new Pool({
    ...client,
    Client: PooledConnection,
    max: size,
    maxLifetimeSeconds,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: timeouts.acquireMs,
  })
  // The pool has already removed the idle connection that failed.
  pool.on('error', () => {})
  const inUse = new Set<PooledConnection & PoolClient>()
  const guard: Reachability['guard'] = (pending) => reachability?.guard(pending) ?? pending

  async function acquire(): Promise<PooledConnection & PoolClient> {
    for (;;) {
      const pending = pool.connect()
      const connection = await guard(pending).catch((error: unknown) => {
        pending.then((late) => late.release()).catch(() => {})
        throw error instanceof DatabaseError ? error : toDatabaseAway(error)
      })
      if (!(connection instanceof PooledConnection)) throw new Error('the pool creates no other connections')
      inUse.add(connection)
      // The server was unreachable since its last answer: it may be dead without knowing.
      if (connection.lastAnswerAt >= (reachability?.lastFailureAt() ?? 0)) return connection
      connection.isBroken = true
      release(connection)
    }
  }

  function release(connection: PooledConnection & PoolClient): void {
    if (inUse.delete(connection)) connection.release(connection.isBroken)
  }

  async function runOn(
    connection: PooledConnection,
    { text, rowMode, isPrepared = true }: Statement,
    values: unknown[] = [],
  ): Promise<QueryResult> {
    if (connection.isBroken) throw new DatabaseAway('the connection is lost')
    // Without parameters the text may hold several statements, which cannot be prepared.
    const name = isPrepared && values.length > 0 ? connection.nameStatement(text) : undefined
    try {
      const config: QueryConfig & Statement = { text, rowMode, name, types: typeParsers }
      const result = await guard(connection.query(config, values))
      connection.lastAnswerAt = performance.now()
      return result
    } catch (error) {
      if (error instanceof DatabaseError && !endsConnection(error)) throw error
      connection.isBroken = true
      // JavaScript's own errors are about values that pg cannot send or read: a defect, not an outage.
      throw error instanceof TypeError || error instanceof RangeError ? error : toDatabaseAway(error)
    }
  }

  async function runTransaction<T>(connection: PooledConnection, work: (run: RunStatement) => Promise<T>): Promise<T> {
    const transaction = { isOpen: true }
    let last: Promise<unknown> = Promise.resolve()
    // One after the other: pg deprecates a statement that is sent while another runs.
    const runNext: RunStatement = (statement, values) => {
      const pending = last.then(() => runOn(connection, statement, values))
      last = pending.catch(() => {})
      return pending
    }
    const run: RunStatement = async (statement, values) => {
      if (!transaction.isOpen) throw new Error('the transaction has ended')
      return runNext(statement, values)
    }
    /** Refuses further statements of the work: PostgreSQL would commit them by themselves if they came after a rollback. */
    function end(text: 'commit' | 'rollback'): Promise<QueryResult> {
      transaction.isOpen = false
      return runNext({ text })
    }
    try {
      await run({ text: 'begin' })
      const result = await currentTransaction.run(transaction, () => work(run))
      const { command } = await end('commit')
      // PostgreSQL's answer to a commit when a statement has failed and the caller ignored it.
      if (command === 'ROLLBACK')
        throw new Error('the transaction was rolled back because one of its statements failed')
      return result
    } catch (error) {
      // The error that led here says more than another one. If the connection is lost, the server rolls back by itself.
      await end('rollback').catch(() => {})
      throw error
    }
  }

  async function withConnection<T>(work: (connection: PooledConnection) => Promise<T>): Promise<T> {
    refuseInsideTransaction()
    const connection = await acquire()
    try {
      return await work(connection)
    } finally {
      release(connection)
    }
  }

  return {
    run: (statement, values = []) =>
      withConnection(async (connection) => {
        try {
          return await runOn(connection, statement, values)
        } catch (error) {
          // Without values it may be a script that failed after its own `begin`. The first error says more than another one.
          if (values.length === 0) await runOn(connection, { text: 'rollback' }).catch(() => {})
          throw error
        }
      }),
    transaction: (work) => withConnection((connection) => runTransaction(connection, work)),
    stats: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      const timer = setTimeout(() => {
        for (const connection of inUse) {
          connection.isBroken = true
          release(connection)
        }
      }, CLOSE_TIMEOUT_MS)
      await pool.end()
      clearTimeout(timer)
    },
  }
}

/** The transaction that the running code is in. */
const currentTransaction = new AsyncLocalStorage<{ readonly isOpen: boolean }>()

/** Inside a transaction, a statement on another connection would deadlock on the embedded database: it has one session. */
function refuseInsideTransaction(): void {
  if (currentTransaction.getStore()?.isOpen) {
    throw new Error('a statement inside a transaction has to go through that transaction')
  }
}

/** After an error of these severities PostgreSQL closes the connection. They may be translated; the codes are not. */
function endsConnection(error: DatabaseError): boolean {
  return error.severity === 'FATAL' || error.severity === 'PANIC' || /^57P0[123]$/.test(error.code ?? '')
}

function toDatabaseAway(error: unknown): DatabaseAway {
  if (error instanceof DatabaseAway) return error
  // A host with several addresses fails with an error for each, and no message of its own.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
  return new DatabaseAway(cause instanceof Error ? cause.message : String(cause), { cause: error })
}
