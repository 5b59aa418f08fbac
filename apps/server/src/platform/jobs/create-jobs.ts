import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import type { Log } from '../log/log.ts'
import type { JobHandler, Jobs, ScheduledJob } from './jobs.ts'

export interface JobsOptions {
  readonly database: Database
  readonly log: Log
  /** How often to look for jobs and for due schedules; tests are in a hurry. */
  readonly pace?: Pace
  /** How long running jobs get when the process stops. */
  readonly stopWithinMs?: number
}

export interface Pace {
  readonly pollSeconds: number
  readonly scheduleSeconds: number
  readonly retrySeconds: number
}

const CALM: Pace = { pollSeconds: 2, scheduleSeconds: 20, retrySeconds: 30 }

const RETRIES = 5

/** What ran is kept for a day, to be looked at. */
const KEPT_SECONDS = 86_400

const BEGIN_AGAIN_MS = 500

export function createJobs({ database, log, pace = CALM, stopWithinMs = 30_000 }: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: 'jobs',
    cronMonitorIntervalSeconds: pace.scheduleSeconds,
    cronWorkerIntervalSeconds: pace.scheduleSeconds,
  })
  boss.on('error', (error) => {
    // It goes on asking, and the database says by itself that it is away.
    if (!isDatabaseAway(error)) log.error({ err: error }, 'jobs failed')
  })
  const handlers = new Map<string, JobHandler<object>>()
  const schedules = new Map<string, ScheduledJob>()
  const stopping = new AbortController()

  async function work(name: string, handler: JobHandler<object>): Promise<void> {
    const isScheduled = schedules.has(name)
    await boss.createQueue(name, {
      // A schedule whose last turn still runs or waits is not queued once more.
      policy: isScheduled ? 'exclusive' : 'standard',
      retryLimit: isScheduled ? 0 : RETRIES,
      retryDelay: pace.retrySeconds,
      retryBackoff: true,
      deleteAfterSeconds: KEPT_SECONDS,
    })
    await boss.work<object>(name, { pollingIntervalSeconds: pace.pollSeconds }, async (jobs) => {
      for (const job of jobs) await run({ name, handler, data: job.data })
    })
  }

  async function run({
    name,
    handler,
    data,
  }: {
    name: string
    handler: JobHandler<object>
    data: object
  }): Promise<void> {
    try {
      await handler(data ?? {})
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
      throw error
    }
  }

  /** Schedules live in the database: those that this version no longer knows have to go. */
  async function agreeOnSchedules(): Promise<void> {
    for (const { name } of await boss.getSchedules()) if (!schedules.has(name)) await boss.unschedule(name)
    for (const { name, cron, afterStartSeconds } of schedules.values()) {
      await boss.schedule(name, cron, {}, { tz: 'UTC' })
      if (afterStartSeconds !== undefined) await boss.send(name, {}, { startAfter: afterStartSeconds })
    }
  }

  async function begin(): Promise<void> {
    await boss.start()
    for (const [name, handler] of handlers) await work(name, handler)
    await agreeOnSchedules()
  }

  return {
    // What is sent under a name is what its handler takes: the one who registers it says so.
    handle: (name, handler) => void handlers.set(name, handler as JobHandler<object>),
    schedule(job) {
      handlers.set(job.name, job.run)
      schedules.set(job.name, job)
    },
    async send(name, data, { within, after } = {}) {
      await boss.send(name, data, {
        ...(after === undefined ? {} : { startAfter: after }),
        ...(within === undefined ? {} : { db: fromDrizzle(within, sql) }),
      })
    },
    async start() {
      while (!stopping.signal.aborted) {
        try {
          return await begin()
        } catch (error) {
          // The product serves already: that the database was away for a moment must not end it.
          if (!isDatabaseAway(error)) throw error
          log.warn({ err: error }, 'jobs could not begin, and are begun again')
          await boss.stop({ graceful: false })
          await pause(BEGIN_AGAIN_MS)
        }
      }
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: stopWithinMs })
    },
  }
}
