import { LRUCache } from 'lru-cache'
import type { Changes } from '../changes/changes.ts'
import type { ChangeArea } from '../changes/database-state.ts'
import type { Clock } from '../clock/clock.ts'

export interface Loaded<T> {
  readonly value: T
  /** When the clock alone makes the value stale; null for never. */
  readonly until: Date | null
}

/** An LRU cache of what depends on the database: an entry is valid until the version changes, or until its time is up. */
export interface Cache<T extends {}> {
  /** The cached value, or else the loaded one. Concurrent calls for a key share one load. */
  get(key: string, load: (now: Date) => Promise<Loaded<T>>): Promise<T>
  /**
   * The values of several ids; those that are not cached are loaded together, without sharing the load of a concurrent call. An id that `load` does
   * not return is left out and not remembered.
   */
  getMany<Id>(
    ids: readonly Id[],
    keyOf: (id: Id) => string,
    load: (missing: readonly Id[], now: Date) => Promise<Loaded<ReadonlyMap<Id, T>>>,
  ): Promise<ReadonlyMap<Id, T>>
}

interface CacheOptions<T> {
  /** The label in the metrics. */
  readonly name: string
  /** A change in one of these areas invalidates all entries. */
  readonly dependsOn: readonly ChangeArea[]
  readonly maxSize: number
  /** The size of a value besides its key; by default every entry has size 1. */
  readonly sizeOf?: (value: T) => number
}

export interface CacheStats {
  readonly name: string
  readonly entries: number
  readonly hits: number
  readonly misses: number
}

/** Creates the caches of what depends on the database, and counts what they gain. */
export interface Caches {
  create<T extends {}>(options: CacheOptions<T>): Cache<T>
  stats(): readonly CacheStats[]
}

interface CachesDeps {
  readonly clock: Clock
  readonly changes: Pick<Changes, 'versionOf'>
}

export function createCaches(deps: CachesDeps): Caches {
  const readStats: (() => CacheStats)[] = []
  return {
    create(options) {
      const { stats, ...cache } = createCache(deps, options)
      readStats.push(stats)
      return cache
    },
    stats: () => readStats.map((read) => read()),
  }
}

interface Entry<T> {
  readonly value: T
  readonly fromMs: number
  readonly untilMs: number
}

/** Changes that nobody announced, e.g. by hand in SQL, show after this time. */
const MAX_AGE_MS = 60_000

function createCache<T extends {}>(
  { clock, changes }: CachesDeps,
  { name, dependsOn, maxSize, sizeOf }: CacheOptions<T>,
): Cache<T> & { stats(): CacheStats } {
  let entriesVersion: string | null = null
  const counts = { hits: 0, misses: 0 }
  const entries = new LRUCache<string, Entry<T>, () => Promise<Entry<T>>>({
    maxSize,
    sizeCalculation: ({ value }, key) => (sizeOf ? sizeOf(value) + key.length : 1),
    // A cache has one fetchMethod, so each call passes its own loader as the context.
    fetchMethod: (_key, _stale, { context: load }) => load(),
    // Callers still get the result of a load whose entry was evicted meanwhile.
    ignoreFetchAbort: true,
  })

  /**
   * The current version, which is part of every key, so that a load of an earlier version is not shared. Entries of earlier versions are only
   * cleared to free their memory.
   */
  function currentVersion(): string | null {
    // Null while the state of the database is unknown: then nothing is cached.
    const current = changes.versionOf(...dependsOn)
    if (current !== entriesVersion) entries.clear()
    entriesVersion = current
    return current
  }

  function getValid(versionedKey: string, nowMs: number): Entry<T> | undefined {
    const entry = entries.get(versionedKey)
    // The start is compared too, because the clock may have been set back.
    const isValid = entry !== undefined && entry.fromMs <= nowMs && nowMs < entry.untilMs
    if (isValid) counts.hits += 1
    else counts.misses += 1
    return isValid ? entry : undefined
  }

  function toEntry({ value, until }: Loaded<T>, fromMs: number): Entry<T> {
    return { value, fromMs, untilMs: Math.min(fromMs + MAX_AGE_MS, until?.getTime() ?? Number.POSITIVE_INFINITY) }
  }

  return {
    stats: () => ({ name, entries: entries.size, ...counts }),

    async get(key, load) {
      for (;;) {
        const now = clock.now()
        const current = currentVersion()
        if (current === null) return (await load(now)).value
        const versionedKey = `${current} ${key}`
        const valid = getValid(versionedKey, now.getTime())
        if (valid) return valid.value
        let isOwnLoad = false
        const context = async () => {
          isOwnLoad = true
          return toEntry(await load(now), now.getTime())
        }
        // Refresh, because `getValid` has found no valid entry. A load in flight is shared nevertheless.
        const entry = await entries.fetch(versionedKey, { context, forceRefresh: true })
        // A shared load may have begun earlier, and its value be stale by now: load again, this time for ourselves.
        if (entry && (isOwnLoad || now.getTime() < entry.untilMs)) return entry.value
      }
    },

    async getMany<Id>(
      ids: readonly Id[],
      keyOf: (id: Id) => string,
      load: (missing: readonly Id[], now: Date) => Promise<Loaded<ReadonlyMap<Id, T>>>,
    ) {
      const now = clock.now()
      const current = currentVersion()
      const values = new Map<Id, T>()
      for (const id of current === null ? [] : ids) {
        const valid = getValid(`${current} ${keyOf(id)}`, now.getTime())
        if (valid) values.set(id, valid.value)
      }
      const missing = ids.filter((id) => !values.has(id))
      if (missing.length === 0) return values
      const { value: loaded, until } = await load(missing, now)
      for (const [id, value] of loaded) {
        values.set(id, value)
        if (current !== null) entries.set(`${current} ${keyOf(id)}`, toEntry({ value, until }, now.getTime()))
      }
      return values
    },
  }
}
