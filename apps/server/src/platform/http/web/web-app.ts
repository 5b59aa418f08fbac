import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'
import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { matchScreen } from '@mixed-zone/contract/screens'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../errors/api-error.ts'
import { loadStaticFiles } from './load-static-files.ts'
import { loadPages } from './page.ts'
import { sendStatic } from './send-static.ts'

export interface WebAppOptions {
  /** Where the build is. */
  readonly directory: string
  readonly bootConfig: BootConfig
}

/** Serves the web app: its files, and its page for every other path, with status 404 where no screen has that path. */
export async function registerWebApp(app: FastifyInstance, { directory, bootConfig }: WebAppOptions): Promise<void> {
  const [files, pages] = await Promise.all([loadStaticFiles(directory), loadPages(directory, bootConfig)])
  if (pages === null) app.log.warn({ directory }, 'the web app has not been built')

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const file = files.get(path)
    if (file) return sendStatic(request, reply, file)
    // A file that is not there is no screen: a browser that asks for a script must not be given a page.
    if (pages === null || path.startsWith('/assets/')) throw new ApiError('not-found')

    const screen = matchScreen(path, { development: bootConfig.development })
    const locale = languageOf(path) ?? request.locale
    reply.code(screen !== null || path === '/' ? 200 : 404).header('content-language', locale)
    return sendStatic(request, reply, pages[locale])
  })
}

function languageOf(path: string): Locale | null {
  const first = path.split('/')[1]
  return isLocale(first) ? first : null
}
