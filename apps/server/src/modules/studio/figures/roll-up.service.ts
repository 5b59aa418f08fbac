import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { Db } from '../../../platform/database/database.ts'
import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countDays, listStaleDays, readRollupState, sealDays, storeDay } from './usage-days.repository.ts'
import { encodeDay } from './usage-day.ts'

const EVERY_MINUTE = '* * * * *'

/** Few, so that a change of the time zone meanwhile is noticed soon. */
const BATCH_DAYS = 20

interface RollUpDeps extends Pick<Platform, 'clock' | 'getTimeZone'> {
  readonly backgroundDb: Db
}

/**
 * Stores the usage of the days that have ended, and of those whose events have changed since. A crash at any moment leaves days to be
 * counted, which reads count themselves; two nodes at once store the same.
 */
export function createRollUp({ backgroundDb: db, clock, getTimeZone }: RollUpDeps): ScheduledJob {
  return {
    name: 'roll-up-usage',
    cron: EVERY_MINUTE,
    async run() {
      const timeZone = getTimeZone()
      await sealDays(db, { timeZone, today: leagueDay(clock.now(), timeZone) })
      let lastDays = ''
      for (;;) {
        const stale = await listStaleDays(db, BATCH_DAYS)
        const days = stale.map(({ day, revision }) => `${day}/${revision}`).join()
        // The same days again: they change faster than they are counted. The next run continues.
        if (stale.length === 0 || days === lastDays) return
        lastDays = days
        // After the revisions: the days may have been marked for another time zone since the start of this run.
        const state = await readRollupState(db)
        for (const day of stale) {
          const question = { days: [day.day], timeZone: state.timeZone }
          const uses = await countDays(db, { ...question, kind: 'uses' })
          const files = await countDays(db, { ...question, kind: 'files' })
          await storeDay(db, day, {
            uses: encodeDay(uses.get(day.day) ?? { uses: [], packs: [] }),
            files: encodeDay(files.get(day.day) ?? { uses: [], packs: [] }),
          })
        }
      }
    },
  }
}
