import type { Db } from '../database/database.ts'

export type JobHandler<Data extends object> = (data: Data) => Promise<void>

export interface SendOptions {
  /** The transaction of what causes the job: it is sent if and only if that is kept. */
  readonly within?: Db
  /** Not before. */
  readonly after?: Date
}

/** Work that is done behind the calls, once, on whichever node is free; what fails is tried again. */
export interface Jobs {
  /** Says who does the jobs of a name. Before `start`. */
  handle<Data extends object>(name: string, handler: JobHandler<Data>): void
  /** Does something again and again, at the times of a cron expression in UTC, on one node at a time. Before `start`. */
  schedule(name: string, cron: string, handler: () => Promise<void>): void
  /** After `start`. */
  send(name: string, data: object, options?: SendOptions): Promise<void>
  start(): Promise<void>
  /** Takes no new jobs, and waits for those that run. */
  stop(): Promise<void>
}
