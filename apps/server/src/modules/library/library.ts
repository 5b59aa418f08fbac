import {
  getFixture as getFixtureEndpoint,
  getMatchday as getMatchdayEndpoint,
} from '@mixed-zone/contract/endpoints/browse'
import { getPost, listSections as listSectionsEndpoint } from '@mixed-zone/contract/endpoints/library'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Matchday, Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { createFileAddresses } from '../../platform/signing/file-addresses.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { type FrontPage, loadFrontPage } from './cards/front-page.service.ts'
import { createLoadCards, type LoadCards } from './cards/load-cards.ts'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import { getCurrentMatchday } from './matchdays/current-matchday.service.ts'
import { getFixture, getMatchday } from './matchdays/match-pages.service.ts'
import { createGetPost, type DescribeDownloads } from './post/get-post.service.ts'
import { createPublishing, type IndexPosts, type Publishing } from './publishing/publishing.service.ts'
import type { Reading } from './reading.ts'
import { createNextBoundary, type NextBoundary } from './remembered/next-boundary.ts'
import { createRememberedAnswers, type RememberedAnswers } from './remembered/remembered-answers.ts'
import { listSections } from './sections/list-sections.service.ts'

export { anyOf } from './any-of.ts'
export type { NextBoundary } from './remembered/next-boundary.ts'
export { presentTeam, presentTerm } from './cards/taxonomy.presenter.ts'
export type { FrontPage } from './cards/front-page.service.ts'
export { pickTranslation } from './cards/card.presenter.ts'
export { listRenditions } from './cards/renditions.repository.ts'
export { presentPicture } from './cards/picture.presenter.ts'
export { cleanBody } from './clean-body.ts'
export { haveRightsEnded, leagueDay } from '@mixed-zone/contract/rules/league-day'
export { isAboutFixture, isAboutMatchday } from './matchdays/about.ts'
export { findCurrentPeriods } from './matchdays/current-periods.ts'
export { presentMatchdayTerm } from './matchdays/matchday.presenter.ts'
export type { DescribeDownloads, PostDownloads } from './post/get-post.service.ts'
export type { KnownPost, PostDraft } from './publishing/post-draft.ts'
export type { Editor, IndexPosts, Publishing } from './publishing/publishing.service.ts'
export type { Reading } from './reading.ts'
export { rowId } from '../../platform/database/row-id.ts'
export { seedSections } from './sections/seed-sections.ts'
export { type Viewer, visibleTo } from './visibility.ts'

export interface Library {
  readonly routes: readonly Route[]
  readonly publishing: Publishing
  /** What is the same for many, from memory. */
  readonly remembered: RememberedAnswers
  readonly nextBoundary: NextBoundary
  /** Takes down who reads, in which language and when, once for one answer. */
  read(actor: Actor, locale: Locale): Reading
  listSections(reading: Reading): Promise<Section[]>
  loadFrontPage(wanted: Parameters<typeof loadFrontPage>[1], reading: Reading): Promise<FrontPage>
  getCurrentMatchday(reading: Reading): Promise<Matchday | null>
  readonly loadCards: LoadCards
}

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly indexPosts: IndexPosts
  readonly fileKeys: FileKeys
  /** The league's time zone. */
  readonly timeZone: string
  /** The address of the video host where it is not ourselves. */
  readonly videoHost: string | null
  readonly describeDownloads: DescribeDownloads
}

export function createLibrary(parts: Parts): Library {
  const { db, clock, changes, indexPosts, fileKeys, timeZone, videoHost, describeDownloads } = parts
  const read = (actor: Actor, locale: Locale): Reading => {
    const now = clock.now()
    const addresses = createFileAddresses(fileKeys.signerOf(actor.fileHandle))
    return { viewer: actor, locale, now, today: leagueDay(now, timeZone), addresses }
  }
  const nextBoundary = createNextBoundary({ db, clock, changes })
  const loadCards = createLoadCards({ db, clock, changes, nextBoundary })
  const getWholePost = createGetPost({ db, loadCards, videoHost, describeDownloads })
  const remembered = createRememberedAnswers({ clock, changes, fileKeys, timeZone, nextBoundary })

  return {
    routes: [
      route(listSectionsEndpoint, ({ actor, locale }) =>
        remembered.answer(listSectionsEndpoint, { actor, locale }, async (reading) => ({
          sections: await listSections(db, reading),
        })),
      ),
      route(getPost, async ({ actor, locale, body }) => {
        const id = rowId(body.id)
        if (id === null) throw new ApiError('not-found')
        const which = { kind: 'posts', key: String(id) } as const
        return remembered.answer(getPost, { actor, locale, which }, (reading) => getWholePost(id, reading))
      }),
      route(getMatchdayEndpoint, ({ actor, locale, params, query }) =>
        getMatchday({ db, loadCards }, { ...params, ...query }, read(actor, locale)),
      ),
      route(getFixtureEndpoint, ({ actor, locale, params, query }) =>
        getFixture({ db, loadCards }, { ...params, ...query }, read(actor, locale)),
      ),
    ],
    publishing: createPublishing({ changes, clock, indexPosts }),
    remembered,
    nextBoundary,
    read,
    listSections: (reading) => listSections(db, reading),
    loadFrontPage: (wanted, reading) => loadFrontPage({ db, loadCards }, wanted, reading),
    getCurrentMatchday: (reading) => getCurrentMatchday(db, reading),
    loadCards,
  }
}
