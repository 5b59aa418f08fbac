import type { Locale } from '@mixed-zone/contract/locales'
import { leagueDay } from '@mixed-zone/contract/rules/days'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../platform/http/actor.ts'
import type { Platform } from '../../platform/platform.ts'
import { createFileAddresses } from '../../platform/signing/file-addresses.ts'
import { type FrontPageRequest, loadFrontPage } from './cards/front-page.service.ts'
import { createLoadCards } from './cards/load-cards.ts'
import { createLibraryRoutes } from './library.routes.ts'
import { getCurrentMatchday } from './matchdays/matchdays.service.ts'
import { createPostIndex } from './post-index/post-index.ts'
import { createGetHiddenPost, createGetPost } from './post/get-post.service.ts'
import { createPublishing, type IndexPosts } from './publishing/publishing.service.ts'
import { createResponseCache } from './response-cache/response-cache.ts'
import type { ReadContext } from './rules.ts'
import { listVisibleSections } from './sections/sections.service.ts'

export { presentPicture, smallSizeOf } from './cards/picture.presenter.ts'
export { listRenditions } from './cards/cards.repository.ts'
export { createPostImporter, PICTURE_NAME } from './importing/import-posts.service.ts'
export type { ImportOutcome, ImportPost, OpenFile } from './importing/import-posts.service.ts'
export { type ImportedPost, ImportProblem, parseImportedPost } from './importing/imported-post.ts'
export { getCurrentPeriods } from './matchdays/matchdays.service.ts'
export { resolveMergedIds } from './publishing/current-terms.ts'
export { writeContent, type PostContent } from './publishing/content.repository.ts'
export {
  embargo,
  isReleased,
  isVisible,
  move,
  publication,
  restoration,
} from './publishing/post-moves.ts'
export {
  type KnownPost,
  type LockedPost,
  lockPost,
  type PostChange,
  type PostDraft,
} from './publishing/publishing.repository.ts'
export {
  type Change,
  type Correction,
  type Editor,
  type IndexPosts,
  type PostStep,
  type Publishing,
  requireAsset,
  writeCorrection,
} from './publishing/publishing.service.ts'
export type { PostDimension, ReadPostValues } from './post-index/post-columns.ts'
export type { PostIndex } from './post-index/post-index.ts'
export type { Criteria, FacetCounts, Page, PostMatches, PostQuery } from './post-index/post-query.ts'
export { listSectionNames, seedSections } from './sections/sections.service.ts'

export interface LibraryDeps
  extends Pick<Platform, 'db' | 'clock' | 'changes' | 'caches' | 'log' | 'fileKeys' | 'getTimeZone'> {
  readonly indexPosts: IndexPosts
  /** The address of an external video host, or null if this server is the host. */
  readonly videoHost: string | null
  /** Memory for cached responses. */
  readonly cacheMb: number
}

export type Library = ReturnType<typeof createLibrary>

export function createLibrary(deps: LibraryDeps) {
  const { db, clock, changes, caches, log, indexPosts, fileKeys, getTimeZone, videoHost, cacheMb } = deps
  const createReadContext = (actor: Actor, locale: Locale): ReadContext => {
    const now = clock.now()
    const addresses = createFileAddresses(fileKeys.signerOf(actor.fileHandle))
    return { viewer: actor, locale, now, today: leagueDay(now, getTimeZone()), addresses }
  }
  const postIndex = createPostIndex({ db, clock, changes, log })
  const loadCards = createLoadCards({ db, caches, postIndex })
  const responseCache = createResponseCache({ clock, caches, fileKeys, getTimeZone, postIndex, cacheMb })

  return {
    routes: createLibraryRoutes({ db, postIndex, loadCards, responseCache, createReadContext }),
    publishing: createPublishing({ changes, clock, indexPosts }),
    responseCache,
    postIndex,
    createReadContext,
    getPost: createGetPost({ db, loadCards, videoHost }),
    getHiddenPost: createGetHiddenPost({ videoHost }),
    listSections: (context: ReadContext) => listVisibleSections({ db, postIndex }, context),
    loadFrontPage: (request: FrontPageRequest, context: ReadContext) =>
      loadFrontPage({ db, postIndex, loadCards }, request, context),
    getCurrentMatchday: (context: ReadContext) => getCurrentMatchday(db, context),
    loadCards,
    register(app: FastifyInstance) {
      app.addHook('preClose', () => postIndex.stop())
    },
  }
}
