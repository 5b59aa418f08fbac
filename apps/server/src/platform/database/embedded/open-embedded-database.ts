import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import type { Database } from '../database.ts'
import { DataFolderInUse } from '../database-errors.ts'
import { createDatabaseSockets } from '../pool/database-socket.ts'
import { createDatabase } from '../pool/pools.ts'
import { type DataFolder, prepareDataFolder, SOCKET_NAME, unusable } from './data-folder.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { answers, type FolderLock, takeFolderLock } from './folder-lock.ts'

export interface EmbeddedOptions {
  readonly dataDir: string
  readonly log?: Log | undefined
  readonly whenInUse: 'refuse' | 'join'
}

/** An embedded database that this process runs, rather than one that it joined, can be asked for its flushes. */
export interface EmbeddedDatabase extends Database {
  countFlushes?(): Promise<number>
}

/** They share one session, so more would only wait for each other. */
const CONNECTIONS = 8

/** A database that is busy lets a new connection wait. One that died ends it, so nobody waits in vain. */
const CONNECT_SECONDS = 60

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
    if (await answers(socketOf(folder))) return talkTo(folder, async () => {})
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

function talkTo(folder: DataFolder, end: () => Promise<void>): Database {
  return createDatabase({
    engine: 'embedded',
    target: { path: socketOf(folder), user: 'postgres', database: 'postgres' },
    sockets: createDatabaseSockets(),
    connections: CONNECTIONS,
    connectSeconds: CONNECT_SECONDS,
    // A connection that ends leaves its prepared statements behind in the shared session.
    lifetimeSeconds: 0,
    end,
  })
}

function socketOf(folder: DataFolder): string {
  return join(folder.sockets, SOCKET_NAME)
}
