import type { FastifyInstance } from 'fastify'
import type { Feeds } from '../../platform/feeds/feeds.ts'
import type { Route } from '../../platform/http/route.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Assets } from '../assets/assets.ts'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import { createGetHome } from './get-home.service.ts'
import { createPagesRoutes } from './pages.routes.ts'
import { createGetSocial } from './social/get-social.service.ts'
import { createReadFeeds } from './social/read-feeds.service.ts'
import { registerSocialPictures, type SocialPicturesDeps } from './social/social-pictures.routes.ts'

/** What a screen needs in one call, composed from several modules. */
export interface Pages {
  readonly routes: readonly Route[]
  readonly schedules: readonly ScheduledJob[]
  register(app: FastifyInstance): void
}

interface PagesDeps extends SocialPicturesDeps, Pick<Platform, 'clock' | 'log'> {
  readonly library: Library
  readonly downloads: Pick<Downloads, 'describePost'>
  readonly assets: Assets
  readonly feeds: Feeds
}

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Shortly after the start, to keep the start fast. */
const AFTER_START_SECONDS = 20

export function createPages(deps: PagesDeps): Pages {
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
    register: (app) => registerSocialPictures(app, deps),
  }
}
