import { and, eq, max, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../database/database.ts'
import { limitCounters } from '../../database/schema/people.ts'
import { ApiError } from '../../errors/api-error.ts'
import { limitSubject } from './limit-subject.ts'

const SHORTEST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 15 * 60

export interface Limit {
  readonly name: string
  /** At least 2. The hit that reaches it is still answered; from then on the subject waits. */
  readonly hits: number
  readonly windowSeconds: number
  /**
   * How long a subject waits once there are too many: `doubling`, the default, slows guessing down, 30 s at first and
   * twice as long each time in a row, up to 15 min; `window` lets no more through until the window ends.
   */
  readonly wait?: 'doubling' | 'window'
}

/** What a hit led to. */
export interface Hit {
  /** Set where this very hit was one too many: until then the subject waits. */
  readonly waitsUntil: Date | null
}

/** What is counted, by which rule. */
export interface Counted {
  readonly limit: Limit
  /** An account, an address, both: kept as a digest. */
  readonly subject: readonly string[]
}

/** Counts in the database, so that neither a restart nor a second node forgets. */
export interface Limits {
  /** Rejects with `rate-limit` while any of them has to wait. */
  check(...counted: readonly Counted[]): Promise<void>
  /**
   * Counts one hit, and lets the subject wait once there are too many.
   * Rejects with `rate-limit` where the subject had to wait already, so that of many at once no more are answered
   * than one after the other.
   */
  hit(counted: Counted): Promise<Hit>
  /** Forgets the subject's hits. */
  clear(counted: Counted): Promise<void>
}

interface LimitsOptions {
  readonly db: Db
  readonly clock: Clock
  /** Digests the subjects. */
  readonly key: Buffer
}

interface Counter {
  readonly name: string
  readonly subject: string
}

export function createLimits({ db, clock, key }: LimitsOptions): Limits {
  const counterOf = ({ limit, subject }: Counted): Counter => ({
    name: limit.name,
    subject: limitSubject(key, ...subject),
  })

  async function check(...counted: readonly Counted[]): Promise<void> {
    const now = clock.now()
    const blockedUntil = await findLatestBlock(db, counted.map(counterOf))
    if (blockedUntil && blockedUntil > now) throw tooMany(blockedUntil, now)
  }

  return {
    check,

    async hit(counted) {
      const hit = await countHit(db, { limit: counted.limit, counter: counterOf(counted), now: clock.now() })
      if (hit === null) await check(counted)
      return hit ?? { waitsUntil: null }
    },

    async clear(counted) {
      await db.delete(limitCounters).where(isCounter(counterOf(counted)))
    },
  }
}

function tooMany(blockedUntil: Date, now: Date): ApiError {
  return new ApiError('rate-limit', { retryAfterSeconds: (blockedUntil.getTime() - now.getTime()) / 1000 })
}

function isCounter({ name, subject }: Counter): SQL | undefined {
  return and(eq(limitCounters.name, name), eq(limitCounters.subject, subject))
}

async function findLatestBlock(db: Db, counters: readonly Counter[]): Promise<Date | null> {
  const [latest] = await db
    .select({ blockedUntil: max(limitCounters.blockedUntil) })
    .from(limitCounters)
    .where(or(...counters.map(isCounter)))
  return latest?.blockedUntil ?? null
}

/**
 * One statement, so that hits at the same moment are all counted. Null where the subject is waiting: that hit is none.
 * Where waits double, while it waits and for a whole window after, one more hit is enough to wait twice as long.
 */
async function countHit(
  db: Db,
  { limit, counter, now }: { limit: Limit; counter: Counter; now: Date },
): Promise<Hit | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const table = limitCounters
  const windowEnd = sql`${table.windowStartedAt} + make_interval(secs => ${limit.windowSeconds})`
  const isOver = sql`${windowEnd} <= ${at}`
  const hits = sql`case when ${isOver} then 1 else ${table.hits} + 1 end`
  const strikes = sql`case when ${isOver} then 0 else ${table.strikes} end`
  const isTooMany = sql`${hits} >= ${limit.hits}`
  const wait = sql`least(${SHORTEST_WAIT_SECONDS} * power(2, ${strikes}), ${LONGEST_WAIT_SECONDS})`
  // A subject that waits for the window's end begins a new window with its next hit.
  const blockEnd = limit.wait === 'window' ? windowEnd : sql`${at} + make_interval(secs => ${wait})`
  const startAfterBlock = limit.wait === 'window' ? table.windowStartedAt : blockEnd
  const counted = await db
    .insert(table)
    .values({ ...counter, hits: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [table.name, table.subject],
      set: {
        hits,
        strikes: sql`case when ${isTooMany} then (${strikes}) + 1 else ${strikes} end`,
        blockedUntil: sql`case when ${isTooMany} then ${blockEnd} else null end`,
        windowStartedAt: sql`case when ${isTooMany} then ${startAfterBlock} when ${isOver} then ${at} else ${table.windowStartedAt} end`,
      },
      setWhere: sql`${table.blockedUntil} is null or ${table.blockedUntil} <= ${at}`,
    })
    .returning({ waitsUntil: table.blockedUntil })
  return counted[0] ?? null
}
