import { getFixture, getMatchday } from '@mixed-zone/contract/endpoints/browse'
import { getPost, listSections } from '@mixed-zone/contract/endpoints/library'
import type { Locale } from '@mixed-zone/contract/locales'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { getFixturePage, getMatchdayPage, type MatchPagesDeps } from './matchdays/matchdays.service.ts'
import type { GetPost } from './post/get-post.service.ts'
import type { ResponseCache } from './response-cache/response-cache.ts'
import type { ReadContext } from './rules.ts'
import { listVisibleSections } from './sections/sections.service.ts'

interface LibraryRoutesDeps extends MatchPagesDeps {
  readonly responseCache: ResponseCache
  readonly createReadContext: (actor: Actor, locale: Locale) => ReadContext
  readonly getWholePost: GetPost
}

export function createLibraryRoutes(deps: LibraryRoutesDeps): Route[] {
  const { responseCache, createReadContext, getWholePost } = deps
  return [
    route(listSections, ({ actor, locale }) =>
      responseCache.getOrLoad(listSections, { actor, locale }, async (context) => ({
        sections: await listVisibleSections(deps, context),
      })),
    ),
    route(getPost, async ({ actor, locale, body }) => {
      const id = rowId(body.id)
      if (id === null) throw new ApiError('not-found')
      return responseCache.getOrLoad(getPost, { actor, locale, key: String(id) }, (context) =>
        getWholePost(id, context),
      )
    }),
    route(getMatchday, ({ actor, locale, params, query }) =>
      getMatchdayPage(deps, { ...params, ...query }, createReadContext(actor, locale)),
    ),
    route(getFixture, ({ actor, locale, params, query }) =>
      getFixturePage(deps, { ...params, ...query }, createReadContext(actor, locale)),
    ),
  ]
}
