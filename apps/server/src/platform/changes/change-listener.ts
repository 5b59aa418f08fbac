import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'

export interface ChangeListener {
  isConnected(): boolean
  stop(): Promise<void>
}

interface ChangeListenerDeps {
  readonly database: Database
  readonly channel: string
  /** Also called after each (re)connect: notifications sent meanwhile are lost. */
  readonly onChange: () => void
  readonly log?: Pick<Log, 'error' | 'warn'> | undefined
}

const RETRY_MS = 200

/** A dead connection looks like a quiet one, so we ask it for an answer again and again. */
const HEARTBEAT_MS = 500

/** Listens on a dedicated connection, and reconnects when that is lost. */
export function startChangeListener({ database, channel, onChange, log }: ChangeListenerDeps): ChangeListener {
  const stopping = new AbortController()
  let isConnected = false
  let isOutage = false
  let client: Client | undefined

  async function listenUntilLost(connection: Client): Promise<never> {
    connection.on('notification', onChange)
    connection.on('error', () => {
      isConnected = false
    })
    await connection.connect()
    await connection.query(`listen ${channel}`)
    isConnected = true
    onChange()
    if (isOutage) log?.warn('change notifications are received again')
    isOutage = false
    for (;;) {
      await pause(HEARTBEAT_MS, undefined, { signal: stopping.signal })
      await connection.query('select 1')
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      client = database.createClient()
      try {
        await listenUntilLost(client)
      } catch (error) {
        if (stopping.signal.aborted) return
        if (!isOutage) log?.error({ err: error }, 'change notifications are not received: caches are bypassed')
        isOutage = true
      } finally {
        isConnected = false
        client.end().catch(() => {})
      }
      await pause(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = run()

  return {
    isConnected: () => isConnected,
    async stop() {
      stopping.abort()
      await client?.end()
      await ended
    },
  }
}
