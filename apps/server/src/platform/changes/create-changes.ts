import { AsyncResource } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { DatabaseClock } from '../clock/database-clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { startChangeListener } from './change-listener.ts'
import { type Changes, MESSAGE_CHANNELS } from './changes.ts'
import {
  CHANGE_AREAS,
  type ChangeArea,
  type ChangeCounters,
  incrementCounters,
  readDatabaseState,
} from './database-state.ts'

interface ChangesDeps {
  readonly database: Database
  /** Learns the database's time from every observation. */
  readonly clock?: DatabaseClock | undefined
  readonly log?: Pick<Log, 'error' | 'warn'> | undefined
}

const CHANNEL = 'mixed_zone_changes'

/** A server notifies all nodes, in the transaction of the change. The embedded database has one node, which notifies itself. */
export function createChanges({ database, clock, log }: ChangesDeps): Changes {
  const listeners = new Set<() => void>()
  const messageListeners = new Map(
    MESSAGE_CHANNELS.map((name) => [name as string, new Set<(text: string | null) => void>()]),
  )
  let known: ChangeCounters | null = null

  const notifyThisNode = () => {
    for (const listener of listeners) listener()
  }

  function passOn(channel: string, text: string | null): void {
    for (const listener of messageListeners.get(channel) ?? []) listener(text)
  }

  function learn(read: ChangeCounters | null, knownWhenSent: ChangeCounters | null): void {
    const hasGoneBack = read && knownWhenSent && CHANGE_AREAS.some((area) => read[area] < knownWhenSent[area])
    // Otherwise a lower value belongs to a statement that was overtaken by another.
    if (known === null || read === null || hasGoneBack) known = read
    else {
      known = {
        posts: Math.max(known.posts, read.posts),
        taxonomy: Math.max(known.taxonomy, read.taxonomy),
        settings: Math.max(known.settings, read.settings),
      }
    }
  }

  const observe: Changes['observe'] = async (read) => {
    const knownWhenSent = known
    const sentMs = clock?.ownMs() ?? 0
    const rows = await read()
    const [state] = rows
    if (state) {
      learn(state.changeCounters, knownWhenSent)
      clock?.learn(state.databaseMs, sentMs)
    }
    return rows
  }

  const isShared = database.engine === 'server'
  const remote = isShared
    ? startChangeListener({
        database,
        channels: [CHANNEL, ...MESSAGE_CHANNELS],
        onNotification(channel, text) {
          if (channel === CHANNEL) notifyThisNode()
          else passOn(channel, text)
        },
        onConnect() {
          notifyThisNode()
          for (const channel of messageListeners.keys()) passOn(channel, null)
        },
        observe,
        log,
      })
    : null

  return {
    async commit(work, { db = database.db } = {}) {
      const areas = new Set<ChangeArea>()
      try {
        return await db.transaction(async (tx) => {
          const result = await work(tx, (area) => areas.add(area))
          if (areas.size === 0) return result
          if (isShared) await tx.execute(sql`select pg_notify(${CHANNEL}, '')`)
          // Last, because it locks the row that all changes share.
          await incrementCounters(tx, areas)
          return result
        })
      } finally {
        // Also after a failure: the connection may break after the commit, before it is confirmed.
        if (areas.size > 0) notifyThisNode()
      }
    },
    observe,
    async refresh() {
      await observe(() => readDatabaseState(database.db))
    },
    versionOf: (...areas) => known && areas.map((area) => known?.[area]).join(' '),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    listen(channel, listener) {
      // Outside of the transaction that may send the text: its own statements wait until that has ended.
      const bound = AsyncResource.bind(listener)
      messageListeners.get(channel)?.add(bound)
      return () => messageListeners.get(channel)?.delete(bound)
    },
    async send(channel, text, tx = database.db) {
      if (isShared) await tx.execute(sql`select pg_notify(${channel}, ${text})`)
      else passOn(channel, text)
    },
    isConnected: () => remote === null || remote.isConnected(),
    async stop() {
      listeners.clear()
      messageListeners.clear()
      await remote?.stop()
    },
  }
}
