import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { openServerDatabase, type ServerLimits, type ServerTimeouts } from './open-server-database.ts'

export interface OpenDatabaseOptions {
  readonly dataDir: string
  /** A PostgreSQL server; without one the database is embedded in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Connections of this process to a server, all together. */
  readonly poolSize?: number | undefined
  /** What an operator has configured, of a server. */
  readonly limits?: ServerLimits | undefined
  readonly log?: Log | undefined
  /** When another process has the embedded database open, the product refuses to start, and commands connect to it. */
  readonly whenInUse?: 'refuse' | 'join'
  /** Tests on a busy machine wait longer for a server. */
  readonly timeouts?: Partial<ServerTimeouts> | undefined
}

const POOL_SIZE = 10

export async function openDatabase({
  dataDir,
  databaseUrl,
  poolSize = POOL_SIZE,
  limits,
  log,
  whenInUse = 'refuse',
  timeouts,
}: OpenDatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) return openServerDatabase({ databaseUrl, poolSize, limits, timeouts })
  return openEmbeddedDatabase({ dataDir, log, whenInUse })
}
