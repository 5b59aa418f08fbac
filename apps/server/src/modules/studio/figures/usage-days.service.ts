import { daysBetween } from '@mixed-zone/contract/rules/days'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { createFairQueue } from '../../../platform/concurrency/fair-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countDays, listStoredDays, readUsageState, type StaleDay } from './usage-days.repository.ts'
import { encodeDay, type FigureKind, sizeOfDay, type UsageDay, UsageNumbers } from './usage-day.ts'

/** 900,000 rows of stored days. A million events have 200,000, and 600,000 by file. */
const MAX_CACHED_BYTES = 32_000_000

/** Days per statement. Other calls are answered between two batches. */
const BATCH_DAYS = 60

/** Both days included. */
export interface Period {
  readonly from: string
  readonly to: string
}

export type UsageDays = ReturnType<typeof createUsageDays>

/**
 * The usage of calendar days, exact at the moment of the call: stored days whose events have not changed since, and the events themselves of
 * all others, today for example. Stored days are kept in memory by their revision.
 */
export function createUsageDays({ db, getTimeZone }: Pick<Platform, 'db' | 'getTimeZone'>) {
  const numbers = new UsageNumbers()
  const cache = new LRUCache<string, UsageDay>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: sizeOfDay })
  const keyOf = ({ revision }: StaleDay, kind: FigureKind) => `${kind}/${revision}`

  /** The parts of a screen ask for the same days at the same time: the first one loads them for all. */
  const loading = createFairQueue(1)
  const isMissing = (kind: FigureKind) => (day: StaleDay) => !cache.has(keyOf(day, kind))

  async function loadMissing(days: readonly StaleDay[], kind: FigureKind): Promise<UsageDay[]> {
    const loaded: UsageDay[] = []
    const byDay = new Map(days.map((day) => [day.day, day]))
    const batches = Array.from({ length: Math.ceil(days.length / BATCH_DAYS) }, (_, index) =>
      days.slice(index * BATCH_DAYS, (index + 1) * BATCH_DAYS),
    )
    // The database reads the next batch while this one is decoded.
    const runStatement = pLimit(2)
    const loadBatch = async (batch: readonly StaleDay[]) => {
      for (const { day, stored } of await listStoredDays(db, batch, kind)) {
        const decoded = numbers.decode(day, stored)
        const state = byDay.get(day)
        if (state) cache.set(keyOf(state, kind), decoded)
        loaded.push(decoded)
      }
    }
    const ended = await Promise.allSettled(batches.map((batch) => runStatement(() => loadBatch(batch))))
    // Only now: loads of the same days never overlap.
    for (const result of ended) if (result.status === 'rejected') throw result.reason
    return loaded
  }

  /** The stored days. Those that have changed meanwhile are left out. */
  async function loadStored(days: readonly StaleDay[], kind: FigureKind): Promise<UsageDay[]> {
    // Also those that do not fit into the cache.
    const loaded = days.some(isMissing(kind))
      ? await loading.run(kind, () => loadMissing(days.filter(isMissing(kind)), kind))
      : []
    const done = new Set(loaded.map(({ day }) => day))
    const cached = days.filter(({ day }) => !done.has(day)).map((day) => cache.get(keyOf(day, kind)))
    return [...loaded, ...cached.filter((day) => day !== undefined)]
  }

  async function countLive(days: readonly string[], kind: FigureKind): Promise<UsageDay[]> {
    const counted: UsageDay[] = []
    for (let start = 0; start < days.length; start += BATCH_DAYS) {
      const batch = { days: days.slice(start, start + BATCH_DAYS), timeZone: getTimeZone(), kind }
      for (const [day, rows] of await countDays(db, batch)) counted.push(numbers.decode(day, encodeDay(rows)))
    }
    return counted
  }

  return {
    numbers,

    /** The days with events, in order. */
    async load({ from, to }: Period, kind: FigureKind = 'uses'): Promise<readonly UsageDay[]> {
      const timeZone = getTimeZone()
      const state = await readUsageState(db, { from, to, timeZone })
      const { firstDay, lastDay } = state
      if (firstDay === null || lastDay === null) return []
      const isRolledUp = state.timeZone === timeZone
      const stored = isRolledUp ? await loadStored(state.days.filter(isCurrent), kind) : []
      const done = new Set(stored.map(({ day }) => day))
      const live = daysBetween({
        from: later(from, isRolledUp ? state.sealedBefore : from, firstDay),
        to: to < lastDay ? to : lastDay,
      })
      const changed = isRolledUp ? state.days.filter(({ day }) => !done.has(day)).map(({ day }) => day) : []
      const counted = await countLive([...new Set([...changed, ...live])], kind)
      return [...stored, ...counted].toSorted((a, b) => (a.day < b.day ? -1 : 1))
    },
  }
}

const isCurrent = ({ isStale }: { readonly isStale: boolean }): boolean => !isStale

const later = (...days: readonly string[]): string => days.reduce((latest, day) => (day > latest ? day : latest), '')
