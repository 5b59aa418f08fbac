import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { lt, or } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { passwordResets } from '../../platform/database/schema/accounts.ts'
import { limitCounters, sessions, usedCaptchas } from '../../platform/database/schema/people.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'

/** Ended sessions are kept for investigations. */
const SESSION_RETENTION_MS = 30 * DAY_MS

/** Longer than any window and any block. */
const COUNTER_RETENTION_MS = DAY_MS

export function createAccessHousekeeping({ db, clock }: { db: Db; clock: Clock }): HousekeepingTask[] {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    {
      name: 'remove-ended-sessions',
      async run() {
        const time = before(SESSION_RETENTION_MS)
        await db.delete(sessions).where(or(lt(sessions.endsAt, time), lt(sessions.endedAt, time)))
      },
    },
    {
      name: 'remove-old-reset-links',
      async run() {
        await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(DAY_MS)))
      },
    },
    {
      name: 'remove-used-captchas',
      async run() {
        await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, before(0)))
      },
    },
    {
      name: 'remove-old-counters',
      async run() {
        // The window of a blocked subject begins at the end of the block, so active blocks are kept.
        await db.delete(limitCounters).where(lt(limitCounters.windowStartedAt, before(COUNTER_RETENTION_MS)))
      },
    },
  ]
}
