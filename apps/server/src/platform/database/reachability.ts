import { Client, type ClientConfig, DatabaseError } from 'pg'
import { DatabaseAway } from './database-errors.ts'

/** Tells a slow statement from a server that no longer answers. */
export interface Reachability {
  /** Settles like `pending`, but rejects with `DatabaseAway` if the server becomes unreachable. */
  guard<T>(pending: Promise<T>): Promise<T>
  /** When the server was last unreachable, on the clock of `performance.now()`; 0 for never. */
  lastFailureAt(): number
}

export interface ReachabilityOptions {
  readonly client: ClientConfig
  /** After this time without an answer the server is probed. */
  readonly silenceMs: number
  /** How long a probe may take. */
  readonly probeMs: number
}

const SILENT = Symbol('silent')

/**
 * A frozen server, or a broken network, does not close connections, and TCP waits for minutes. So an unanswered
 * statement is rejected if a second connection cannot be opened either.
 */
export function createReachability({ client, silenceMs, probeMs }: ReachabilityOptions): Reachability {
  let lastFailureAt = 0
  let running: Promise<boolean> | undefined

  async function probe(): Promise<boolean> {
    const connection = new Client({ ...client, connectionTimeoutMillis: probeMs })
    connection.on('error', () => {})
    try {
      await connection.connect()
      return true
    } catch (error) {
      // A server that rejects the connection is reachable.
      return error instanceof DatabaseError
    } finally {
      connection.end().catch(() => {})
    }
  }

  async function isReachable(): Promise<boolean> {
    running ??= probe().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    async guard(pending) {
      for (;;) {
        const answer = await withinTime(pending, silenceMs)
        if (answer !== SILENT) return answer
        const isAlive = await Promise.race([pending.then(() => true), isReachable()])
        if (isAlive) continue
        lastFailureAt = performance.now()
        throw new DatabaseAway('the database does not answer')
      }
    },
    lastFailureAt: () => lastFailureAt,
  }
}

async function withinTime<T>(pending: Promise<T>, milliseconds: number): Promise<T | typeof SILENT> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<typeof SILENT>((resolve) => {
    timer = setTimeout(resolve, milliseconds, SILENT)
  })
  try {
    return await Promise.race([pending, silence])
  } finally {
    clearTimeout(timer)
  }
}
