import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client, type ClientConfig } from 'pg'
import { createConnectionPool, type PoolTimeouts } from './connection-pool.ts'
import { createDatabase } from './create-database.ts'
import type { Database } from './database.ts'
import { DatabaseTooOld, DatabaseUnreachable, isDatabaseAway } from './database-errors.ts'
import { reasonOf } from '../log/describe-error.ts'
import { createReachability, type ReachabilityOptions } from './reachability.ts'

type StatementLimits = Pick<
  ClientConfig,
  'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout' | 'query_timeout'
>

export interface ServerTimeouts extends PoolTimeouts, Omit<ReachabilityOptions, 'client'> {
  /** How long background work waits for a free connection. */
  readonly backgroundAcquireMs: number
  readonly calls: StatementLimits
  readonly background: StatementLimits
}

/** In milliseconds; 0 for no limit, undefined for the default. */
export interface WorkLimits {
  readonly statementMs?: number | undefined
  readonly lockMs?: number | undefined
  /** Of a transaction that does nothing. */
  readonly idleMs?: number | undefined
}

/** The kinds of work, each with a pool and limits of its own. */
export interface ServerLimits {
  readonly calls: WorkLimits
  readonly background: WorkLimits
}

export interface ServerOptions {
  readonly databaseUrl: string
  /** All connections of this node: for calls, for background work, and one that listens to changes. */
  readonly poolSize: number
  readonly limits?: ServerLimits | undefined
  readonly timeouts?: Partial<ServerTimeouts> | undefined
}

/** How much later than the server a connection gives up a statement. */
const QUERY_GRACE_MS = 5_000

const TIMEOUTS: ServerTimeouts = {
  connectMs: 1_000,
  // This and twice `lock_timeout` stay within two seconds as well: a call may wait for a read of sessions that others began, then for its own.
  acquireMs: 1_000,
  backgroundAcquireMs: 30_000,
  // Both together stay below the two seconds within which a call is answered.
  silenceMs: 800,
  probeMs: 700,
  // `query_timeout` is for connections that are lost without notice; the server cancels other statements itself.
  calls: {
    statement_timeout: 30_000,
    // A locked table is answered like one that is away, before its callers occupy every connection.
    lock_timeout: 500,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: 30_000 + QUERY_GRACE_MS,
  },
  background: { idle_in_transaction_session_timeout: 600_000 },
}

/** Connections are replaced now and then, so that a server that moved behind its name is found. */
const MAX_LIFETIME_SECONDS = 45 * 60

/** A database that starts together with us gets this long. */
const START_TIMEOUT_MS = 5_000
const START_RETRY_MS = 250

const MIN_VERSION = 15

export async function openServerDatabase(options: ServerOptions): Promise<Database> {
  const { databaseUrl, poolSize, limits, timeouts } = options
  const client = clientConfig(databaseUrl)
  const effective = { ...TIMEOUTS, ...timeouts }
  const { connectMs, backgroundAcquireMs, silenceMs, probeMs, calls, background } = effective
  const shared = {
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    reachability: createReachability({ client, silenceMs, probeMs }),
  }
  const backgroundSize = Math.max(2, Math.round(poolSize / 5))
  const database = createDatabase({
    engine: 'server',
    calls: createConnectionPool({
      ...shared,
      client: { ...client, ...limited(calls, limits?.calls) },
      size: poolSize - 1 - backgroundSize,
      timeouts: effective,
    }),
    background: createConnectionPool({
      ...shared,
      client: { ...client, ...limited(background, limits?.background) },
      size: backgroundSize,
      timeouts: { connectMs, acquireMs: backgroundAcquireMs },
    }),
    createClient: () => new Client({ ...client, connectionTimeoutMillis: connectMs, query_timeout: silenceMs }),
  })
  try {
    const version = await readVersion(database)
    if (version >= MIN_VERSION) return database
    throw new DatabaseTooOld(
      `The database ${describeServer(databaseUrl)} is PostgreSQL ${version}; ${MIN_VERSION} or later is needed.`,
    )
  } catch (error) {
    await database.close()
    if (error instanceof DatabaseTooOld) throw error
    throw new DatabaseUnreachable(
      `The database ${describeServer(databaseUrl)} cannot be reached: ${reasonOf(error)}.`,
      { cause: error },
    )
  }
}

function limited(defaults: StatementLimits, { statementMs, lockMs, idleMs }: WorkLimits = {}): StatementLimits {
  return {
    ...defaults,
    ...(lockMs === undefined ? {} : { lock_timeout: lockMs }),
    ...(idleMs === undefined ? {} : { idle_in_transaction_session_timeout: idleMs }),
    ...(statementMs === undefined
      ? {}
      : { statement_timeout: statementMs, query_timeout: statementMs === 0 ? 0 : statementMs + QUERY_GRACE_MS }),
  }
}

/** JIT compilation costs more than our statements gain: 90 of 150 ms for a page of a report. */
const SESSION_OPTIONS = '-c TimeZone=UTC -c jit=off'

export function clientConfig(databaseUrl: string): ClientConfig {
  const url = new URL(databaseUrl)
  const { searchParams } = url
  // Without this, pg takes `sslmode=require` for `verify-full`.
  searchParams.set('uselibpqcompat', searchParams.get('uselibpqcompat') ?? 'true')
  searchParams.set('options', [searchParams.get('options'), SESSION_OPTIONS].filter(Boolean).join(' '))
  return {
    connectionString: url.href,
    application_name: 'mixed-zone',
    // Removes idle connections that a firewall has dropped.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}

/** Without the password, for messages. */
export function describeServer(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  return `${decodeURIComponent(url.pathname.slice(1))} on ${host}`
}

async function readVersion({ db }: Database): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS
  for (;;) {
    try {
      const { rows } = await db.execute<{ version: number }>(
        sql`select current_setting('server_version_num')::int / 10000 as version`,
      )
      return rows[0]?.version ?? 0
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error
      await pause(START_RETRY_MS)
    }
  }
}
