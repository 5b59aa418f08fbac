import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Changes } from './changes.ts'
import { listenToServer } from './listen-to-server.ts'

const CHANNEL = 'mixed_zone_changes'

/**
 * On a server the database carries the word, in the transaction of the change. The embedded one has a single process, which
 * tells itself.
 */
export function createChanges(database: Database): Changes {
  const listeners = new Set<() => void>()
  const tellThisNode = () => {
    for (const listener of listeners) listener()
  }
  const isShared = database.engine === 'server'
  const ear = isShared ? listenToServer(database, { channel: CHANNEL, onNotice: tellThisNode }) : null

  return {
    async commit(work) {
      try {
        return await database.db.transaction(async (tx) => {
          const result = await work(tx)
          if (isShared) await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
          return result
        })
      } finally {
        // After a failure too: a connection may break before it says that all was kept.
        tellThisNode()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isHearing: () => ear === null || ear.isHearing(),
    async stop() {
      listeners.clear()
      await ear?.stop()
    },
  }
}
