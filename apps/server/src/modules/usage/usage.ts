import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { HousekeepingTask } from '../../platform/jobs/housekeeping.ts'
import type { Platform } from '../../platform/platform.ts'
import { createExportReport } from './reports/export-report.service.ts'
import { createExportSlots } from './reports/export-slots.service.ts'
import { createOpenReport } from './reports/open-report.service.ts'
import { createPreviewReport } from './reports/preview-report.service.ts'
import { createUpdatePostData } from './update-post-data.service.ts'
import { deleteUsageBefore } from './usage.repository.ts'
import { createUsageRoutes } from './usage.routes.ts'

export { recordPackDownload, recordUsage, type UsageEvent } from './usage.repository.ts'

export type UsageDeps = Pick<Platform, 'db' | 'clock' | 'log' | 'timeZone'>

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

/** Short statements, so that deleting a million rows does not block others. */
const BATCH_ROWS = 5_000

export function forgetOldUsage({ db, clock, months }: { db: Db; clock: Clock; months: number }): HousekeepingTask {
  return {
    name: 'forget-usage',
    async run() {
      const before = clock.now()
      before.setUTCMonth(before.getUTCMonth() - months)
      while ((await deleteUsageBefore(db, before, BATCH_ROWS)) === BATCH_ROWS);
    },
  }
}
