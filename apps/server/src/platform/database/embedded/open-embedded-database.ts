import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log/log.ts'
import { createConnectionPool } from '../connection-pool.ts'
import { createDatabase } from '../create-database.ts'
import type { Database } from '../database.ts'
import { DataFolderInUse } from '../database-errors.ts'
import { type DataFolder, prepareDataFolder, SOCKET_NAME, SOCKET_PORT, unusable } from './data-folder.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { answers, type FolderLock, takeFolderLock } from './folder-lock.ts'
import { OWN_APPLICATION_NAME } from './socket-server.ts'

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log?: Log | undefined
  readonly whenInUse: 'refuse' | 'join'
}

/** Only the process that runs the database can count its flushes. */
export interface EmbeddedDatabase extends Database {
  countFlushes?(): Promise<number>
}

/** All connections share one session, so more would only wait for each other. */
const POOL_SIZE = 8

/** A busy database may be slow; a dead one closes its socket, so long timeouts are safe. */
const TIMEOUTS = { connectMs: 60_000, acquireMs: 60_000 }

/** How long a command waits for a product that is starting. Creating a database takes about five seconds. */
const JOIN_WITHIN_MS = 30_000

const JOIN_PAUSE_MS = 100

export async function openEmbeddedDatabase({ dataDir, log, whenInUse }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = await prepareDataFolder(dataDir)
  const deadline = Date.now() + JOIN_WITHIN_MS
  for (;;) {
    const lock = await takeLock(folder)
    if (lock) return openOwn({ folder, lock, log })
    if (whenInUse === 'refuse')
      throw new DataFolderInUse(`Another process is already using the data folder ${folder.dataDir}.`)
    if (await answers(join(folder.sockets, SOCKET_NAME))) return talkTo(folder)
    if (Date.now() > deadline) {
      throw new DataFolderInUse(
        `A process is using the data folder ${folder.dataDir}, but its database does not answer.`,
      )
    }
    await pause(JOIN_PAUSE_MS)
  }
}

async function takeLock(folder: DataFolder): Promise<FolderLock | null> {
  try {
    return await takeFolderLock(folder.sockets)
  } catch (error) {
    throw unusable(folder.dataDir, error)
  }
}

interface OwnFolder {
  readonly folder: DataFolder
  readonly lock: FolderLock
  readonly log: Log | undefined
}

async function openOwn({ folder, lock, log }: OwnFolder): Promise<EmbeddedDatabase> {
  try {
    const server = await startEmbeddedServer(folder, log)
    const database = talkTo(folder, async () => {
      await server.stop()
      await lock.release()
    })
    return { ...database, countFlushes: server.countFlushes }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function talkTo(folder: DataFolder, onClose?: () => Promise<void>): Database {
  // pg finds the socket by its conventional name in the folder.
  const client = {
    host: folder.sockets,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: OWN_APPLICATION_NAME,
  }
  const pool = createConnectionPool({
    client,
    size: POOL_SIZE,
    // A connection that ends leaves its prepared statements behind in the shared session.
    maxLifetimeSeconds: 0,
    timeouts: TIMEOUTS,
  })
  return createDatabase({
    engine: 'embedded',
    calls: pool,
    background: pool,
    createClient: () => new Client(client),
    onClose,
  })
}
