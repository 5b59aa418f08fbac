import { exportData, exportPosts, previewReport, updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { type CheckLimit, type Route, route } from '../../platform/http/route.ts'
import { asFile } from './export-table.service.ts'
import type { ExportReport } from './reports/export-report.service.ts'
import type { PreviewReport } from './reports/preview-report.service.ts'
import type { UpdatePostData } from './update-post-data.service.ts'

interface UsageRoutesDeps {
  readonly update: UpdatePostData
  readonly exportReport: ExportReport
  readonly preview: PreviewReport
  readonly checkExportLimit: CheckLimit
}

export function createUsageRoutes({
  update,
  exportReport,
  preview,
  checkExportLimit: checkLimit,
}: UsageRoutesDeps): Route[] {
  return [
    route(updatePostData, ({ actor, body }) => update(actor, body)),
    route(exportData, async ({ actor, body, locale }) => asFile(await exportReport(actor, body, locale)), {
      checkLimit,
    }),
    route(exportPosts, async ({ actor, body, locale }) => asFile(await exportReport(actor, body, locale)), {
      checkLimit,
    }),
    route(previewReport, ({ actor, body, locale }) => preview(actor, body, locale)),
  ]
}
