import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { BOOT_CONFIG_ID, BOOT_CONFIG_PLACEHOLDER } from '@mixed-zone/contract/boot-config'
import { isLocale, type Locale, LOCALES } from '@mixed-zone/contract/locales'
import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'
import { matchScreen } from '@mixed-zone/contract/screens'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import type { CaptchaSettings } from '../captcha/captcha.ts'
import { ApiError } from '../errors/api-error.ts'

interface WebAppOptions {
  readonly directory: string
  readonly bootConfig: BootConfig
}

interface Page {
  readonly html: string
  readonly etag: string
}

/** Serves the built web app: its files, and its page for every other path, with status 404 where no screen has that path. */
export async function registerWebApp(app: FastifyInstance, { directory, bootConfig }: WebAppOptions): Promise<void> {
  const pages = await loadPages(directory, bootConfig)
  if (pages === null) app.log.warn({ directory }, 'the web app has not been built')
  else await registerFiles(app, directory)

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    // A browser that requests a missing script must not be sent a page.
    if (pages === null || path.startsWith('/assets/')) throw new ApiError('not-found')

    const isScreen = path === '/' || matchScreen(path, { development: bootConfig.development }) !== null
    const locale = languageOf(path) ?? request.locale
    const { html, etag } = pages[locale]
    reply.headers({
      etag,
      'content-language': locale,
      'cache-control': 'no-cache',
      // The root, and paths without a language, are answered in the browser's language.
      vary: 'accept-language',
    })
    if (!isScreen) return reply.code(404).type('text/html; charset=utf-8').send(html)
    if (fresh(request.headers, { etag })) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

/** Each file gets a route of its own at start, so that every other path reaches the page. */
async function registerFiles(app: FastifyInstance, directory: string): Promise<void> {
  const hashed = join(directory, 'assets') + sep
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    index: false,
    // The page is completed before it is sent; compressed variants are chosen by `preCompressed`.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(hashed)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('vary', 'accept-encoding')
    },
  })
}

/** Null if the web app was not built. */
async function loadPages(directory: string, bootConfig: BootConfig): Promise<Record<Locale, Page> | null> {
  const template = await readFile(join(directory, 'index.html'), 'utf8').catch(() => null)
  if (template === null) return null
  const [es, en, pt] = LOCALES.map((locale) => buildPage(template, locale, bootConfig))
  return es && en && pt ? { es, en, pt } : null
}

function buildPage(template: string, locale: Locale, bootConfig: BootConfig): Page {
  const html = template
    .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
    // The portal is installed in the language of the page.
    .replace(/(<link rel="manifest" href="[^"]*-)[a-z]{2}(\.webmanifest")/, `$1${locale}$2`)
    // A function, because `replace` would interpret `$&` in a text.
    .replace(BOOT_CONFIG_PLACEHOLDER, () => inertScript(bootConfig))
  // Weak: compressed variants have the same tag.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  return { html, etag }
}

/** Data, not code: the content security policy allows it, and no text in it can close the element. */
function inertScript(bootConfig: BootConfig): string {
  const json = JSON.stringify(bootConfig).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${BOOT_CONFIG_ID}">${json}</script>`
}

function languageOf(path: string): Locale | null {
  const first = path.split('/')[1]
  return isLocale(first) ? first : null
}

interface WebSettings {
  readonly clientCredential: string
  readonly leagueName: string
  readonly leagueColour?: string | undefined
  readonly helpEmail: string
  readonly helpTelephone?: string | undefined
  readonly timeZone: string
  readonly captcha: CaptchaSettings
  readonly analyticsId?: string | undefined
  readonly analyticsDebug: boolean
  readonly videoHost?: string | undefined
  readonly environment: string | null
}

/** Lists each value, so that no other configuration reaches the page. */
export function bootConfigOf(settings: WebSettings, version: string): BootConfig {
  return {
    clientCredential: settings.clientCredential,
    leagueName: settings.leagueName,
    leagueColour: settings.leagueColour ?? null,
    help: { email: settings.helpEmail, telephone: settings.helpTelephone ?? null },
    timeZone: settings.timeZone,
    version,
    captcha: { kind: settings.captcha.kind, siteKey: 'siteKey' in settings.captcha ? settings.captcha.siteKey : null },
    analytics: { id: settings.analyticsId ?? null, debug: settings.analyticsDebug },
    videoHost: settings.videoHost ?? null,
    development: settings.environment === 'development',
  }
}
