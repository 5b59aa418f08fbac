import {
  createSavedView,
  deleteSavedView,
  endPresence,
  getPresence,
  getStudioCounts,
  listSavedViews,
  reportPresence,
  searchStudio,
  updateSavedView,
} from '@mixed-zone/contract/endpoints/studio/shell'
import { type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DraftIndex } from '../posts/draft-index.ts'
import { createGetCounts } from './counts.service.ts'
import { createPresenceService } from './presence.service.ts'
import { createSavedViewsService } from './saved-views.service.ts'
import { createSearchStudio } from './search.service.ts'

/** What the frame around every screen of the studio needs. */
interface ShellRoutesDeps extends Pick<Platform, 'db' | 'clock'> {
  readonly draftIndex: Pick<DraftIndex, 'refresh'>
  /** Whether a match is near, today. */
  readonly isTonight: () => Promise<boolean>
}

export function createShellRoutes(deps: ShellRoutesDeps): Route[] {
  const getCounts = createGetCounts(deps)
  const search = createSearchStudio(deps)
  const views = createSavedViewsService(deps)
  const presence = createPresenceService(deps)
  return [
    route(getStudioCounts, ({ actor }) => getCounts(actor)),
    route(searchStudio, ({ actor, query, locale }) => search(actor, { text: query.text, locale })),
    route(listSavedViews, ({ actor, query }) => views.list(actor, query.list)),
    route(createSavedView, ({ actor, body }) => views.create(actor, body)),
    route(updateSavedView, ({ actor, params, body }) => views.update(actor, params.id, body)),
    route(deleteSavedView, ({ actor, params }) => views.delete(actor, params.id)),
    route(getPresence, ({ actor }) => presence.list(actor)),
    route(reportPresence, ({ actor, body }) => presence.report(actor, body)),
    route(endPresence, ({ actor }) => presence.end(actor)),
  ]
}
