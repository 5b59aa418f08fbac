import { LRUCache } from 'lru-cache'
import type { Changes } from '../changes/changes.ts'
import type { Clock } from '../clock/clock.ts'

export interface Loaded<T> {
  readonly value: T
  /** When the clock alone makes the value stale; null for never. */
  readonly until: Date | null
}

/** An LRU cache of what depends on the database: an entry is valid until the next change on any node, or until its time is up. */
export interface Cache<T extends {}> {
  /** The cached value, or else the loaded one. Concurrent calls share one load. */
  get(key: string, load: (now: Date) => Promise<Loaded<T>>): Promise<T>
  /** The values of several ids; those that are not cached are loaded together. An id that `load` does not return is left out. */
  getMany<Id>(
    ids: readonly Id[],
    keyOf: (id: Id) => string,
    load: (missing: readonly Id[], now: Date) => Promise<Loaded<ReadonlyMap<Id, T>>>,
  ): Promise<ReadonlyMap<Id, T>>
}

interface CacheOptions<T> {
  readonly clock: Clock
  readonly changes: Changes
  readonly maxSize: number
  /** The size of a value besides its key; by default every entry has size 1. */
  readonly sizeOf?: (value: T) => number
}

interface Entry<T> {
  readonly value: T
  readonly fromMs: number
  readonly untilMs: number
}

/** Changes that nobody announced, e.g. by hand in SQL, show after this time. */
const MAX_AGE_MS = 60_000

export function createCache<T extends {}>({ clock, changes, maxSize, sizeOf }: CacheOptions<T>): Cache<T> {
  /** Part of every key: an entry or a running load is valid only for the version that it was started with. */
  let version = 0
  const entries = new LRUCache<string, Entry<T>, () => Promise<Entry<T>>>({
    maxSize,
    sizeCalculation: ({ value }, key) => (sizeOf ? sizeOf(value) + key.length : 1),
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // Callers still get the result of a load whose entry was evicted meanwhile.
    ignoreFetchAbort: true,
  })
  changes.subscribe(() => {
    version += 1
    entries.clear()
  })

  function getValid(versionedKey: string, nowMs: number): Entry<T> | undefined {
    const entry = entries.get(versionedKey)
    // The start is compared too, because the clock may have been set back.
    return entry && entry.fromMs <= nowMs && nowMs < entry.untilMs ? entry : undefined
  }

  function toEntry({ value, until }: Loaded<T>, fromMs: number): Entry<T> {
    return { value, fromMs, untilMs: Math.min(fromMs + MAX_AGE_MS, until?.getTime() ?? Number.POSITIVE_INFINITY) }
  }

  return {
    async get(key, load) {
      for (;;) {
        const now = clock.now()
        if (!changes.isConnected()) return (await load(now)).value
        const versionedKey = `${version} ${key}`
        const valid = getValid(versionedKey, now.getTime())
        if (valid) return valid.value
        let isOwnLoad = false
        const context = async () => {
          isOwnLoad = true
          return toEntry(await load(now), now.getTime())
        }
        const entry = await entries.fetch(versionedKey, { context, forceRefresh: true })
        // A shared load may have started before a time at which its value became stale.
        if (entry && (isOwnLoad || now.getTime() < entry.untilMs)) return entry.value
      }
    },

    async getMany<Id>(
      ids: readonly Id[],
      keyOf: (id: Id) => string,
      load: (missing: readonly Id[], now: Date) => Promise<Loaded<ReadonlyMap<Id, T>>>,
    ) {
      const now = clock.now()
      const versionBefore = version
      const values = new Map<Id, T>()
      for (const id of changes.isConnected() ? ids : []) {
        const valid = getValid(`${version} ${keyOf(id)}`, now.getTime())
        if (valid) values.set(id, valid.value)
      }
      const missing = ids.filter((id) => !values.has(id))
      if (missing.length === 0) return values
      const { value: loaded, until } = await load(missing, now)
      for (const [id, value] of loaded) {
        values.set(id, value)
        if (versionBefore === version) entries.set(`${version} ${keyOf(id)}`, toEntry({ value, until }, now.getTime()))
      }
      return values
    },
  }
}
