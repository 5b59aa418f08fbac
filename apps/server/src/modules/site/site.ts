import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import { getEmbargoTerms, getLegalText } from '@mixed-zone/contract/endpoints/site'
import type { Locale } from '@mixed-zone/contract/locales'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { type FileSource, sendContent, storedContent } from '../../platform/http/send-content.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLogo } from './site.repository.ts'

type SiteDeps = Pick<Platform, 'db' | 'settings'> & FileSource

/** The bytes of a digest never change. */
const LOGO_CACHE = 'public, max-age=31536000, immutable'

const LEGAL_PAGES = ['legalNotice', 'privacyPolicy', 'cookiePolicy', 'accessibility'] as const

/** What the portal shows of the settings, beside the boot config: legal texts, embargo terms and logos. */
export function createSite(deps: SiteDeps) {
  return { routes: createSiteRoutes(deps), register: (app: FastifyInstance) => registerLogos(app, deps) }
}

function createSiteRoutes({ settings }: Pick<SiteDeps, 'settings'>): Route[] {
  return [
    route(getLegalText, async ({ params, locale: asked }) => {
      const page = LEGAL_PAGES.find((one) => one === params.page)
      if (!page) throw new ApiError('not-found')
      const published = settings.versions[page]
      const texts = settings.current[page].text
      const locale: Locale = texts?.[asked] ? asked : 'es'
      return {
        text: texts?.[locale] ?? null,
        locale: texts ? locale : asked,
        version: published?.version ?? 0,
        publishedAt: published?.changedAt.toISOString() ?? null,
      }
    }),
    route(getEmbargoTerms, async ({ locale }) => {
      const texts = settings.current.embargoTerms.text
      const lines = (texts?.[locale] || texts?.es)?.split('\n').map((line) => line.trim())
      return { terms: lines?.filter((line) => line !== '') ?? null }
    }),
  ]
}

function registerLogos(app: FastifyInstance, { db, ...source }: SiteDeps): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.logo,
    handler: async (request, reply) => {
      const [, digest] = /^([\da-f]{64})\.webp$/.exec(request.params.name) ?? []
      const file = digest === undefined ? undefined : await findLogo(db, Buffer.from(digest, 'hex'))
      if (!file) throw new ApiError('not-found')
      const content = { file, disposition: 'inline', fileName: 'logo.webp', cacheControl: LOGO_CACHE } as const
      return sendContent(request, reply, storedContent(source, content))
    },
  })
}
