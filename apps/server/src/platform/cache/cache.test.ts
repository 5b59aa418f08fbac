import { describe, expect, it } from 'vitest'
import { createCaches } from './cache.ts'

function setUp({ maxSize = 10, sizeOf }: { maxSize?: number; sizeOf?: (value: number) => number } = {}) {
  let nowMs = 0
  let version: string | null = '0'
  const caches = createCaches({ clock: { now: () => new Date(nowMs) }, changes: { versionOf: () => version } })
  const cache = caches.create<number>({ name: 'numbers', dependsOn: ['posts'], maxSize, ...(sizeOf && { sizeOf }) })
  let loads = 0
  const waiting: (() => void)[] = []
  const toDate = (until: number | null) => (until === null ? null : new Date(until))
  return {
    cache,
    caches,
    /** Resolves to the number of the load. */
    get: (key = 'key', until: number | null = null) =>
      cache.get(key, async () => ({ value: (loads += 1), until: toDate(until) })),
    /** Loads only once `release` is called. */
    getSlowly: (until: number | null = null) =>
      cache.get('key', async () => {
        const value = (loads += 1)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return { value, until: toDate(until) }
      }),
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
    setVersion: (value: string | null) => (version = value),
    moveTo: (timeMs: number) => (nowMs = timeMs),
  }
}

const fail = () => Promise.reject(new Error('broken'))

describe('cache.get', () => {
  it('loads once, and again after a change', async () => {
    const { get, setVersion } = setUp()
    expect([await get(), await get(), await get('other')]).toEqual([1, 1, 2])
    setVersion('1')
    expect([await get(), await get()]).toEqual([3, 3])
  })

  it('expires exactly at `until`, and after a minute in any case', async () => {
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

  it('does not use an entry from the future when the clock was set back', async () => {
    const { get, moveTo } = setUp()
    moveTo(10_000)
    await get()
    moveTo(5_000)
    expect(await get()).toBe(2)
  })

  it('shares one load between concurrent calls', async () => {
    const { getSlowly, release } = setUp()
    const results = Promise.all([getSlowly(), getSlowly(), getSlowly()])
    await Promise.resolve()
    release()
    expect(await results).toEqual([1, 1, 1])
  })

  it('does not share or keep a load that started before a change', async () => {
    const { get, getSlowly, release, setVersion } = setUp()
    const before = getSlowly()
    setVersion('1')
    const after = getSlowly()
    release()
    expect([await before, await after, await get()]).toEqual([1, 2, 2])
  })

  it('does not share a load whose value expired meanwhile', async () => {
    const { getSlowly, release, moveTo } = setUp()
    const before = getSlowly(1_000)
    moveTo(1_000)
    const after = getSlowly()
    release()
    expect(await before).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    release()
    expect(await after).toBe(2)
  })

  it('returns a value that is expired from the start only to its own caller', async () => {
    const { get } = setUp()
    expect([await get('key', 0), await get('key', 0)]).toEqual([1, 2])
  })

  it('caches nothing while the version is unknown', async () => {
    const { get, setVersion } = setUp()
    await get()
    setVersion(null)
    expect([await get(), await get()]).toEqual([2, 3])
    setVersion('0')
    expect(await get()).toBe(4)
  })

  it('rejects for all concurrent callers when the load fails, and keeps nothing', async () => {
    const { cache } = setUp()
    const results = await Promise.allSettled([cache.get('key', fail), cache.get('key', fail)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await cache.get('key', async () => ({ value: 7, until: null }))).toBe(7)
  })

  it('evicts the least recently used entry', async () => {
    const { get } = setUp({ maxSize: 2 })
    expect([await get('a'), await get('b'), await get('a'), await get('c')]).toEqual([1, 2, 1, 3])
    expect([await get('a'), await get('b')]).toEqual([1, 4])
  })

  it('counts the size of values and keys, and does not store an entry that is too large alone', async () => {
    const sizes = [1, 1, 1, 20, 20]
    const { get } = setUp({ maxSize: 10, sizeOf: (value) => sizes[value - 1] ?? 0 })
    expect([await get('a'), await get('b'), await get('c')]).toEqual([1, 2, 3])
    expect([await get('d'), await get('d')]).toEqual([4, 5])
    expect([await get('b'), await get('c')]).toEqual([2, 3])
  })
})

describe('cache.getMany', () => {
  it('loads only the missing ids, together', async () => {
    const { cache, setVersion } = setUp()
    const loads: (readonly number[])[] = []
    const getMany = (...ids: number[]) =>
      cache.getMany(ids, String, async (missing) => {
        loads.push(missing)
        return { value: new Map(missing.filter((id) => id < 10).map((id) => [id, id * 2])), until: null }
      })
    expect(await getMany(1, 2)).toEqual(
      new Map([
        [1, 2],
        [2, 4],
      ]),
    )
    expect(await getMany(2, 3, 12)).toEqual(
      new Map([
        [2, 4],
        [3, 6],
      ]),
    )
    expect(await getMany(1, 3)).toEqual(
      new Map([
        [1, 2],
        [3, 6],
      ]),
    )
    setVersion('1')
    await getMany(1)
    expect(loads).toEqual([[1, 2], [3, 12], [1]])
  })

  it('does not keep what was loaded before a change', async () => {
    const { cache, setVersion } = setUp()
    const load = async () => {
      setVersion('1')
      return { value: new Map([[1, 1]]), until: null }
    }
    expect(await cache.getMany([1], String, load)).toEqual(new Map([[1, 1]]))
    expect(await cache.getMany([1], String, async () => ({ value: new Map([[1, 2]]), until: null }))).toEqual(
      new Map([[1, 2]]),
    )
  })
})

describe('caches.stats', () => {
  it('counts entries, hits and misses of each cache', async () => {
    const { caches, get } = setUp()
    await get()
    await get()
    await get('other')
    expect(caches.stats()).toEqual([{ name: 'numbers', entries: 2, hits: 1, misses: 2 }])
  })
})
