import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import { deleteDeadRunning } from './count/running-zips.repository.ts'
import { deleteZipsUsedBefore } from './zip/zips.repository.ts'

/** A day longer than any session: after that no address leads to it. */
const ZIPS_KEPT_MS = 8 * 86_400_000

const DEAD_AFTER_MS = 3_600_000

/** Removes what nobody can ask for any more. */
export function createDownloadsHousekeeping({ db, clock }: { db: Db; clock: Clock }): HousekeepingTask[] {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  return [
    { name: 'remove-old-zips', run: () => deleteZipsUsedBefore(db, before(ZIPS_KEPT_MS)) },
    { name: 'remove-dead-downloads', run: () => deleteDeadRunning(db, before(DEAD_AFTER_MS)) },
  ]
}
