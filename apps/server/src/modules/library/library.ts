import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { Matchday, Section } from '@mixed-zone/contract/schemas/taxonomy'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../platform/http/actor.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFileAddresses } from '../../platform/signing/file-addresses.ts'
import { type FrontPage, type FrontPageRequest, loadFrontPage } from './cards/front-page.service.ts'
import { createLoadCards, type LoadCards } from './cards/load-cards.ts'
import { createLibraryRoutes } from './library.routes.ts'
import { getCurrentMatchday } from './matchdays/matchdays.service.ts'
import { createPostIndex, type PostIndex } from './post-index/post-index.ts'
import { createGetPost, type GetPost } from './post/get-post.service.ts'
import { createPublishing, type IndexPosts, type Publishing } from './publishing/publishing.service.ts'
import { createResponseCache, type ResponseCache } from './response-cache/response-cache.ts'
import type { ReadContext } from './rules.ts'
import { listVisibleSections } from './sections/sections.service.ts'

export { presentPicture } from './cards/picture.presenter.ts'
export { listRenditions } from './cards/renditions.repository.ts'
export { getCurrentPeriods } from './matchdays/matchdays.service.ts'
export type { KnownPost, PostDraft } from './publishing/publishing.repository.ts'
export type { PostIndex } from './post-index/post-index.ts'
export type { Criteria, FacetCounts, Page, PostMatches, PostQuery } from './post-index/post-query.ts'
export { seedSections } from './sections/seed-sections.ts'

export interface Library {
  readonly routes: readonly Route[]
  readonly publishing: Publishing
  readonly responseCache: ResponseCache
  readonly postIndex: PostIndex
  createReadContext(actor: Actor, locale: Locale): ReadContext
  readonly getPost: GetPost
  listSections(context: ReadContext): Promise<Section[]>
  loadFrontPage(request: FrontPageRequest, context: ReadContext): Promise<FrontPage>
  getCurrentMatchday(context: ReadContext): Promise<Matchday | null>
  readonly loadCards: LoadCards
  /** Stops the post index with the app. */
  register(app: FastifyInstance): void
}

export interface LibraryDeps extends Pick<Platform, 'db' | 'clock' | 'changes' | 'log' | 'fileKeys' | 'timeZone'> {
  readonly indexPosts: IndexPosts
  /** The address of an external video host, or null if this server is the host. */
  readonly videoHost: string | null
}

export function createLibrary(deps: LibraryDeps): Library {
  const { db, clock, changes, log, indexPosts, fileKeys, timeZone, videoHost } = deps
  const createReadContext = (actor: Actor, locale: Locale): ReadContext => {
    const now = clock.now()
    const addresses = createFileAddresses(fileKeys.signerOf(actor.fileHandle))
    return { viewer: actor, locale, now, today: leagueDay(now, timeZone), addresses }
  }
  const postIndex = createPostIndex({ db, clock, changes, log })
  const loadCards = createLoadCards({ db, clock, changes, postIndex })
  const responseCache = createResponseCache({ clock, changes, fileKeys, timeZone, postIndex })

  return {
    routes: createLibraryRoutes({ db, postIndex, loadCards, responseCache, createReadContext }),
    publishing: createPublishing({ changes, clock, indexPosts }),
    responseCache,
    postIndex,
    createReadContext,
    getPost: createGetPost({ db, loadCards, videoHost }),
    listSections: (context) => listVisibleSections({ db, postIndex }, context),
    loadFrontPage: (request, context) => loadFrontPage({ db, postIndex, loadCards }, request, context),
    getCurrentMatchday: (context) => getCurrentMatchday(db, context),
    loadCards,
    register(app) {
      app.addHook('preClose', () => postIndex.stop())
    },
  }
}
