import { getFixture, getMatchday, listSections } from '@mixed-zone/contract/endpoints/library'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Actor } from '../../platform/http/actor.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { getFixturePage, getMatchdayPage, type MatchPagesDeps } from './matchdays/matchdays.service.ts'
import type { ResponseCache } from './response-cache/response-cache.ts'
import type { ReadContext } from './rules.ts'
import { listVisibleSections } from './sections/sections.service.ts'

interface LibraryRoutesDeps extends MatchPagesDeps {
  readonly responseCache: ResponseCache
  readonly createReadContext: (actor: Actor, locale: Locale) => ReadContext
}

export function createLibraryRoutes(deps: LibraryRoutesDeps): Route[] {
  const { responseCache, createReadContext } = deps
  return [
    route(listSections, ({ actor, locale }) =>
      responseCache.getOrLoad(listSections, { actor, locale }, async (context) => ({
        sections: await listVisibleSections(deps, context),
      })),
    ),
    route(getMatchday, ({ actor, locale, params, query }) =>
      getMatchdayPage(deps, { ...params, ...query }, createReadContext(actor, locale)),
    ),
    route(getFixture, ({ actor, locale, params, query }) =>
      getFixturePage(deps, { ...params, ...query }, createReadContext(actor, locale)),
    ),
  ]
}
