import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { startChangeListener } from './change-listener.ts'
import type { Changes } from './changes.ts'

const CHANNEL = 'mixed_zone_changes'

/** A server notifies all nodes, in the transaction of the change. The embedded database has one node, which notifies itself. */
export function createChanges(database: Database, log?: Pick<Log, 'error' | 'warn'>): Changes {
  const listeners = new Set<() => void>()
  const notifyThisNode = () => {
    for (const listener of listeners) listener()
  }
  const isShared = database.engine === 'server'
  const remote = isShared ? startChangeListener({ database, channel: CHANNEL, onChange: notifyThisNode, log }) : null

  return {
    async commit(work) {
      try {
        return await database.db.transaction(async (tx) => {
          const result = await work(tx)
          if (isShared) await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
          return result
        })
      } finally {
        // Also after a failure: the connection may break after the commit, before it is confirmed.
        notifyThisNode()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isConnected: () => remote === null || remote.isConnected(),
    async stop() {
      listeners.clear()
      await remote?.stop()
    },
  }
}
