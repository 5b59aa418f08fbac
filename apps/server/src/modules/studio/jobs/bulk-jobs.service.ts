import type { Permission } from '@mixed-zone/contract/permissions'
import type { ErrorType } from '@mixed-zone/contract/errors'
import { SECOND_MS } from '@mixed-zone/contract/rules/durations'
import type { JobRowReason } from '@mixed-zone/contract/schemas/studio/jobs'
import { eq } from 'drizzle-orm'
import type { Affect } from '../../../platform/changes/changes.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isDatabaseAway } from '../../../platform/database/database-errors.ts'
import { people } from '../../../platform/database/schema/people.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { QueueOptions } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { permissionsOf } from '../../access/rules.ts'
import { recordStudioEvent } from '../../live/live.ts'
import { findPendingRow, insertJob, type JobRow, lockJob, saveResult, updateJob } from './bulk-jobs.repository.ts'

/** More rows than any list of the studio has, so that a mistake cannot fill the disk. */
const MAX_JOB_ROWS = 50_000

/** A run ends after this time and sends the job again: what a dead process held is free soon, and jobs take turns. */
const MAX_RUN_MS = 10 * SECOND_MS

const EVENT_INTERVAL_MS = SECOND_MS

const QUEUE: QueueOptions = {
  name: 'studio-bulk',
  concurrency: 2,
  pollSeconds: 5,
  timeoutSeconds: 60,
  retry: { limit: 100, delaySeconds: 1, maxDelaySeconds: 60 },
  onePerKey: 'queued',
}

/** Why a row is left as it is, where the type of the error does not say it. */
export class RowRefusal extends ApiError {
  readonly reason: JobRowReason

  constructor(type: ErrorType, reason: JobRowReason) {
    super(type)
    this.reason = reason
  }
}

interface BulkJob {
  readonly jobId: number
}

export interface BulkRow<Options> {
  /** The owner of the job, who still holds the permission. */
  readonly operator: { readonly personId: number; readonly permissions: ReadonlySet<Permission> }
  readonly id: string
  readonly options: Options
  /** Rows of the job after this one. */
  readonly remaining: number
  /** Says that readers see the change. */
  readonly affect: Affect
}

export interface BulkAction<Filter, Options> {
  /** Unique, such as `people.suspend`. */
  readonly kind: string
  readonly permission: Permission
  /** The ids of all rows that match, in the order of the list. */
  listIds(db: Db, filter: Filter): Promise<readonly (string | number)[]>
  /** Does one row in this transaction. Throws an `ApiError` if it has to stay as it is; the type becomes its result. */
  run(tx: Db, row: BulkRow<Options>): Promise<unknown>
  /** Names of rows, for the list of results. */
  listLabels?(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type BulkSelection<Filter> =
  | { readonly ids: readonly string[] }
  | { readonly filter: Filter; readonly total: number }

export interface BulkRequest<Filter, Options> {
  readonly selection: BulkSelection<Filter>
  readonly options: Options
}

/** Starts an action that was registered. Rejects with `conflict` if the filter no longer matches `total` rows. */
export type StartBulkJob<Filter, Options> = (
  actor: Actor,
  request: BulkRequest<Filter, Options>,
  /** The transaction that it is part of, if any. */
  within?: Db,
) => Promise<{ jobId: string }>

interface BulkJobsDeps extends Pick<Platform, 'db' | 'changes' | 'clock' | 'log' | 'jobs'> {
  readonly backgroundDb: Db
}

export type BulkJobs = ReturnType<typeof createBulkJobs>

export function createBulkJobs({ db, backgroundDb, changes, clock, log, jobs }: BulkJobsDeps) {
  const actions = new Map<string, BulkAction<never, never>>()
  const queue = jobs.queue<BulkJob>(QUEUE)
  const send = (tx: Db, jobId: number) => queue.send(tx, { data: { jobId }, key: String(jobId) })

  async function end(tx: Db, job: JobRow, state: 'done' | 'stopped' | 'cancelled'): Promise<JobRow> {
    const ended = (await updateJob(tx, job.id, { state, endedAt: clock.now() })) ?? job
    await reportProgress(tx, ended)
    return ended
  }

  /** Each row is one transaction with its result: after a crash it is done and known to be, or neither. */
  async function runNextRow(jobId: number, isReportDue: () => boolean): Promise<boolean> {
    const runRow = async (tx: Db, affect: Affect) => {
      // The lock excludes a cancellation, and another run of the job after a timeout.
      const job = await lockJob(tx, jobId)
      if (job?.state !== 'running') return false
      const action = actions.get(job.kind)
      const permissions = await loadPermissions(tx, job.ownerId)
      if (!action || !permissions.has(action.permission)) {
        await end(tx, job, 'stopped')
        return false
      }
      const row = await findPendingRow(tx, jobId)
      if (!row) {
        await end(tx, job, 'done')
        return false
      }
      const { position, subjectId: id } = row
      // Options were stored by the starter of this action, whose type they have.
      const options = job.options as never
      const remaining = job.total - job.finished - 1
      const result = await tryRow(tx, action, {
        operator: { personId: job.ownerId, permissions },
        id,
        options,
        remaining,
        affect,
      })
      await saveResult(tx, jobId, { position, result })
      const failed = job.failed + (result === 'done' ? 0 : 1)
      const updated = await updateJob(tx, jobId, { finished: job.finished + 1, failed })
      if (updated && isReportDue()) await reportProgress(tx, updated)
      return true
    }
    return changes.commit(runRow, { db: backgroundDb })
  }

  async function tryRow(tx: Db, action: BulkAction<never, never>, row: BulkRow<never>): Promise<string> {
    try {
      // A savepoint: a row that fails must not undo its own result.
      await tx.transaction((savepoint) => action.run(savepoint, row))
      return 'done'
    } catch (error) {
      if (error instanceof RowRefusal) return `${error.type}:${error.reason}`
      if (error instanceof ApiError) return error.type
      if (isDatabaseAway(error)) throw error
      log.error({ err: error, kind: action.kind, id: row.id }, 'a row of a bulk job failed')
      return 'generic'
    }
  }

  queue.handle(async ({ jobId }, signal) => {
    const startedAt = performance.now()
    let reportedAt = startedAt
    const isReportDue = () => {
      if (performance.now() - reportedAt < EVENT_INTERVAL_MS) return false
      reportedAt = performance.now()
      return true
    }
    while (await runNextRow(jobId, isReportDue)) {
      if (signal.aborted || performance.now() - startedAt > MAX_RUN_MS) return send(backgroundDb, jobId)
    }
  })

  return {
    register<Filter, Options>(action: BulkAction<Filter, Options>): StartBulkJob<Filter, Options> {
      if (actions.has(action.kind)) throw new Error(`the bulk action ${action.kind} is registered twice`)
      actions.set(action.kind, action)
      return async (actor, { selection, options }, within = db) =>
        within.transaction(async (tx) => {
          const subjectIds = await selectIds(tx, action, selection)
          const job = await insertJob(tx, {
            ownerId: actor.personId,
            kind: action.kind,
            options,
            subjectIds,
            createdAt: clock.now(),
          })
          await send(tx, job.id)
          await reportProgress(tx, job)
          return { jobId: String(job.id) }
        })
    },

    /** Names of rows by their ids, where the action knows them. */
    async listLabels(kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      return (await actions.get(kind)?.listLabels?.(db, ids)) ?? new Map<string, string>()
    },

    /** Rows that are done stay done. */
    async cancel(actor: Actor, jobId: number): Promise<JobRow> {
      return db.transaction(async (tx) => {
        const job = await lockJob(tx, jobId)
        if (job?.ownerId !== actor.personId) throw new ApiError('not-found')
        return job.state === 'running' ? end(tx, job, 'cancelled') : job
      })
    },
  }
}

async function selectIds<Filter, Options>(
  tx: Db,
  action: BulkAction<Filter, Options>,
  selection: BulkSelection<Filter>,
): Promise<string[]> {
  if ('ids' in selection) return [...new Set(selection.ids)]
  const ids = await action.listIds(tx, selection.filter)
  if (ids.length !== selection.total) throw new ApiError('conflict')
  if (ids.length > MAX_JOB_ROWS) throw new ApiError('validation')
  return ids.map(String)
}

/** None if the person was suspended. */
async function loadPermissions(tx: Db, personId: number): Promise<ReadonlySet<Permission>> {
  const [person] = await tx
    .select({
      state: people.state,
      role: people.role,
      permissionsAdded: people.permissionsAdded,
      permissionsTaken: people.permissionsTaken,
    })
    .from(people)
    .where(eq(people.id, personId))
  return new Set(person?.state === 'active' ? permissionsOf(person) : [])
}

async function reportProgress(tx: Db, { id, ownerId, state, total, finished, failed }: JobRow): Promise<void> {
  await recordStudioEvent(tx, {
    kind: 'job',
    permission: null,
    recipientId: ownerId,
    subjectId: id,
    progress: { state, total, finished, failed },
  })
}
