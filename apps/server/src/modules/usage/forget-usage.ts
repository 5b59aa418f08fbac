import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import { deleteUsageBefore } from './usage.repository.ts'

/** A statement of its own each: nobody waits for a million rows to go. */
const BATCH_ROWS = 5_000

/** Forgets what was used longer ago than it has to be known. */
export function forgetOldUsage({ db, clock, months }: { db: Db; clock: Clock; months: number }): HousekeepingTask {
  return {
    name: 'forget-usage',
    async run() {
      const before = clock.now()
      before.setUTCMonth(before.getUTCMonth() - months)
      while ((await deleteUsageBefore(db, before, BATCH_ROWS)) === BATCH_ROWS);
    },
  }
}
