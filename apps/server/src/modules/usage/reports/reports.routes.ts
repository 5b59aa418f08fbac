import { exportData, exportPosts, previewReport } from '@mixed-zone/contract/endpoints/usage'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import type { Log } from '../../../platform/log/log.ts'
import { createExportPlaces } from './export-places.ts'
import { createExportReport } from './export-report.service.ts'
import { createOpenReport } from './open-report.ts'
import { createPreviewReport } from './preview-report.service.ts'

export interface ReportsParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  /** The league's time zone. */
  readonly timeZone: string
}

export function createReportRoutes(parts: ReportsParts): Route[] {
  const places = createExportPlaces(parts)
  const openReport = createOpenReport(parts)
  const exportReport = createExportReport({ ...parts, places, openReport })
  const preview = createPreviewReport({ ...parts, openReport })
  const checkLimit: CheckLimit = async ({ actor }) => {
    if (actor) await places.check(actor.personId)
  }
  return [
    route(exportData, ({ actor, body, locale }) => exportReport(actor, body, locale), { checkLimit }),
    route(exportPosts, ({ actor, body, locale }) => exportReport(actor, body, locale), { checkLimit }),
    route(previewReport, ({ actor, body, locale }) => preview(actor, body, locale)),
  ]
}
