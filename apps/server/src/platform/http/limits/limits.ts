import { and, eq, max, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../database/database.ts'
import { limitCounters } from '../../database/schema/people.ts'
import { ApiError } from '../../errors/api-error.ts'
import { limitSubject, SUBJECT_SEPARATOR } from './limit-subject.ts'

const MIN_WAIT_SECONDS = 30
const MAX_WAIT_SECONDS = 15 * 60

export interface Limit {
  readonly name: string
  /** At least 2. The hit that reaches the limit is still allowed; from then on the subject is blocked. */
  readonly hits: number
  readonly windowSeconds: number
  /**
   * How long a subject is blocked: `doubling`, the default, against guessing: 30 s, doubled each time in a row, up to
   * 15 min; `window`: until the window ends.
   */
  readonly wait?: 'doubling' | 'window'
  /** Of a doubling block; 15 min if missing. */
  readonly maxWaitSeconds?: number
}

/** The result of a hit. */
export interface Hit {
  /** Set if this hit reached the limit: the subject is blocked until then. */
  readonly waitsUntil: Date | null
}

/** A limit and what it counts. */
export interface Counted {
  readonly limit: Limit
  /** An account, an address or both; stored as digests. */
  readonly subject: readonly string[]
}

/** Rate limits counted in the database, so that they survive a restart and are shared by all nodes. */
export interface Limits {
  /** Rejects with `rate-limit` while any of them is blocked. */
  check(...counted: readonly Counted[]): Promise<void>
  /**
   * Counts one hit and blocks the subject when the limit is reached. Rejects with `rate-limit` if the subject is
   * blocked already, so that concurrent hits allow no more than sequential ones.
   */
  hit(counted: Counted): Promise<Hit>
  /** Resets the subject's counter. */
  clear(counted: Counted): Promise<void>
  /** Resets, in this transaction, the counters of all subjects that begin with these parts. */
  clearAll(tx: Db, counted: readonly Counted[]): Promise<void>
}

interface LimitsOptions {
  readonly db: Db
  readonly clock: Clock
  /** Key of the subjects' digests. */
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

    async clearAll(tx, counted) {
      await tx.delete(limitCounters).where(or(...counted.map((one) => beginsWith(counterOf(one)))))
    },
  }
}

function tooMany(blockedUntil: Date, now: Date): ApiError {
  return new ApiError('rate-limit', { retryAfterSeconds: (blockedUntil.getTime() - now.getTime()) / 1000 })
}

function isCounter({ name, subject }: Counter): SQL | undefined {
  return and(eq(limitCounters.name, name), eq(limitCounters.subject, subject))
}

function beginsWith({ name, subject }: Counter): SQL | undefined {
  const { subject: column } = limitCounters
  return and(
    eq(limitCounters.name, name),
    or(eq(column, subject), sql`starts_with(${column}, ${subject + SUBJECT_SEPARATOR})`),
  )
}

async function findLatestBlock(db: Db, counters: readonly Counter[]): Promise<Date | null> {
  const [latest] = await db
    .select({ blockedUntil: max(limitCounters.blockedUntil) })
    .from(limitCounters)
    .where(or(...counters.map(isCounter)))
  return latest?.blockedUntil ?? null
}

/**
 * One atomic statement, so that concurrent hits are all counted. Null if the subject is blocked: that hit does not count.
 * With doubling waits, one more hit within a window after a block doubles the next one.
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
  const wait = sql`least(${MIN_WAIT_SECONDS} * power(2, ${strikes}), ${limit.maxWaitSeconds ?? MAX_WAIT_SECONDS})`
  // After a `window` block the next hit starts a new window.
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
