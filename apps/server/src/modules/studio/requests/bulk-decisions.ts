import type { Db } from '../../../platform/database/database.ts'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnJob, listDoneIds } from '../jobs/bulk-jobs.repository.ts'
import type { BulkAction, BulkJobs } from '../jobs/bulk-jobs.service.ts'
import type { DecideService } from './decide.service.ts'
import { listRequestIds, listRequestNames, type RequestFilter } from './requests.repository.ts'

interface BulkDecisionsDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly jobs: Pick<BulkJobs, 'register'>
  readonly decisions: DecideService
}

const OLDEST_FIRST = { sort: 'requestedAt', direction: 'asc' } as const

export type BulkDecisions = ReturnType<typeof createBulkDecisions>

const DECISION_KINDS = { authorise: 'requests.authorise', reject: 'requests.reject' } as const

const isDecision = (kind: string) => Object.values<string>(DECISION_KINDS).includes(kind)

/** The decisions of the desk as jobs. A request that somebody else has decided meanwhile stays as it is. */
export function createBulkDecisions({ db, clock, jobs, decisions }: BulkDecisionsDeps) {
  /** Returns the function that starts such a job. */
  function register<Options>(kind: string, run: BulkAction<RequestFilter, Options>['run']) {
    return jobs.register<RequestFilter, Options>({
      kind,
      permission: 'users',
      listIds: (tx: Db, filter: RequestFilter) => listRequestIds(tx, filter, { now: clock.now(), order: OLDEST_FIRST }),
      listLabels: listRequestNames,
      run,
    })
  }

  const undo = register('requests.undo', decisions.bulkRows.undo)

  return {
    authorise: register(DECISION_KINDS.authorise, decisions.bulkRows.authorise),
    reject: register(DECISION_KINDS.reject, decisions.bulkRows.reject),
    undo,

    /** Undoes what a job of this person has decided, which may have been chosen by a filter that nothing matches any more. */
    async undoJob(actor: Actor, id: string): Promise<{ jobId: string }> {
      const jobId = rowId(id)
      const job = jobId === null ? null : await findOwnJob(db, actor.personId, jobId)
      if (!job || !isDecision(job.kind)) throw new ApiError('not-found')
      return undo(actor, { selection: { ids: await listDoneIds(db, job.id) }, options: {} })
    },
  }
}
