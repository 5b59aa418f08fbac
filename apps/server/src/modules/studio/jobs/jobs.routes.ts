import { cancelJob, getJob, listJobs } from '@mixed-zone/contract/endpoints/studio/jobs'
import { type Route, route } from '../../../platform/http/route.ts'
import type { OwnJobsService } from './own-jobs.service.ts'

export function createJobsRoutes(jobs: OwnJobsService): Route[] {
  return [
    route(listJobs, ({ actor, query }) => jobs.list(actor, query)),
    route(getJob, ({ actor, params, query }) => jobs.get(actor, params.id, query)),
    route(cancelJob, ({ actor, params }) => jobs.cancel(actor, params.id)),
  ]
}
