import { getFixture, getMatchday } from '@mixed-zone/contract/endpoints/browse'
import { getPost, listSections } from '@mixed-zone/contract/endpoints/library'
import type { Locale } from '@mixed-zone/contract/locales'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { getFixturePage, getMatchdayPage, type MatchPagesDeps } from './matchdays/matchdays.service.ts'
import type { GetPost } from './post/get-post.service.ts'
import type { RememberedAnswers } from './remembered/remembered-answers.ts'
import type { Reading } from './rules.ts'
import { listVisibleSections } from './sections/sections.service.ts'

interface LibraryRoutesDeps extends MatchPagesDeps {
  readonly remembered: RememberedAnswers
  readonly read: (actor: Actor, locale: Locale) => Reading
  readonly getWholePost: GetPost
}

export function createLibraryRoutes(deps: LibraryRoutesDeps): Route[] {
  const { db, remembered, read, getWholePost } = deps
  return [
    route(listSections, ({ actor, locale }) =>
      remembered.answer(listSections, { actor, locale }, async (reading) => ({
        sections: await listVisibleSections(db, reading),
      })),
    ),
    route(getPost, async ({ actor, locale, body }) => {
      const id = rowId(body.id)
      if (id === null) throw new ApiError('not-found')
      const which = { kind: 'posts', key: String(id) } as const
      return remembered.answer(getPost, { actor, locale, which }, (reading) => getWholePost(id, reading))
    }),
    route(getMatchday, ({ actor, locale, params, query }) =>
      getMatchdayPage(deps, { ...params, ...query }, read(actor, locale)),
    ),
    route(getFixture, ({ actor, locale, params, query }) =>
      getFixturePage(deps, { ...params, ...query }, read(actor, locale)),
    ),
  ]
}
