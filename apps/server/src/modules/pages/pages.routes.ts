import { getHome, getPost, getSocial } from '@mixed-zone/contract/endpoints/pages'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Library } from '../library/library.ts'
import { type GetHome, getPostPage, type GetPostPageDeps } from './pages.service.ts'
import type { GetSocial } from './social/get-social.service.ts'

interface PagesRoutesDeps extends GetPostPageDeps {
  readonly library: Pick<Library, 'getPost' | 'responseCache'>
  readonly getHomePage: GetHome
  readonly findLeadEnd: (now: Date) => Promise<Date | null>
  readonly getSocialPage: GetSocial
}

export function createPagesRoutes(deps: PagesRoutesDeps): Route[] {
  const { library, getHomePage, getSocialPage } = deps
  const { responseCache } = library
  return [
    route(getHome, ({ actor, locale }) =>
      responseCache.getOrLoad(getHome, { actor, locale, findNextChange: deps.findLeadEnd }, (context) =>
        getHomePage(context),
      ),
    ),
    route(getPost, async ({ actor, locale, body }) => {
      const id = rowId(body.id)
      if (id === null) throw new ApiError('not-found')
      return responseCache.getOrLoad(getPost, { actor, locale, key: String(id) }, (context) =>
        getPostPage(deps, id, context),
      )
    }),
    route(getSocial, ({ actor, locale }) => getSocialPage(actor, locale)),
  ]
}
