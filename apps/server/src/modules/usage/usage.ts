import type { CheckLimit } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createExportTable } from './export-table.service.ts'
import { createExportThrottle, type PauseExports } from './export-throttle.ts'
import { createExportReport } from './reports/export-report.service.ts'
import { createExportSlots } from './reports/export-slots.service.ts'
import { createOpenReport } from './reports/open-report.service.ts'
import { createPreviewReport } from './reports/preview-report.service.ts'
import { createUpdatePostData } from './update-post-data.service.ts'
import { createUsageRoutes } from './usage.routes.ts'

export type { PauseExports } from './export-throttle.ts'
export { asFile, type ExportedFile, type ExportTable } from './export-table.service.ts'
export { recordPackDownload, recordUsage, type UsageEvent } from './usage.repository.ts'

export interface UsageDeps extends Pick<Platform, 'db' | 'clock' | 'log' | 'getTimeZone'> {
  readonly pauseExports?: PauseExports | undefined
}

export type Usage = ReturnType<typeof createUsage>

export function createUsage(deps: UsageDeps) {
  const exportSlots = createExportSlots(deps)
  const exportThrottle = createExportThrottle(deps.pauseExports)
  const exportTable = createExportTable({ ...deps, exportSlots, exportThrottle })
  const openReport = createOpenReport(deps)
  const checkExportLimit: CheckLimit = async ({ actor }) => {
    if (actor) await exportSlots.check(actor.personId)
  }
  return {
    /** For the exports of other modules, which share the limit of concurrent ones. */
    exportTable,
    checkExportLimit,
    routes: createUsageRoutes({
      update: createUpdatePostData(deps),
      exportReport: createExportReport({ ...deps, exportTable, exportThrottle, openReport }),
      preview: createPreviewReport({ ...deps, openReport }),
      checkExportLimit,
    }),
    /** Notes when calls are answered. */
    register: exportThrottle.register,
  }
}
