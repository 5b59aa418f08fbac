import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import type { Changes } from './changes.ts'
import { type DatabaseState, SELECT_DATABASE_STATE } from './database-state.ts'

export interface ChangeListener {
  isConnected(): boolean
  stop(): Promise<void>
}

interface ChangeListenerDeps {
  readonly database: Database
  readonly channels: readonly string[]
  readonly onNotification: (channel: string, text: string) => void
  /** Notifications that were sent before are lost. */
  readonly onConnect: () => void
  readonly observe: Changes['observe']
  readonly log?: Pick<Log, 'error' | 'warn'> | undefined
}

const RETRY_MS = 200

/** A dead connection looks like a quiet one, so we ask it for the database's state again and again. */
const HEARTBEAT_MS = 500

/** Listens on a dedicated connection, and reconnects when that is lost. Only the speed of live streams depends on it. */
export function startChangeListener(deps: ChangeListenerDeps): ChangeListener {
  const { database, channels, onNotification, onConnect, observe, log } = deps
  const stopping = new AbortController()
  let isConnected = false
  let isOutage = false
  let client: Client | undefined

  async function listenUntilLost(connection: Client): Promise<never> {
    connection.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''))
    connection.on('error', () => {
      isConnected = false
    })
    // pg never settles `connect()` when the connection is ended meanwhile.
    const lost = new Promise<never>((_resolve, reject) => {
      connection.once('end', () => reject(new Error('the connection was closed')))
    })
    return Promise.race([lost, listen(connection)])
  }

  async function listen(connection: Client): Promise<never> {
    await connection.connect()
    for (const channel of channels) await connection.query(`listen ${channel}`)
    isConnected = true
    onConnect()
    if (isOutage) log?.warn('change notifications are received again')
    isOutage = false
    for (;;) {
      await pause(HEARTBEAT_MS, undefined, { signal: stopping.signal })
      await observe(async () => (await connection.query<DatabaseState>(SELECT_DATABASE_STATE)).rows)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      client = database.createClient()
      try {
        await listenUntilLost(client)
      } catch (error) {
        if (stopping.signal.aborted) return
        if (!isOutage) log?.error({ err: error }, 'change notifications are not received: live streams are slower')
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
