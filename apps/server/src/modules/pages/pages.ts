import { getHome, getPost, getSocial } from '@mixed-zone/contract/endpoints/pages'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock/clock.ts'
import { rowId } from '../../platform/database/row-id.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Feeds } from '../../platform/feeds/feeds.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { ScheduledJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Assets } from '../assets/assets.ts'
import type { Downloads } from '../downloads/downloads.ts'
import type { Library } from '../library/library.ts'
import { createGetHome } from './get-home.service.ts'
import { createGetPostPage } from './get-post-page.service.ts'
import { createGetSocial } from './social/get-social.service.ts'
import { createReadFeeds } from './social/read-feeds.service.ts'
import { registerSocialPictures, type SocialPicturesParts } from './social/social-pictures.routes.ts'

export interface Pages {
  readonly routes: readonly Route[]
  /** What is done behind the calls, again and again. */
  readonly schedules: readonly ScheduledJob[]
  /** What is not below `/api`: pictures of social items. */
  register(app: FastifyInstance): void
}

interface Parts extends SocialPicturesParts {
  readonly clock: Clock
  readonly log: Log
  readonly library: Library
  readonly downloads: Pick<Downloads, 'describePost'>
  readonly assets: Assets
  readonly feeds: Feeds
}

const EVERY_TEN_MINUTES = '*/10 * * * *'

/** Whoever starts the product sees feeds of today soon, but not before the product. */
const AFTER_START_SECONDS = 20

export function createPages(parts: Parts): Pages {
  const getHomePage = createGetHome(parts)
  const getPostPage = createGetPostPage(parts)
  const getSocialPage = createGetSocial(parts)
  return {
    routes: [
      route(getHome, ({ actor, locale }) =>
        parts.library.responseCache.getOrLoad(getHome, { actor, locale }, getHomePage),
      ),
      route(getPost, ({ actor, locale, body }) => {
        const id = rowId(body.id)
        if (id === null) throw new ApiError('not-found')
        return parts.library.responseCache.getOrLoad(getPost, { actor, locale, key: String(id) }, (context) =>
          getPostPage(id, context),
        )
      }),
      route(getSocial, ({ actor, locale }) => getSocialPage(actor, locale)),
    ],
    schedules: [
      {
        name: 'read-feeds',
        cron: EVERY_TEN_MINUTES,
        afterStartSeconds: AFTER_START_SECONDS,
        run: createReadFeeds(parts),
      },
    ],
    register: (app) => registerSocialPictures(app, parts),
  }
}
