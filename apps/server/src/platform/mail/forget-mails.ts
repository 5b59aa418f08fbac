import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { HousekeepingTask } from '../jobs/housekeeping.ts'
import { deleteEnded } from './outbox.repository.ts'

/** Forgets mails that came to an end long ago, sent or not: each row holds somebody's address. */
export function forgetOldMails({ db, clock, days }: { db: Db; clock: Clock; days: number }): HousekeepingTask {
  return {
    name: 'forget-mails',
    run: () => deleteEnded(db, new Date(clock.now().getTime() - days * 86_400_000)),
  }
}
