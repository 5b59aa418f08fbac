import type { Db } from '../../../platform/database/database.ts'
import type { HousekeepingTask } from '../../../platform/jobs/housekeeping.ts'
import type { CheckLimit, Route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import type { ExportList } from '../list-export.ts'
import { createCrestsService } from './crests.service.ts'
import { createEditTermsService } from './edit-terms.service.ts'
import { createMergeTermsService } from './merge-terms.service.ts'
import { createSquadsService } from './squads.service.ts'
import { createTermChanges, type TermChanges } from './term-changes.ts'
import { createTermsExport } from './terms-export.ts'
import { createTermsRoutes } from './terms.routes.ts'
import { createTermsService } from './terms.service.ts'

interface TermsDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'jobs'> {
  readonly backgroundDb: Db
  readonly assets: Pick<Assets, 'storeFile'>
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

/** Clubs, categories, tags and players. */
export function createTerms(deps: TermsDeps): {
  readonly routes: Route[]
  readonly nightly: readonly HousekeepingTask[]
  readonly reindex: TermChanges['reindex']
} {
  const termChanges = createTermChanges(deps)
  const merging = createMergeTermsService({ ...deps, termChanges })
  const editing = createEditTermsService({ ...deps, termChanges })
  return {
    routes: createTermsRoutes({
      terms: createTermsService(deps),
      editing,
      merging,
      crests: createCrestsService({ ...deps, termChanges }),
      squads: createSquadsService(deps),
      termsExport: createTermsExport(deps),
      exportList: deps.exportList,
      checkExportLimit: deps.checkExportLimit,
    }),
    nightly: [merging.endOldMerges],
    reindex: termChanges.reindex,
  }
}
