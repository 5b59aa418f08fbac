import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { BulkAction, BulkJobs } from '../jobs/bulk-jobs.service.ts'
import type { DecideService } from './decide.service.ts'
import { listRequestIds, listRequestNames, type RequestFilter } from './requests.repository.ts'

interface BulkDecisionsDeps {
  readonly clock: Clock
  readonly jobs: Pick<BulkJobs, 'register'>
  readonly decisions: DecideService
}

const OLDEST_FIRST = { sort: 'requestedAt', direction: 'asc' } as const

export type BulkDecisions = ReturnType<typeof createBulkDecisions>

/** The decisions of the desk as jobs. A request that somebody else has decided meanwhile stays as it is. */
export function createBulkDecisions({ clock, jobs, decisions }: BulkDecisionsDeps) {
  function register<Options>(kind: string, run: BulkAction<RequestFilter, Options>['run']) {
    return jobs.register<RequestFilter, Options>({
      kind,
      permission: 'users',
      listIds: (db: Db, filter: RequestFilter) => listRequestIds(db, filter, { now: clock.now(), order: OLDEST_FIRST }),
      listLabels: listRequestNames,
      run,
    })
  }
  return {
    authorise: register('requests.authorise', decisions.bulkRows.authorise),
    reject: register('requests.reject', decisions.bulkRows.reject),
    undo: register('requests.undo', decisions.bulkRows.undo),
  }
}
