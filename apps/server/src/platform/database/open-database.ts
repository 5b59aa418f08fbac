import type { Log } from '../log/log.ts'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts'
import { openServerDatabase } from './server/open-server-database.ts'

export interface OpenDatabaseOptions {
  readonly dataDir: string
  /** A PostgreSQL server; without one the database is embedded in `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly log?: Log | undefined
  /**
   * What to do when another process has the embedded database open: the product refuses to start, a command joins it and
   * works beside the running product.
   */
  readonly whenInUse?: 'refuse' | 'join'
  /** How long a server may be silent before calls to it are cut; tests on a busy machine wait longer. */
  readonly silenceMs?: number | undefined
}

/** Opens the database, or says in one line why not: every refusal is a `DatabaseStartError`. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  log,
  whenInUse = 'refuse',
  silenceMs,
}: OpenDatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) return openServerDatabase({ databaseUrl, log, silenceMs })
  return openEmbeddedDatabase({ dataDir, log, whenInUse })
}
