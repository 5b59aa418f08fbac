import type { AnswerOf, QueryOf } from '@mixed-zone/contract/endpoint'
import type { getJob, listJobs } from '@mixed-zone/contract/endpoints/studio/jobs'
import { isErrorType } from '@mixed-zone/contract/errors'
import { type Job, JOB_ROW_REASONS, type JobRow } from '@mixed-zone/contract/schemas/studio/jobs'
import { desc } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { bulkJobs } from '../../../platform/database/schema/studio.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { orderOf, rangeOf } from '../list-page.ts'
import { findOwnJob, type JobRow as StoredJob, listJobRows, listOwnJobs } from './bulk-jobs.repository.ts'
import type { BulkJobs } from './bulk-jobs.service.ts'

const ORDER = { columns: { createdAt: bulkJobs.createdAt }, fallback: [desc(bulkJobs.createdAt)], id: bulkJobs.id }

export type OwnJobsService = ReturnType<typeof createOwnJobsService>

/** A person's own bulk jobs; those of others do not exist. */
export function createOwnJobsService({ db, jobs }: { readonly db: Db; readonly jobs: BulkJobs }) {
  return {
    async list(actor: Actor, query: QueryOf<typeof listJobs>): Promise<AnswerOf<typeof listJobs>> {
      const { page, pageSize } = query
      const { rows, total } = await listOwnJobs(db, actor.personId, { order: orderOf(query, ORDER), ...rangeOf(query) })
      return { items: rows.map(presentJob), total, page, pageSize }
    },

    async get(actor: Actor, id: string, query: QueryOf<typeof getJob>): Promise<AnswerOf<typeof getJob>> {
      const job = await findOwnJob(db, actor.personId, jobId(id))
      if (!job) throw new ApiError('not-found')
      const { page, pageSize, result, direction } = query
      const { rows, total } = await listJobRows(db, job.id, { result, direction, ...rangeOf(query) })
      const labels = await jobs.listLabels(
        job.kind,
        rows.map(({ subjectId }) => subjectId),
      )
      const items = rows.map((row) => ({
        id: row.subjectId,
        label: labels.get(row.subjectId) ?? null,
        ...presentResult(row.result),
      }))
      return { job: presentJob(job), rows: { items, total, page, pageSize } }
    },

    async cancel(actor: Actor, id: string): Promise<Job> {
      return presentJob(await jobs.cancel(actor, jobId(id)))
    },
  }
}

function jobId(id: string): number {
  const number = rowId(id)
  if (number === null) throw new ApiError('not-found')
  return number
}

/** Stored as `done`, as the type of an error, or as the type and a reason. */
function presentResult(stored: string | null): Pick<JobRow, 'result' | 'reason'> {
  if (stored === null) return { result: 'waiting' }
  const [result = '', given] = stored.split(':')
  const reason = JOB_ROW_REASONS.find((known) => known === given)
  return { result: result === 'done' || isErrorType(result) ? result : 'generic', ...(reason && { reason }) }
}

function presentJob({ id, kind, state, total, finished, failed, createdAt, endedAt }: StoredJob): Job {
  return {
    id: String(id),
    kind,
    state,
    total,
    finished,
    failed,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
