import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import type { Database } from '../database.ts'
import { DatabaseTooOld, DatabaseUnreachable, isDatabaseAway } from '../database-errors.ts'
import { createDatabaseSockets } from '../pool/database-socket.ts'
import { createDatabase } from '../pool/pools.ts'
import { describeServer, serverTarget } from './server-target.ts'
import { type Watch, watchServer } from './watch-server.ts'

export interface ServerOptions {
  readonly databaseUrl: string
  readonly log?: Log | undefined
  readonly silenceMs?: number | undefined
}

const CONNECTIONS = 10

/** Calls that wait for a connection have to be answered within two seconds. */
const CONNECT_SECONDS = 1.5

/** Connections are replaced now and then, so that a server behind a changed name is found. */
const LIFETIME_SECONDS = 45 * 60

/** A database that starts together with us gets this long. */
const PATIENCE_MS = 5_000
const RETRY_PAUSE_MS = 250

const OLDEST_VERSION = 15

export async function openServerDatabase({ databaseUrl, log, silenceMs }: ServerOptions): Promise<Database> {
  const target = serverTarget(databaseUrl)
  const sockets = createDatabaseSockets()
  let watch: Watch | undefined
  const database = createDatabase({
    engine: 'server',
    target,
    sockets,
    connections: CONNECTIONS,
    connectSeconds: CONNECT_SECONDS,
    lifetimeSeconds: LIFETIME_SECONDS,
    end: async () => watch?.stop(),
  })
  try {
    const version = await serverVersion(database)
    if (version < OLDEST_VERSION) {
      const message = `The database ${describeServer(databaseUrl)} is PostgreSQL ${version}; ${OLDEST_VERSION} or later is needed.`
      throw new DatabaseTooOld(message)
    }
  } catch (error) {
    await database.close()
    if (error instanceof DatabaseTooOld) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseUnreachable(`The database ${describeServer(databaseUrl)} cannot be reached: ${reason}.`, {
      cause: error,
    })
  }
  watch = watchServer({ target, sockets, log, silenceMs })
  return database
}

async function serverVersion(database: Database): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      const [row] = await database.sql<{ version: number }[]>`
        select current_setting('server_version_num')::int / 10000 as version`
      return row?.version ?? 0
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) throw error
      await pause(RETRY_PAUSE_MS)
    }
  }
}
