import { type Cache, createCache } from '../../../platform/cache/cache.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { findNextBoundary } from './boundary.repository.ts'

/** The next moment after another at which the clock alone changes what somebody sees. Null for none. */
export type NextBoundary = (now: Date) => Promise<Date | null>

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
}

interface Known {
  readonly from: Date
  readonly next: Date | null
}

/** Everything that is remembered asks for it: it is read once, and is right until that moment comes or something changes. */
export function createNextBoundary({ db, clock, changes }: Parts): NextBoundary {
  const cache: Cache<Known> = createCache({ clock, changes, most: 1 })
  return async (now) => {
    const known = await cache.get('', async (from) => {
      const next = await findNextBoundary(db, from)
      return { value: { from, next }, until: next }
    })
    // Read after the moment that is asked about, one that lies between them would be passed over.
    return known.from <= now ? known.next : findNextBoundary(db, now)
  }
}
