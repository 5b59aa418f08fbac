import type { Sql } from 'postgres'
import type { Log } from '../../log/log.ts'
import { connect, type Target } from '../pool/connect.ts'
import { createDatabaseSockets, type DatabaseSockets } from '../pool/database-socket.ts'

export interface Watch {
  stop(): Promise<void>
}

/** Both together, and a little, are the two seconds within which a call has to be answered. */
const PAUSE_MS = 500
const PATIENCE_MS = 1_000

interface WatchOptions {
  readonly target: Target
  /** The connections that are cut while the server does not answer. */
  readonly sockets: DatabaseSockets
  readonly log?: Log | undefined
  /** How long the server may be silent before it counts as away. */
  readonly silenceMs?: number | undefined
}

/**
 * Asks the server again and again whether it is there. A server that crashed or was stopped ends its connections; one that
 * hangs, or whose network is gone, does not, and calls would wait for minutes. So they are cut when it is silent.
 */
export function watchServer({ target, sockets, log, silenceMs = PATIENCE_MS }: WatchOptions): Watch {
  const ownSockets = createDatabaseSockets()
  const sql = connect({ target, sockets: ownSockets, max: 1, connectSeconds: silenceMs / 1_000, lifetimeSeconds: 0 })
  let isAway = false
  let isStopped = false
  let timer = setTimeout(look, PAUSE_MS)

  async function look(): Promise<void> {
    const failure = await ask(sql, silenceMs)
    if (isStopped) return
    if (failure !== null) {
      ownSockets.cut(failure)
      ownSockets.mend()
      sockets.cut(failure)
      if (!isAway) log?.error({ reason: failure }, 'the database is away')
    } else if (isAway) {
      sockets.mend()
      log?.warn('the database is back')
    }
    isAway = failure !== null
    timer = setTimeout(look, PAUSE_MS)
  }

  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await sql.end({ timeout: 0 })
    },
  }
}

/** Why the server does not answer, or null where it does. */
async function ask(sql: Sql, silenceMs: number): Promise<string | null> {
  const answer = sql`select 1`.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<string>((resolve) => {
    // After a pause of our own process the answer may be there, but unread: reading comes before the immediate.
    timer = setTimeout(() => setImmediate(resolve, 'it does not answer'), silenceMs)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
