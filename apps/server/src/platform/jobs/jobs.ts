import type { Db } from '../database/database.ts'

export type JobHandler<Data extends object> = (data: Data) => Promise<void>

export interface SendOptions {
  /** The transaction of what causes the job: it is sent if and only if that is kept. */
  readonly within?: Db
  /** Not before. */
  readonly after?: Date
}

export interface ScheduledJob {
  readonly name: string
  /** When, in UTC. */
  readonly cron: string
  /** Also so long after a start: a product that is stopped every evening has its turn as well. */
  readonly afterStartSeconds?: number
  readonly run: () => Promise<void>
}

/** Work that is done behind the calls, once, on whichever node is free; what fails is tried again. */
export interface Jobs {
  /** Says who does the jobs of a name. Before `start`. */
  handle<Data extends object>(name: string, handler: JobHandler<Data>): void
  /** Does something again and again, on one node at a time. Before `start`. */
  schedule(job: ScheduledJob): void
  /** After `start`. */
  send(name: string, data: object, options?: SendOptions): Promise<void>
  start(): Promise<void>
  /** Takes no new jobs, and waits for those that run. */
  stop(): Promise<void>
}
