import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, type PgBoss } from 'pg-boss'
import type { Db } from '../database/database.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import { reasonOf } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import type { JobHandler, Queue, QueueOptions } from './jobs.ts'

/** The schema of pg-boss's tables. */
export const JOBS_SCHEMA = 'jobs'

/** A queue as `createJobs` manages it, whatever the data of its jobs. */
export interface ManagedQueue extends Queue<never> {
  install(): Promise<void>
  startWorkers(): Promise<void>
}

/** When the waiting jobs of a queue start, by their keys. */
export async function listStartTimes(
  db: Db,
  queue: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<{ key: string; startAfter: Date }>(sql`
    select singleton_key as key, start_after as "startAfter" from ${sql.raw(JOBS_SCHEMA)}.job
    where name = ${queue} and state in ('created', 'retry')
      and singleton_key in (${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )})`)
  return new Map(rows.map(({ key, startAfter }) => [key, startAfter]))
}

interface JobQueueDeps {
  readonly boss: PgBoss
  readonly log: Log
  /** Aborts running jobs when the process stops. */
  readonly signal: AbortSignal
}

/** Finished jobs are kept for a day, for inspection. */
const KEEP_FINISHED_SECONDS = 86_400

/** A job is usually sent just before its transaction commits. Workers of this node look for it then, not at the next poll. */
const WAKE_AFTER_MS = 100
const POLICIES = { queued: 'short', unfinished: 'exclusive' }
const NO_JOB_ID = '00000000-0000-0000-0000-000000000000'

export function createJobQueue(options: QueueOptions, { boss, log, signal }: JobQueueDeps): ManagedQueue {
  const { name, retry, deadLetter } = options
  const workerIds: string[] = []
  let handler: JobHandler<never> | undefined
  let isWaking = false

  function wake(): void {
    for (const id of workerIds) boss.notifyWorker(id)
  }

  function wakeSoon(): void {
    if (isWaking || workerIds.length === 0) return
    isWaking = true
    setTimeout(() => {
      isWaking = false
      wake()
    }, WAKE_AFTER_MS).unref()
  }

  async function run(handle: JobHandler<never>, job: Job<never>): Promise<void> {
    // There may be more jobs: this worker and the others look again without waiting for their next poll.
    wake()
    try {
      await handle(job.data, signal)
    } catch (error) {
      const details = { err: error, job: name, data: job.data, attempt: job.retryCount + 1 }
      if (job.retryCount >= retry.limit) log.error(details, 'job failed')
      else if (!isDatabaseAway(error)) log.warn(details, 'job failed and will be retried')
      // pg-boss stores the whole error it gets, and drivers attach the parameters of queries to theirs.
      // oxlint-disable-next-line eslint/preserve-caught-error -- the cause must not be stored
      throw new Error(reasonOf(error))
    }
  }

  return {
    async send(db, ...jobs) {
      await boss.insert(
        name,
        jobs.map(({ data, key, priority = 0, startAfterSeconds = 0, oncePerSeconds }) => ({
          data,
          singletonKey: key,
          priority,
          startAfter: startAfterSeconds,
          ...(oncePerSeconds === undefined ? {} : { singletonSeconds: oncePerSeconds }),
        })),
        { db: fromDrizzle(db, sql) },
      )
      wakeSoon()
    },

    async retryNow() {
      const statement = `update ${JOBS_SCHEMA}.job set start_after = now() where name = $1 and state = 'retry'`
      await boss.getDb().executeSql(statement, [name])
      wake()
    },

    handle(given) {
      handler = given
    },

    async install() {
      const settings = {
        retryLimit: retry.limit,
        retryDelay: retry.delaySeconds,
        retryBackoff: true,
        retryDelayMax: retry.maxDelaySeconds,
        expireInSeconds: options.timeoutSeconds,
        ...(options.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: options.heartbeatSeconds }),
        deleteAfterSeconds: KEEP_FINISHED_SECONDS,
        ...(deadLetter === undefined ? {} : { deadLetter }),
      }
      await boss.createQueue(name, { policy: POLICIES[options.onePerKey], ...settings })
      // A queue that an earlier version has created keeps its settings otherwise.
      await boss.updateQueue(name, settings)
      // Fills pg-boss's cache of queues. Otherwise the first `send` in a transaction would read the queue on another
      // connection, which would deadlock on the embedded engine.
      await boss.findJobs(name, { id: NO_JOB_ID })
    },

    async startWorkers() {
      if (!handler) return
      const handle = handler
      for (let index = 0; index < options.concurrency; index += 1) {
        const settings = { pollingIntervalSeconds: options.pollSeconds }
        const id = await boss.work<never>(name, settings, async (jobs) => {
          for (const job of jobs) await run(handle, job)
        })
        workerIds.push(id)
      }
    },
  }
}
