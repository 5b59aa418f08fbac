import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/league-day'
import type { Matchday, Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/route.ts'
import { createFileAddresses } from '../../platform/signing/file-addresses.ts'
import type { FileKeys } from '../../platform/signing/file-keys.ts'
import { type FrontPage, type FrontPageRequest, loadFrontPage } from './cards/front-page.service.ts'
import { createLoadCards, type LoadCards } from './cards/load-cards.ts'
import { createLibraryRoutes } from './library.routes.ts'
import { getCurrentMatchday } from './matchdays/matchdays.service.ts'
import { createGetPost, type DescribeDownloads } from './post/get-post.service.ts'
import { createPublishing, type IndexPosts, type Publishing } from './publishing/publishing.service.ts'
import { createNextBoundary, type NextBoundary } from './remembered/next-boundary.ts'
import { createRememberedAnswers, type RememberedAnswers } from './remembered/remembered-answers.ts'
import type { Reading } from './rules.ts'
import { listVisibleSections } from './sections/sections.service.ts'

export { presentPicture } from './cards/picture.presenter.ts'
export { listRenditions } from './cards/renditions.repository.ts'
export { getCurrentPeriods } from './matchdays/matchdays.service.ts'
export type { DescribeDownloads } from './post/get-post.service.ts'
export type { KnownPost, PostDraft } from './publishing/post-draft.ts'
export type { NextBoundary } from './remembered/next-boundary.ts'
export { seedSections } from './sections/seed-sections.ts'

export interface Library {
  readonly routes: readonly Route[]
  readonly publishing: Publishing
  /** What is the same for many, from memory. */
  readonly remembered: RememberedAnswers
  readonly nextBoundary: NextBoundary
  /** Who reads, in which language and when, for one response. */
  read(actor: Actor, locale: Locale): Reading
  listSections(reading: Reading): Promise<Section[]>
  loadFrontPage(request: FrontPageRequest, reading: Reading): Promise<FrontPage>
  getCurrentMatchday(reading: Reading): Promise<Matchday | null>
  readonly loadCards: LoadCards
}

export interface LibraryDeps {
  readonly db: Db
  readonly clock: Clock
  readonly changes: Changes
  readonly indexPosts: IndexPosts
  readonly fileKeys: FileKeys
  /** The league's time zone. */
  readonly timeZone: string
  /** The address of an external video host, or null if this server is the host. */
  readonly videoHost: string | null
  readonly describeDownloads: DescribeDownloads
}

export function createLibrary(deps: LibraryDeps): Library {
  const { db, clock, changes, indexPosts, fileKeys, timeZone, videoHost, describeDownloads } = deps
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
    routes: createLibraryRoutes({ db, loadCards, remembered, read, getWholePost }),
    publishing: createPublishing({ changes, clock, indexPosts }),
    remembered,
    nextBoundary,
    read,
    listSections: (reading) => listVisibleSections(db, reading),
    loadFrontPage: (request, reading) => loadFrontPage({ db, loadCards }, request, reading),
    getCurrentMatchday: (reading) => getCurrentMatchday(db, reading),
    loadCards,
  }
}
