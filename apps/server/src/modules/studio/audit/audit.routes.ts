import { exportAudit, getAuditEntry, listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { AuditLogService } from './audit.service.ts'

interface AuditRoutesDeps {
  readonly audit: AuditLogService
  readonly checkExportLimit: CheckLimit
}

export function createAuditRoutes({ audit, checkExportLimit }: AuditRoutesDeps): Route[] {
  return [
    route(listAudit, ({ query, locale }) => audit.list(query, locale)),
    route(listAuditActors, () => audit.listActors()),
    route(getAuditEntry, ({ params, locale }) => audit.get(params.id, locale)),
    route(exportAudit, async ({ actor, body, locale }) => asFile(await audit.export(actor, body, locale)), {
      checkLimit: checkExportLimit,
    }),
  ]
}
