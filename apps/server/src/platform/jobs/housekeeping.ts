import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '../database/database.ts'
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

/** A tenth of a table and at least 500 rows, about as a server's autovacuum decides. */
const MIN_CHANGED_ROWS = sql`500 + 0.1 * n_live_tup`

/** A third of the default sample: the time of `analyze` is proportional to it, whatever the size of the table. */
const STATISTICS_TARGET = sql`30`

/**
 * A server has autovacuum. The embedded engine has no process for it: tables would grow, and statistics become stale. Everybody waits
 * for a statement there, so only tables that have changed are vacuumed and analysed, each in a statement of its own.
 */
export function vacuumDatabase({ engine, backgroundDb }: Pick<Database, 'engine' | 'backgroundDb'>): HousekeepingTask {
  return {
    name: 'vacuum-database',
    async run() {
      if (engine !== 'embedded') return
      const { rows } = await backgroundDb.execute<ChangedTable>(sql`
        select schemaname as schema, relname as name, greatest(n_dead_tup, n_ins_since_vacuum) > ${MIN_CHANGED_ROWS} as "needsVacuum",
          n_mod_since_analyze > ${MIN_CHANGED_ROWS} as "needsAnalyze"
        from pg_stat_user_tables where greatest(n_dead_tup, n_ins_since_vacuum, n_mod_since_analyze) > ${MIN_CHANGED_ROWS}`)
      for (const { schema, name, needsVacuum, needsAnalyze } of rows) {
        const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
        if (needsVacuum) await backgroundDb.execute(sql`vacuum ${table}`)
        if (needsAnalyze) await analyze(backgroundDb, table)
      }
    },
  }
}

interface ChangedTable extends Record<string, unknown> {
  readonly schema: string
  readonly name: string
  readonly needsVacuum: boolean
  readonly needsAnalyze: boolean
}

async function analyze(db: Db, table: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local default_statistics_target = ${STATISTICS_TARGET}`)
    await tx.execute(sql`analyze ${table}`)
  })
}
