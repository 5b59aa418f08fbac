import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import type { Jobs } from './jobs.ts'

/** A clean-up that runs every hour or every night. Modules offer theirs; `app.ts` collects them. */
export interface HousekeepingTask {
  readonly name: string
  run(): Promise<void>
}

/** At night in Europe and America, at a minute when no other schedule runs. */
const NIGHTLY = '17 3 * * *'
const HOURLY = '41 * * * *'

/** Late enough not to compete with the first requests after a start. */
const AFTER_START_SECONDS = 120

interface Housekeeping {
  readonly hourly?: readonly HousekeepingTask[]
  readonly nightly?: readonly HousekeepingTask[]
  readonly log: Log
}

export function scheduleHousekeeping(jobs: Jobs, { hourly = [], nightly = [], log }: Housekeeping): void {
  jobs.schedule({ name: 'housekeeping-hourly', cron: HOURLY, run: () => runTasks(hourly, log) })
  jobs.schedule({
    name: 'housekeeping-nightly',
    cron: NIGHTLY,
    afterStartSeconds: AFTER_START_SECONDS,
    run: () => runTasks(nightly, log),
  })
}

/** A task that fails does not prevent the others. */
export async function runTasks(tasks: readonly HousekeepingTask[], log: Log): Promise<void> {
  for (const { name, run } of tasks) {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, task: name }, 'housekeeping task failed')
    }
  }
}

/** A server has autovacuum. The embedded engine has no process for it: tables would grow, and statistics become stale. */
export function vacuumDatabase({ engine, backgroundDb }: Pick<Database, 'engine' | 'backgroundDb'>): HousekeepingTask {
  return {
    name: 'vacuum-database',
    async run() {
      if (engine === 'embedded') await backgroundDb.execute(sql`vacuum (analyze)`)
    },
  }
}
