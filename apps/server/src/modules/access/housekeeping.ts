import { lt, or } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { passwordResets } from '../../platform/database/schema/accounts.ts'
import { limitCounters, sessions, usedCaptchas } from '../../platform/database/schema/people.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'

const DAY_MS = 86_400_000

/** An ended session is kept for a while: somebody may ask who was logged in when. */
const SESSIONS_KEPT_MS = 30 * DAY_MS

/** Far longer than any window and any wait. */
const COUNTERS_KEPT_MS = DAY_MS

/** Removes what has had its time: sessions, captchas that nobody could use again, counters that say nothing any more. */
export function createAccessHousekeeping({ db, clock }: { db: Db; clock: Clock }): HousekeepingTask[] {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    {
      name: 'remove-ended-sessions',
      async run() {
        const moment = before(SESSIONS_KEPT_MS)
        await db.delete(sessions).where(or(lt(sessions.endsAt, moment), lt(sessions.endedAt, moment)))
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
        // While a subject waits, its window begins only at the end of the wait: nobody who waits is forgotten.
        await db.delete(limitCounters).where(lt(limitCounters.windowStartedAt, before(COUNTERS_KEPT_MS)))
      },
    },
  ]
}
