import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import type { Feeds } from '../../platform/feeds/feeds.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Assets } from '../assets/assets.ts'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import { findLeadEnd } from './front-page.repository.ts'
import { createGetHome } from './pages.service.ts'
import { createPagesRoutes } from './pages.routes.ts'
import { createGetSocial } from './social/get-social.service.ts'
import { createFeedReader } from './social/read-feeds.service.ts'
import { registerSocialPictures, type SocialPicturesDeps } from './social/social-pictures.routes.ts'

interface PagesDeps extends SocialPicturesDeps, Pick<Platform, 'clock' | 'log' | 'jobs'> {
  readonly library: Library
  readonly downloads: Pick<Downloads, 'describePost'>
  readonly assets: Assets
  readonly feeds: Feeds
}

export { loadPublishedFrontPage } from './front-page.repository.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Shortly after the start, to keep the start fast. */
const AFTER_START_SECONDS = 20

const READ_FEED_QUEUE = {
  name: 'read-feed',
  concurrency: 1,
  pollSeconds: 5,
  // A feed has 20 items, whose pictures are fetched one after the other.
  timeoutSeconds: 900,
  retry: { limit: 1, delaySeconds: 5, maxDelaySeconds: 5 },
  onePerKey: 'queued',
} as const

export type Pages = ReturnType<typeof createPages>

export function createPages(deps: PagesDeps) {
  const getHomePage = createGetHome(deps)
  const feedReader = createFeedReader(deps)
  const queue = deps.jobs.queue<{ readonly accountId: number }>(READ_FEED_QUEUE)
  queue.handle(({ accountId }) => feedReader.readNow(accountId))
  return {
    getHomePage,
    /** Reads the feed of a social account soon, by a job of the transaction. */
    requestFeed: (tx: Db, accountId: number) => queue.send(tx, { data: { accountId }, key: String(accountId) }),
    routes: createPagesRoutes({
      ...deps,
      getHomePage,
      findLeadEnd: (now) => findLeadEnd(deps.db, now),
      getSocialPage: createGetSocial(deps),
    }),
    schedules: [
      {
        name: 'read-feeds',
        cron: EVERY_TEN_MINUTES,
        afterStartSeconds: AFTER_START_SECONDS,
        run: feedReader.readDue,
      },
    ],
    register: (app: FastifyInstance) => registerSocialPictures(app, deps),
  }
}
