import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { type Route, route } from '../../platform/http/route.ts'
import { createReportRoutes, type ReportsParts } from './reports/reports.routes.ts'
import { createUpdatePostData } from './update-post-data.service.ts'

export { forgetOldUsage } from './forget-usage.ts'
export { recordPackDownload, recordUsage, type UsageEvent } from './usage.repository.ts'

/** Who looked at what, copied it, downloaded it, and the reports about that. */
export interface Usage {
  readonly routes: readonly Route[]
}

export function createUsage(parts: ReportsParts): Usage {
  const update = createUpdatePostData(parts)
  return {
    routes: [route(updatePostData, ({ actor, body }) => update(actor, body)), ...createReportRoutes(parts)],
  }
}
