import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { HousekeepingTask } from '../jobs/housekeeping.ts'
import { deleteEnded } from './outbox.repository.ts'

/** Long enough to answer "did you write to me?", and no longer: each row holds somebody's address. */
const KEPT_DAYS = 90

/** Forgets mails that came to an end long ago, sent or not. */
export function forgetOldMails({ db, clock }: { db: Db; clock: Clock }): HousekeepingTask {
  return {
    name: 'forget-mails',
    run: () => deleteEnded(db, new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)),
  }
}
