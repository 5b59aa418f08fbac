import type { Changes } from '../changes/changes.ts'
import type { Clock } from '../clock/clock.ts'

export interface Computed<T> {
  readonly value: T
  /** The moment from which it is no longer right, though nobody changes anything. */
  readonly until: Date | null
}

export interface Cache<T> {
  /** What is remembered under the key, or else computed: once, however many ask at the same time. */
  get(key: string, compute: (now: Date) => Promise<Computed<T>>): Promise<T>
}

interface Kept<T> {
  readonly value: T
  readonly weight: number
  readonly from: number
  readonly until: number
}

interface CacheOptions<T> {
  readonly clock: Clock
  readonly changes: Changes
  /** How many are remembered, or how much they may weigh together; of more, those that nobody asked for longest are forgotten. */
  readonly most: number
  /** What a value weighs, beside its key; one where it is not said. */
  readonly weigh?: (value: T) => number
}

/** Nothing is remembered for longer: a change that was made beside the product, by hand, shows within a minute. */
const LONGEST_MS = 60_000

/** Remembers what was computed until something changes, on any node, or its time is up. */
export function createCache<T>({ clock, changes, most, weigh }: CacheOptions<T>): Cache<T> {
  const kept = new Map<string, Kept<T>>()
  const running = new Map<string, Promise<Kept<T>>>()
  let generation = 0
  let weight = 0

  changes.subscribe(() => {
    generation += 1
    weight = 0
    kept.clear()
    // Those who wait for these asked before the change. Nobody who asks after it may be given them.
    running.clear()
  })

  function forget(key: string): void {
    weight -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }

  function keep(key: string, entry: Kept<T>): void {
    forget(key)
    kept.set(key, entry)
    weight += entry.weight
    for (const oldest of kept.keys()) {
      if (weight <= most) return
      forget(oldest)
    }
  }

  /** What is asked for again is the last to be forgotten. */
  function refresh(key: string, entry: Kept<T>): void {
    kept.delete(key)
    kept.set(key, entry)
  }

  function start(key: string, compute: (now: Date) => Promise<Computed<T>>): Promise<Kept<T>> {
    const begunIn = generation
    const now = clock.now()
    const run = compute(now).then(({ value, until }) => {
      const from = now.getTime()
      const weight = weigh ? weigh(value) + key.length : 1
      return { value, weight, from, until: Math.min(from + LONGEST_MS, until?.getTime() ?? Number.POSITIVE_INFINITY) }
    })
    running.set(key, run)
    const end = (entry?: Kept<T>) => {
      if (running.get(key) === run) running.delete(key)
      if (entry && begunIn === generation && changes.isConnected()) keep(key, entry)
    }
    run.then(end, () => end())
    return run
  }

  return {
    async get(key, compute) {
      if (!changes.isConnected()) return (await compute(clock.now())).value
      for (;;) {
        const now = clock.now().getTime()
        const found = kept.get(key)
        if (found && found.from <= now && now < found.until) {
          refresh(key, found)
          return found.value
        }
        const others = running.get(key)
        if (!others) return (await start(key, compute)).value
        const shared = await others
        // Begun before a moment that has come since: what is right now has to be computed.
        if (now < shared.until) return shared.value
      }
    },
  }
}
