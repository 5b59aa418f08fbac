import type { Platform } from '../../platform/platform.ts'
import { createExportReport } from './reports/export-report.service.ts'
import { createExportSlots } from './reports/export-slots.service.ts'
import { createOpenReport } from './reports/open-report.service.ts'
import { createPreviewReport } from './reports/preview-report.service.ts'
import { createUpdatePostData } from './update-post-data.service.ts'
import { createUsageRoutes } from './usage.routes.ts'

export { recordPackDownload, recordUsage, type UsageEvent } from './usage.repository.ts'

export type UsageDeps = Pick<Platform, 'db' | 'clock' | 'log' | 'getTimeZone'>

export type Usage = ReturnType<typeof createUsage>

export function createUsage(deps: UsageDeps) {
  const exportSlots = createExportSlots(deps)
  const openReport = createOpenReport(deps)
  return {
    routes: createUsageRoutes({
      update: createUpdatePostData(deps),
      exportReport: createExportReport({ ...deps, exportSlots, openReport }),
      preview: createPreviewReport({ ...deps, openReport }),
      exportSlots,
    }),
  }
}
