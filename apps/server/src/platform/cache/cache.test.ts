import { describe, expect, it } from 'vitest'
import type { Changes } from '../changes/changes.ts'
import { createCache } from './cache.ts'

function setUp({ most = 10, weigh }: { most?: number; weigh?: (value: number) => number } = {}) {
  let now = 0
  let hears = true
  const listeners: (() => void)[] = []
  const changes: Changes = {
    commit: () => Promise.reject(new Error('nobody changes anything here')),
    subscribe(listener) {
      listeners.push(listener)
      return () => {}
    },
    isConnected: () => hears,
    stop: async () => {},
  }
  const cache = createCache<number>({ clock: { now: () => new Date(now) }, changes, most, ...(weigh && { weigh }) })
  let computed = 0
  const waiting: (() => void)[] = []
  return {
    get: (key = 'key', until: number | null = null) =>
      cache.get(key, async () => ({ value: (computed += 1), until: until === null ? null : new Date(until) })),
    /** Computes only once it is let go. */
    getSlowly: (until: number | null = null) =>
      cache.get('key', async () => {
        const value = (computed += 1)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return { value, until: until === null ? null : new Date(until) }
      }),
    letGo: () => waiting.splice(0).forEach((resolve) => resolve()),
    change: () => listeners.forEach((listener) => listener()),
    moveTo: (moment: number) => (now = moment),
    hear: (does: boolean) => (hears = does),
  }
}

describe('a cache', () => {
  it('computes once, and again after a change', async () => {
    const { get, change } = setUp()
    expect([await get(), await get(), await get('other')]).toEqual([1, 1, 2])
    change()
    expect([await get(), await get()]).toEqual([3, 3])
  })

  it('forgets at the very moment at which it stops being right, and after a minute in any case', async () => {
    const { get, moveTo } = setUp()
    expect(await get('key', 1_000)).toBe(1)
    moveTo(999)
    expect(await get('key', 1_000)).toBe(1)
    moveTo(1_000)
    expect(await get()).toBe(2)
    moveTo(60_999)
    expect(await get()).toBe(2)
    moveTo(61_000)
    expect(await get()).toBe(3)
  })

  it('does not trust what it computed for a time that has not come, should the clock be put back', async () => {
    const { get, moveTo } = setUp()
    moveTo(10_000)
    await get()
    moveTo(5_000)
    expect(await get()).toBe(2)
  })

  it('computes once for all who ask at the same time', async () => {
    const { getSlowly, letGo } = setUp()
    const answers = Promise.all([getSlowly(), getSlowly(), getSlowly()])
    await Promise.resolve()
    letGo()
    expect(await answers).toEqual([1, 1, 1])
  })

  it('gives nobody who asks after a change what was begun before it, and does not keep that', async () => {
    const { get, getSlowly, letGo, change } = setUp()
    const before = getSlowly()
    change()
    const after = getSlowly()
    letGo()
    expect([await before, await after, await get()]).toEqual([1, 2, 2])
  })

  it('gives nobody who asks after a boundary what was begun before it', async () => {
    const { getSlowly, letGo, moveTo } = setUp()
    const before = getSlowly(1_000)
    moveTo(1_000)
    const after = getSlowly()
    letGo()
    expect(await before).toBe(1)
    await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    letGo()
    expect(await after).toBe(2)
  })

  it('remembers nothing while changes may go unheard', async () => {
    const { get, hear } = setUp()
    await get()
    hear(false)
    expect([await get(), await get()]).toEqual([2, 3])
  })

  it('tells a failure to those who wait, and keeps none', async () => {
    const { get } = setUp()
    const { cache, fail } = failing()
    await expect(Promise.all([cache.get('key', fail), cache.get('key', fail)])).rejects.toThrow('broken')
    expect(await cache.get('key', async () => ({ value: 7, until: null }))).toBe(7)
    expect(await get()).toBe(1)
  })

  it('forgets what nobody asked for longest where there are too many', async () => {
    const { get } = setUp({ most: 2 })
    expect([await get('a'), await get('b'), await get('a'), await get('c')]).toEqual([1, 2, 1, 3])
    expect([await get('a'), await get('b')]).toEqual([1, 4])
  })

  it('weighs what it keeps with its key, and keeps nothing that alone is too heavy', async () => {
    const weights = [4, 4, 4, 10, 4]
    const { get, change } = setUp({ most: 10, weigh: (value) => weights[value - 1] ?? 0 })
    expect([await get('a'), await get('b'), await get('c'), await get('b'), await get('c')]).toEqual([1, 2, 3, 2, 3])
    // It drives out all others, and does not stay itself.
    expect([await get('d'), await get('d'), await get('b')]).toEqual([4, 5, 6])
    change()
    expect([await get('a'), await get('b'), await get('a')]).toEqual([7, 8, 7])
  })
})

function failing() {
  const changes: Changes = {
    commit: () => Promise.reject(new Error('never')),
    subscribe: () => () => {},
    isConnected: () => true,
    stop: async () => {},
  }
  const cache = createCache<number>({ clock: { now: () => new Date(0) }, changes, most: 1 })
  return { cache, fail: () => Promise.reject(new Error('broken')) }
}
