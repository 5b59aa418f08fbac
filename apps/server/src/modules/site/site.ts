import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import { getEmbargoTerms, getLegalText } from '@mixed-zone/contract/endpoints/site'
import type { Locale } from '@mixed-zone/contract/locales'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import { files, renditions } from '../../platform/database/schema/files.ts'
import { settingFiles } from '../../platform/database/schema/records.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { type FileSource, sendContent, storedContent } from '../../platform/http/send-content.ts'
import type { Platform } from '../../platform/platform.ts'

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

const sources = alias(files, 'sources')

/** A logo of the brand, of one of its versions or of its draft, as WebP. Other files are not found. */
async function findLogo(db: Db, sha256: Buffer) {
  const [row] = await db
    .select({ sha256: files.sha256, sizeBytes: files.sizeBytes, mediaType: files.mediaType })
    .from(settingFiles)
    .innerJoin(sources, eq(sources.id, settingFiles.fileId))
    .innerJoin(
      renditions,
      and(eq(renditions.sourceId, sources.id), eq(renditions.name, '640'), eq(renditions.format, 'webp')),
    )
    .innerJoin(files, eq(files.id, renditions.fileId))
    .where(eq(sources.sha256, sha256))
    .limit(1)
  return row
}
