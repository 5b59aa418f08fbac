import {
  createFixture,
  createMatchday,
  deleteFixture,
  getStudioMatchday,
  listMatchdays,
  setMatchPhase,
  setScore,
  undoLiveChange,
  updateFixture,
  updateMatchday,
} from '@mixed-zone/contract/endpoints/studio/matchdays'
import { checkSeasonImport, exportFixtures, importSeason } from '@mixed-zone/contract/endpoints/studio/season-import'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ExportList } from '../list-export.ts'
import type { FixturesExport } from './import/fixtures-export.ts'
import type { SeasonImportService } from './import/season-import.service.ts'
import type { LiveScoresService } from './live-scores.service.ts'
import type { MatchdaysService } from './matchdays.service.ts'

interface MatchdaysRoutesDeps {
  readonly matchdays: MatchdaysService
  readonly liveScores: LiveScoresService
  readonly seasonImport: SeasonImportService
  readonly fixturesExport: FixturesExport
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

export function createMatchdaysRoutes(deps: MatchdaysRoutesDeps): Route[] {
  const { matchdays, liveScores, seasonImport, exportList, checkExportLimit: checkLimit } = deps
  return [
    route(listMatchdays, ({ query, locale }) => matchdays.list(query.season, locale)),
    route(getStudioMatchday, ({ params, locale }) => matchdays.get(params.id, locale)),
    route(createMatchday, ({ actor, body, locale }) => matchdays.createMatchday(actor, body, locale)),
    route(updateMatchday, ({ actor, params, body, locale }) =>
      matchdays.updateMatchday(actor, { id: params.id, body, locale }),
    ),
    route(createFixture, ({ actor, body, locale }) => matchdays.createFixture(actor, body, locale)),
    route(updateFixture, ({ actor, params, body, locale }) =>
      matchdays.updateFixture(actor, { id: params.id, body, locale }),
    ),
    route(deleteFixture, ({ actor, params }) => matchdays.deleteFixture(actor, params.id)),
    route(checkSeasonImport, ({ body, locale }) => seasonImport.check(body, locale)),
    route(importSeason, ({ actor, body, locale }) => seasonImport.import(actor, body, locale)),
    route(exportFixtures, async ({ actor, ...call }) => asFile(await exportList(actor, deps.fixturesExport, call)), {
      checkLimit,
    }),
    route(setScore, ({ actor, params, body }) => liveScores.setScore(actor, params.id, body)),
    route(setMatchPhase, ({ actor, params, body }) => liveScores.setPhase(actor, params.id, body)),
    route(undoLiveChange, ({ actor, params, body }) => liveScores.undo(actor, params.id, body.version)),
  ]
}
