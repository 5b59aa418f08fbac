import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import type { Jobs } from './jobs.ts'

/** Something that has to be tidied up now and then. Modules offer theirs; `main.ts` brings them together. */
export interface HousekeepingTask {
  readonly name: string
  run(): Promise<void>
}

/** At night in Europe and America, at an odd minute, when no other schedule runs. */
const NIGHTLY = '17 3 * * *'

const HOURLY = '41 * * * *'

/** Late enough that nobody who has just started the product waits for it. */
const AFTER_START_SECONDS = 120

interface Housekeeping {
  readonly hourly?: readonly HousekeepingTask[]
  readonly nightly?: readonly HousekeepingTask[]
  readonly log: Log
}

/** Does every task at its time. One that fails does not keep the others from theirs. */
export function scheduleHousekeeping(jobs: Jobs, { hourly = [], nightly = [], log }: Housekeeping): void {
  jobs.schedule({ name: 'housekeeping-hourly', cron: HOURLY, run: () => runAll(hourly, log) })
  jobs.schedule({
    name: 'housekeeping-nightly',
    cron: NIGHTLY,
    afterStartSeconds: AFTER_START_SECONDS,
    run: () => runAll(nightly, log),
  })
}

export async function runAll(tasks: readonly HousekeepingTask[], log: Log): Promise<void> {
  for (const { name, run } of tasks) {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, task: name }, 'housekeeping failed')
    }
  }
}

/**
 * A server tidies its tables up by itself. The embedded database has no process that could: without this, tables grow, and
 * plans are made for sizes of long ago.
 */
export function tidyDatabase({ engine, backgroundDb }: Pick<Database, 'engine' | 'backgroundDb'>): HousekeepingTask {
  return {
    name: 'tidy-database',
    async run() {
      if (engine === 'embedded') await backgroundDb.execute(sql`vacuum (analyze)`)
    },
  }
}
