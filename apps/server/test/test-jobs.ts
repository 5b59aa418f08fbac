import { and, asc, eq, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { Database, Db } from '../src/platform/database/database.ts'
import { createJobs } from '../src/platform/jobs/create-jobs.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import { createLog } from '../src/platform/log/log.ts'

const schema = pgSchema('jobs')

const schedule = schema.table('schedule', { name: text('name').notNull() })

const job = schema.table('job', {
  name: text('name').notNull(),
  state: text('state').notNull(),
  key: text('singleton_key').notNull(),
  data: jsonb('data'),
  output: jsonb('output'),
  retryCount: integer('retry_count').notNull(),
  retryLimit: integer('retry_limit').notNull(),
  startAfter: timestamp('start_after', { withTimezone: true }).notNull(),
  startedOn: timestamp('started_on', { withTimezone: true }),
  heartbeatOn: timestamp('heartbeat_on', { withTimezone: true }),
  createdOn: timestamp('created_on', { withTimezone: true }).notNull(),
})

/** Jobs that can be sent, but do not run. */
export function createTestJobs(database: Database): Jobs {
  return createJobs({ database, log: createLog({ level: 'silent' }), sendOnly: true })
}

/** Creates the tables of the queues, so that the copies of a template have them. */
export async function installJobs(database: Database): Promise<void> {
  const jobs = createTestJobs(database)
  await jobs.open()
  await jobs.stop()
}

/** The jobs of a queue in the order in which they were sent. */
export function listJobs(db: Db, queue: string) {
  return db
    .select({
      state: job.state,
      key: job.key,
      data: job.data,
      /** What the queue keeps of the last failure. */
      output: job.output,
      /** How long after it was sent it may run. */
      delaySeconds: sql<number>`extract(epoch from ${job.startAfter} - ${job.createdOn})::float8`,
    })
    .from(job)
    .where(eq(job.name, queue))
    .orderBy(asc(job.createdOn), asc(job.key))
}

/** Lets time pass for the jobs of a queue, without waiting. */
export async function advanceJobs(db: Db, queue: string, seconds: number): Promise<void> {
  await db
    .update(job)
    .set({ startAfter: sql`${job.startAfter} - make_interval(secs => ${seconds})` })
    .where(eq(job.name, queue))
}

/** Puts the jobs of a queue into a state of pg-boss, such as `active` for those of a process that was killed. */
export async function setJobState(db: Db, queue: string, state: 'active' | 'completed' | 'failed'): Promise<void> {
  await db
    .update(job)
    .set({ state: sql`${state}::jobs.job_state` })
    .where(eq(job.name, queue))
}

/** Leaves the jobs of a queue as a process does that was killed so long ago. */
export async function abandonJobs(db: Db, queue: string, seconds: number): Promise<void> {
  const at = sql`now() - make_interval(secs => ${seconds})`
  await db
    .update(job)
    .set({ state: sql`'active'::jobs.job_state`, startedOn: at, heartbeatOn: at })
    .where(eq(job.name, queue))
}

export async function listSchedules(db: Db): Promise<string[]> {
  const rows = await db.select().from(schedule).orderBy(asc(schedule.name))
  return rows.map(({ name }) => name)
}

/** Deletes all jobs of a queue, or those with a key. */
export async function deleteJobs(db: Db, queue: string, key?: string): Promise<void> {
  await db.delete(job).where(and(eq(job.name, queue), key === undefined ? undefined : eq(job.key, key)))
}

/** Makes the database refuse every new job of a queue, until the function that it returns is called. */
export async function refuseJobs(db: Db, queue: string): Promise<() => Promise<unknown>> {
  await db.execute(sql.raw(`alter table jobs.job add constraint refused check (name <> '${queue}') not valid`))
  return () => db.execute(sql`alter table jobs.job drop constraint refused`)
}

/** Leaves the queued jobs of a queue one more attempt, as if all others had failed. */
export async function useUpRetries(db: Db, queue: string): Promise<void> {
  await db
    .update(job)
    .set({ retryCount: sql`${job.retryLimit}` })
    .where(eq(job.name, queue))
}
