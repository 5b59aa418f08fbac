import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'

/** Calls are answered within two seconds, whatever the database does. A command waits for a busy server instead of failing. */
const TIMEOUTS = {
  connectMs: 10_000,
  acquireMs: 60_000,
  silenceMs: 10_000,
  probeMs: 10_000,
  calls: { idle_in_transaction_session_timeout: 600_000 },
}

/** The database of a command, beside a running server or without one. */
export function openCommandDatabase({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  return openDatabase({ dataDir, databaseUrl, whenInUse: 'join', timeouts: TIMEOUTS })
}
