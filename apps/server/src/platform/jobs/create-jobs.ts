import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { DatabaseAway, isDatabaseAway, isViolation } from '../database/database-errors.ts'
import type { Log } from '../log/log.ts'
import { createJobQueue, JOBS_SCHEMA, type ManagedQueue } from './job-queue.ts'
import type { Jobs, Queue, QueueOptions, ScheduledJob } from './jobs.ts'

export interface JobsOptions {
  readonly database: Database
  readonly log: Log
  /** Only sends jobs, for commands that run beside the product. */
  readonly sendOnly?: boolean
  /** Replaces every polling interval; tests use a short one. */
  readonly pollSeconds?: number
  /** How often jobs of processes that died are looked for; tests use a short interval. */
  readonly superviseSeconds?: number
  /** How long running jobs get when the process stops. */
  readonly stopTimeoutMs?: number
}

const SCHEDULE_POLL_SECONDS = 20
const SUPERVISE_SECONDS = 60

/** How often pg-boss looks for what we do not use: dependent jobs and index builds of its migrations. */
const UNUSED_POLL_SECONDS = 3600

/** Running jobs are aborted this long before the stop timeout, so that they can still store their state. */
const ABORT_BEFORE_TIMEOUT_MS = 1000

/** Marks errors of a database outage: pg-boss emits copies of errors, which keep only their own properties. */
const OUTAGE_CODE = 'DATABASE_OUTAGE'

/** A scheduled job that still runs or waits is not queued again; its next run comes anyway, so it is not retried. */
const SCHEDULED: Omit<QueueOptions, 'name'> = {
  concurrency: 1,
  pollSeconds: 30,
  timeoutSeconds: 900,
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
  onePerKey: 'unfinished',
}

export function createJobs(options: JobsOptions): Jobs {
  const { database, log, sendOnly, pollSeconds, superviseSeconds = SUPERVISE_SECONDS, stopTimeoutMs = 30_000 } = options
  const schedulePollSeconds = Math.min(SCHEDULE_POLL_SECONDS, Math.max(1, pollSeconds ?? SCHEDULE_POLL_SECONDS))
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        try {
          return await database.query(text, values)
        } catch (error) {
          if (!isDatabaseAway(error)) throw error
          throw Object.assign(new DatabaseAway('the database is away', { cause: error }), { code: OUTAGE_CODE })
        }
      },
    },
    schema: JOBS_SCHEMA,
    supervise: !sendOnly,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: !sendOnly,
    cronMonitorIntervalSeconds: schedulePollSeconds,
    cronWorkerIntervalSeconds: schedulePollSeconds,
    flowIntervalSeconds: UNUSED_POLL_SECONDS,
    bamIntervalSeconds: UNUSED_POLL_SECONDS,
  })
  boss.on('error', (error: Error & { readonly code?: unknown }) => {
    // Workers keep polling during an outage, which is reported elsewhere.
    if (error.code !== OUTAGE_CODE) log.error({ err: restoreError(error) }, 'the job queue failed')
  })
  const stopping = new AbortController()
  const queues = new Map<string, ManagedQueue>()
  const schedules: ScheduledJob[] = []

  function declare(wanted: QueueOptions): ManagedQueue {
    const declared = queues.get(wanted.name)
    if (declared) return declared
    const settings = { ...wanted, pollSeconds: pollSeconds ?? wanted.pollSeconds }
    const queue = createJobQueue(settings, { boss, log, signal: stopping.signal })
    queues.set(wanted.name, queue)
    return queue
  }

  /** On an empty database, pg-boss fails if another node creates its schema at the same moment. The second attempt finds it. */
  async function startBoss(): Promise<void> {
    try {
      await boss.start()
    } catch (error) {
      if (!isViolation(error, 'unique')) throw error
      await boss.start()
    }
  }

  /** The embedded engine has one process: a job that is running when it starts has lost its process. */
  async function releaseRunningJobs(): Promise<void> {
    if (database.engine !== 'embedded') return
    const statement = `update ${JOBS_SCHEMA}.job set state = 'retry', start_after = now() where state = 'active' and name = any($1::text[])`
    await boss.getDb().executeSql(statement, [[...queues.keys()]])
  }

  /** Schedules are stored: those of an earlier version have to be removed. */
  async function syncSchedules(): Promise<void> {
    const names = new Set(schedules.map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
    for (const { name, cron, afterStartSeconds } of schedules) {
      await boss.schedule(name, cron, {}, { tz: 'UTC' })
      if (afterStartSeconds !== undefined) await boss.send(name, {}, { startAfter: afterStartSeconds })
    }
  }

  return {
    // What is sent to a queue is what its handler takes: both have the type that is declared here.
    queue: <Data extends object>(wanted: QueueOptions) => declare(wanted) as Queue<Data>,
    schedule(job) {
      if (sendOnly) return
      schedules.push(job)
      declare({ ...SCHEDULED, name: job.name }).handle(job.run)
    },
    async open() {
      await startBoss()
      for (const queue of queues.values()) await queue.install()
      if (sendOnly) return
      await releaseRunningJobs()
      await syncSchedules()
    },
    async start() {
      for (const queue of queues.values()) await queue.startWorkers()
    },
    async counts() {
      const all = await boss.getQueues()
      return all.map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        queued: queuedCount,
        active: activeCount,
        failed: failedCount,
      }))
    },
    async stop() {
      const timer = setTimeout(() => stopping.abort(), stopTimeoutMs - ABORT_BEFORE_TIMEOUT_MS)
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
      clearTimeout(timer)
    },
  }
}

function restoreError(copy: Error): Error {
  if (copy instanceof Error) return copy
  const { message, stack } = copy as Error
  return Object.assign(new Error(message), { stack })
}
