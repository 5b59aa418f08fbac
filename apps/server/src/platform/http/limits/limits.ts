import { and, eq, sql } from 'drizzle-orm'
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
}

/** Counts in the database, so that neither a restart nor a second node forgets. */
export interface Limits {
  /** Rejects with `rate-limit` while the subject has to wait. */
  check(limit: Limit, subject: readonly string[]): Promise<void>
  /**
   * Counts one hit, and lets the subject wait once there are too many: 30 s, doubled each time in a row, up to 15 min.
   * Rejects with `rate-limit` where the subject had to wait already, so that of many at once no more are answered
   * than one after the other.
   */
  hit(limit: Limit, subject: readonly string[]): Promise<void>
  /** Forgets the subject's hits. */
  clear(limit: Limit, subject: readonly string[]): Promise<void>
}

interface LimitsOptions {
  readonly db: Db
  readonly clock: Clock
  /** Digests the subjects. */
  readonly key: Buffer
}

export function createLimits({ db, clock, key }: LimitsOptions): Limits {
  async function check(limit: Limit, subject: readonly string[]): Promise<void> {
    const now = clock.now()
    const blockedUntil = await findBlock(db, limit.name, limitSubject(key, ...subject))
    if (blockedUntil && blockedUntil > now) throw tooMany(blockedUntil, now)
  }

  return {
    check,

    async hit(limit, subject) {
      const isCounted = await countHit(db, { limit, subject: limitSubject(key, ...subject), now: clock.now() })
      if (!isCounted) await check(limit, subject)
    },

    async clear(limit, subject) {
      await db.delete(limitCounters).where(isCounter(limit.name, limitSubject(key, ...subject)))
    },
  }
}

function tooMany(blockedUntil: Date, now: Date): ApiError {
  return new ApiError('rate-limit', { retryAfterSeconds: (blockedUntil.getTime() - now.getTime()) / 1000 })
}

function isCounter(name: string, subject: string) {
  return and(eq(limitCounters.name, name), eq(limitCounters.subject, subject))
}

async function findBlock(db: Db, name: string, subject: string): Promise<Date | null> {
  const [counter] = await db
    .select({ blockedUntil: limitCounters.blockedUntil })
    .from(limitCounters)
    .where(isCounter(name, subject))
  return counter?.blockedUntil ?? null
}

/**
 * One statement, so that hits at the same moment are all counted. False where the subject is waiting: that hit is none.
 * While it waits and for a whole window after, one more hit is enough to wait twice as long.
 */
async function countHit(
  db: Db,
  { limit, subject, now }: { limit: Limit; subject: string; now: Date },
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const table = limitCounters
  const isOver = sql`${table.windowStartedAt} + make_interval(secs => ${limit.windowSeconds}) <= ${at}`
  const hits = sql`case when ${isOver} then 1 else ${table.hits} + 1 end`
  const strikes = sql`case when ${isOver} then 0 else ${table.strikes} end`
  const isTooMany = sql`${hits} >= ${limit.hits}`
  const wait = sql`least(${SHORTEST_WAIT_SECONDS} * power(2, ${strikes}), ${LONGEST_WAIT_SECONDS})`
  const blockEnd = sql`${at} + make_interval(secs => ${wait})`
  const counted = await db
    .insert(table)
    .values({ name: limit.name, subject, hits: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [table.name, table.subject],
      set: {
        hits,
        strikes: sql`case when ${isTooMany} then (${strikes}) + 1 else ${strikes} end`,
        blockedUntil: sql`case when ${isTooMany} then ${blockEnd} else null end`,
        windowStartedAt: sql`case when ${isTooMany} then ${blockEnd} when ${isOver} then ${at} else ${table.windowStartedAt} end`,
      },
      setWhere: sql`${table.blockedUntil} is null or ${table.blockedUntil} <= ${at}`,
    })
    .returning({ hits: table.hits })
  return counted.length === 1
}
