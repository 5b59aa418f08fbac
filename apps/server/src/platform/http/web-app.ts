import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { BOOT_CONFIG_ID, BOOT_CONFIG_PLACEHOLDER } from '@mixed-zone/contract/boot-config'
import { isLocale, type Locale, type Localised } from '@mixed-zone/contract/locales'
import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'
import { matchScreen } from '@mixed-zone/contract/screens'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fresh from 'fresh'
import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import type { Logo, SettingValues } from '@mixed-zone/contract/schemas/studio/settings'
import type { CaptchaSettings } from '../captcha/captcha.ts'
import { ApiError } from '../errors/api-error.ts'

interface WebAppOptions {
  readonly directory: string
  /** Returns the same object until a setting changes. */
  readonly getBootConfig: () => BootConfig
}

interface Page {
  readonly html: string
  readonly etag: string
}

/** Serves the built web app: its files, and its page for every other path, with status 404 where no screen has that path. */
export async function registerWebApp(app: FastifyInstance, { directory, getBootConfig }: WebAppOptions): Promise<void> {
  const template = await loadTemplate(directory)
  if (template === null) app.log.warn({ directory }, 'the web app has not been built')
  else await registerFiles(app, directory)

  const getPages = createPages(template ?? '', getBootConfig)
  app.get('/*', async (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?', 2)
    // A browser that requests a missing script must not be sent a page.
    if (template === null || path.startsWith('/assets/')) throw new ApiError('not-found')

    const match = matchScreen(path, { development: getBootConfig().development })
    const isScreen = path === '/' || match !== null
    if (match?.screen === 'preview' || match?.screen === 'setup') reply.header('x-robots-tag', 'noindex')
    if (match?.screen === 'home' && query === 'page=draft') allowOwnFrame(reply)
    const locale = languageOf(path) ?? request.locale
    const { html, etag } = getPages()[locale]
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

/** The studio shows the draft of the home page in a frame. */
function allowOwnFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '')
  reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-frame-options': 'SAMEORIGIN',
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
async function loadTemplate(directory: string): Promise<string | null> {
  return readFile(join(directory, 'index.html'), 'utf8').catch(() => null)
}

/** Builds the pages once for each boot config. */
function createPages(template: string, getBootConfig: () => BootConfig): () => Localised<Page> {
  const build = (bootConfig: BootConfig): Localised<Page> => ({
    es: buildPage(template, 'es', bootConfig),
    en: buildPage(template, 'en', bootConfig),
    pt: buildPage(template, 'pt', bootConfig),
  })
  let builtFor = getBootConfig()
  let pages = build(builtFor)
  return () => {
    const bootConfig = getBootConfig()
    if (bootConfig !== builtFor) {
      builtFor = bootConfig
      pages = build(bootConfig)
    }
    return pages
  }
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

const OWN_TEXTS = ['legalNotice', 'privacyPolicy', 'cookiePolicy', 'accessibility', 'embargoTerms'] as const

interface BootConfigSources {
  readonly config: {
    readonly clientCredential: string
    readonly analyticsDebug: boolean
    readonly videoHost?: string | undefined
    readonly environment: string | null
  }
  readonly settings: Omit<SettingValues, 'retention' | 'rejectTemplates' | 'staffSecurity'>
  readonly captcha: CaptchaSettings
  readonly version: string
}

/** Lists each value, so that no other configuration reaches the page. */
export function bootConfigOf({ config, settings, captcha, version }: BootConfigSources): BootConfig {
  const { brand, help, timeZone, analytics } = settings
  return {
    clientCredential: config.clientCredential,
    portalName: brand.portalName,
    leagueName: brand.leagueName,
    leagueColour: brand.accent,
    logos: logosOf(brand),
    help: { email: help.email, telephone: help.telephone },
    timeZone: timeZone.name,
    version,
    captcha: { kind: captcha.kind, siteKey: 'siteKey' in captcha ? captcha.siteKey : null },
    analytics: { id: analytics.id, debug: config.analyticsDebug },
    ownTexts: OWN_TEXTS.filter((key) => settings[key].text !== null),
    videoHost: config.videoHost ?? null,
    development: config.environment === 'development',
  }
}

/** Where only one logo is set, it serves both backgrounds. */
function logosOf({ logoOnLight, logoOnDark }: SettingValues['brand']): BootConfig['logos'] {
  const onLight = logoOnLight ?? logoOnDark
  const onDark = logoOnDark ?? logoOnLight
  if (onLight === null || onDark === null) return null
  const present = ({ sha256, width, height }: Logo) => ({ url: logoUrl(sha256), width, height })
  return { onLight: present(onLight), onDark: present(onDark) }
}
