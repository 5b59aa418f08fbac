import type { FastifyInstance } from 'fastify'
import type { Feeds } from '../../platform/feeds/feeds.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Assets } from '../assets/assets.ts'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import { createGetHome } from './pages.service.ts'
import { createPagesRoutes } from './pages.routes.ts'
import { createGetSocial } from './social/get-social.service.ts'
import { createReadFeeds } from './social/read-feeds.service.ts'
import { registerSocialPictures, type SocialPicturesDeps } from './social/social-pictures.routes.ts'

interface PagesDeps extends SocialPicturesDeps, Pick<Platform, 'clock' | 'log'> {
  readonly library: Library
  readonly downloads: Pick<Downloads, 'describePost'>
  readonly assets: Assets
  readonly feeds: Feeds
}

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Shortly after the start, to keep the start fast. */
const AFTER_START_SECONDS = 20

export type Pages = ReturnType<typeof createPages>

export function createPages(deps: PagesDeps) {
  return {
    routes: createPagesRoutes({
      ...deps,
      getHomePage: createGetHome(deps),
      getSocialPage: createGetSocial(deps),
    }),
    schedules: [
      {
        name: 'read-feeds',
        cron: EVERY_TEN_MINUTES,
        afterStartSeconds: AFTER_START_SECONDS,
        run: createReadFeeds(deps),
      },
    ],
    register: (app: FastifyInstance) => registerSocialPictures(app, deps),
  }
}
