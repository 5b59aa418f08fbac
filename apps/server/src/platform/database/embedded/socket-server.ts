import { createServer, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { type Batch, createMessageReader, fatalError } from './wire-protocol.ts'

/** The `application_name` of the product's own connections. */
export const OWN_APPLICATION_NAME = 'mixed-zone'

/** More than all pools and commands together open. */
const MAX_CONNECTIONS = 200

/** How long a connection may stand idle in a transaction while others wait. */
const MAX_IDLE_TURN_MS = 5_000

/** What `discard all` does, except for the prepared statements of other connections. */
const RESET_SESSION = `set session authorization default; reset all; close all; unlisten *; discard sequences; discard temp;
  select pg_advisory_unlock_all()`

/** By SQL `PREPARE`, as `pg_dump` does it and our own connections never do. */
const LIST_PREPARED_BY_SQL = `select name from pg_prepared_statements where from_sql`

const LIST_SETTINGS = `select name, setting from pg_settings where source = 'session'`

const SYNCHRONISE = new Uint8Array(['S'.charCodeAt(0), 0, 0, 0, 4])

interface Connection {
  readonly socket: Socket
  readonly batches: Batch[]
  readonly preparedStatements: Set<string>
  /** Our own connections never change the settings of the session. */
  isOwn: boolean
  /** What it has set, while it is not its turn. */
  settings: readonly { readonly name: string; readonly setting: string }[]
}

export interface SocketServer {
  stop(): Promise<void>
}

/**
 * Lets several connections share PGlite's one session as if each had its own. A connection has its turn until its statement is
 * answered and its transaction is over. Its settings are in effect only during its turns, and nothing of it remains when it ends.
 */
export async function startSocketServer(db: PGlite, path: string): Promise<SocketServer> {
  const connections = new Set<Connection>()
  /** With batches to execute, in the order of their turns. */
  const waiting: Connection[] = []
  const ended = new Set<Connection>()
  /** In the middle of a statement or a transaction. */
  let holder: Connection | null = null
  let holderIdleSinceMs = 0
  /** Whose settings are in effect, if it is not one of ours. */
  let guest: Connection | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  function accept(socket: Socket): void {
    const connection: Connection = {
      socket,
      batches: [],
      preparedStatements: new Set(),
      isOwn: false,
      settings: [],
    }
    connections.add(connection)
    const read = createMessageReader({
      answer: (bytes) => socket.write(bytes),
      onStartup: (parameters) => {
        connection.isOwn = parameters.get('application_name') === OWN_APPLICATION_NAME
      },
      onPrepare: (name) => connection.preparedStatements.add(name),
      onBatch: (batch) => {
        connection.batches.push(batch)
        if (connection.batches.length === 1) waiting.push(connection)
        run()
      },
      onEnd: () => socket.end(),
    })
    socket.on('data', read)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      connections.delete(connection)
      ended.add(connection)
      run()
    })
  }

  function run(): void {
    clearTimeout(idleTimer)
    running ??= runUntilIdle().finally(() => {
      running = null
      watchHolder()
    })
  }

  async function runUntilIdle(): Promise<void> {
    for (;;) {
      // Inside the transaction of another connection nothing can be cleaned up.
      const [gone] = holder ? (ended.has(holder) ? [holder] : []) : ended
      if (gone) {
        await cleanUp(gone)
        continue
      }
      const connection = holder ?? waiting[0]
      const batch = connection?.batches[0]
      if (!connection || !batch) return
      await execute(connection, batch)
    }
  }

  async function execute(connection: Connection, batch: Batch): Promise<void> {
    try {
      if (holder === null) await switchSettings(connection)
      await db.runExclusive(() =>
        db.execProtocolRawStream(batch.bytes, { onRawData: (data) => connection.socket.write(Buffer.from(data)) }),
      )
    } catch {
      // Not an error of SQL, which is an answer, but of the protocol.
      connection.socket.destroy()
    }
    connection.batches.shift()
    remove(waiting, connection)
    if (connection.batches.length > 0) waiting.push(connection)
    holder = db.isInTransaction() || !batch.endsStatement ? connection : null
    holderIdleSinceMs = performance.now()
  }

  async function switchSettings(next: Connection): Promise<void> {
    if (guest === next) return
    await suspendGuest()
    if (next.isOwn) return
    guest = next
    for (const { name, setting } of next.settings) {
      await db.query('select set_config($1, $2, false)', [name, setting])
    }
  }

  async function suspendGuest(): Promise<void> {
    if (guest === null) return
    guest.settings = (await db.query<Connection['settings'][number]>(LIST_SETTINGS)).rows
    guest = null
    await db.exec('reset all')
  }

  async function cleanUp(gone: Connection): Promise<void> {
    ended.delete(gone)
    remove(waiting, gone)
    if (holder === gone) {
      holder = null
      // Half of a statement may have been executed: it ends here.
      await db.runExclusive(() => db.execProtocolRawStream(SYNCHRONISE, { onRawData: () => {} }))
      await db.exec('rollback')
    }
    for (const name of gone.preparedStatements) await deallocate(name)
    if (gone.isOwn) return
    if (guest === gone) guest = null
    await suspendGuest()
    await db.exec(RESET_SESSION)
    const { rows } = await db.query<{ readonly name: string }>(LIST_PREPARED_BY_SQL)
    for (const { name } of rows) await deallocate(name)
  }

  async function deallocate(name: string): Promise<void> {
    // One whose preparation failed does not exist.
    await db.exec(`deallocate "${name.replaceAll('"', '""')}"`).catch(() => undefined)
  }

  function watchHolder(): void {
    const idle = holder
    if (idle === null || waiting.length === 0) return
    idleTimer = setTimeout(
      () => {
        idle.socket.end(fatalError('25P03', 'the transaction was idle for too long while others waited'), () =>
          idle.socket.destroy(),
        )
      },
      holderIdleSinceMs + MAX_IDLE_TURN_MS - performance.now(),
    )
  }

  const server = createServer(accept)
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve)
  })

  return {
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      for (const { socket } of connections) socket.destroy()
      await closed
      clearTimeout(idleTimer)
      await running
    },
  }
}

function remove<T>(items: T[], item: T): void {
  const index = items.indexOf(item)
  if (index !== -1) items.splice(index, 1)
}
