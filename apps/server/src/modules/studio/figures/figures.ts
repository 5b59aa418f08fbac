import type { Db } from '../../../platform/database/database.ts'
import type { CheckLimit, Route } from '../../../platform/http/route.ts'
import type { ScheduledJob } from '../../../platform/jobs/jobs.ts'
import type { ExportTable } from '../../usage/usage.ts'
import { type ClubPagesDeps, createClubPages } from './club-pages.service.ts'
import { createDeliveryTimes } from './delivery-times.service.ts'
import { createFiguresExport } from './figures-export.ts'
import { createFiguresRoutes } from './figures.routes.ts'
import { createFiguresService, type FiguresDeps } from './figures.service.ts'
import { createRollUp } from './roll-up.service.ts'

export interface FiguresModuleDeps extends FiguresDeps, Omit<ClubPagesDeps, 'figures'> {
  readonly backgroundDb: Db
  readonly usage: { readonly exportTable: ExportTable; readonly checkExportLimit: CheckLimit }
}

/** How posts are used, for the head of communications. */
export function createFigures(deps: FiguresModuleDeps): {
  readonly routes: Route[]
  readonly schedules: ScheduledJob[]
} {
  const { exportTable, checkExportLimit } = deps.usage
  const figures = createFiguresService(deps)
  const listDeliveryTimes = createDeliveryTimes(deps)
  const figuresExport = createFiguresExport({ ...deps, figures, listDeliveryTimes, exportTable })
  return {
    routes: createFiguresRoutes({
      figures,
      listDeliveryTimes,
      figuresExport,
      clubPages: createClubPages({ ...deps, figures }),
      checkExportLimit,
    }),
    schedules: [createRollUp(deps)],
  }
}
