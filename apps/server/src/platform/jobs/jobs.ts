import type { Db } from '../database/database.ts'

export interface QueueOptions {
  readonly name: string
  readonly concurrency: number
  /** How often an idle worker looks for jobs: delayed ones, retries, and those that another process has sent. */
  readonly pollSeconds: number
  /** How long a job may run. After this time it has failed, also if the process that ran it is gone. */
  readonly timeoutSeconds: number
  /**
   * For jobs that may run for hours: a process that has not said for this long that its job still runs is gone, and the job is retried.
   * Noticed once a minute. At least 10.
   */
  readonly heartbeatSeconds?: number
  readonly retry: RetryOptions
  /** A job is dropped while another one with its key is `queued`, or `unfinished` (queued or running). */
  readonly onePerKey: 'queued' | 'unfinished'
  /** The queue that gets the data of jobs whose last retry has failed. It has to be declared before this one. */
  readonly deadLetter?: string
}

/** Each delay is about twice as long as the one before it. */
export interface RetryOptions {
  readonly limit: number
  readonly delaySeconds: number
  readonly maxDelaySeconds: number
}

export interface NewJob<Data extends object> {
  /** Stored as JSON, and logged when the job fails: ids, no secrets. */
  readonly data: Data
  readonly key: string
  /** Jobs with a higher priority run first; 0 unless given. */
  readonly priority?: number
  readonly startAfterSeconds?: number
  /** Drops the job if one with its key was sent in the same period of this length. */
  readonly oncePerSeconds?: number
}

/** Runs a job, which fails if this rejects. The signal aborts if the job still runs at the end of a graceful stop. */
export type JobHandler<Data extends object> = (data: Data, signal: AbortSignal) => Promise<void>

export interface Queue<Data extends object> {
  /** Sends jobs. If `db` is a transaction, they exist if and only if it commits. After `open`. */
  send(db: Db, ...jobs: readonly NewJob<Data>[]): Promise<void>
  retryNow(): Promise<void>
  /** Sets the handler. Before `start`. */
  handle(handler: JobHandler<Data>): void
}

export interface ScheduledJob {
  readonly name: string
  /** In UTC. */
  readonly cron: string
  /** Also runs this long after a start, for installations that are stopped every evening. */
  readonly afterStartSeconds?: number
  readonly run: () => Promise<void>
}

export interface JobCounts {
  readonly queue: string
  readonly queued: number
  readonly active: number
  readonly failed: number
}

/** Each job runs on one node, outside of any request. */
export interface Jobs {
  /** Declares a queue; the same name gives the same queue. Before `open`. */
  queue<Data extends object>(options: QueueOptions): Queue<Data>
  /** Runs a job repeatedly, on one node at a time. Before `open`. */
  schedule(job: ScheduledJob): void
  /** Creates or upgrades the tables of the queues. From now on jobs can be sent. */
  open(): Promise<void>
  start(): Promise<void>
  /** Jobs in each queue; counted about once a minute. */
  counts(): Promise<readonly JobCounts[]>
  /** Starts no more jobs, and waits for those that run. */
  stop(): Promise<void>
}
