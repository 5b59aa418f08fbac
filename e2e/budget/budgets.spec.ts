import { gzipSync } from 'node:zlib'
import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, type Page, type Response } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { waitForImages } from '../harness/page-checks.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { UI_TEXTS } from '../pages/texts.ts'

const KILOBYTE = 1000
const MAX_LOGIN_BYTES = 120 * KILOBYTE
const MAX_LOGIN_BYTES_WITH_CAPTCHA = 150 * KILOBYTE
const MAX_HOME_BYTES = 165 * KILOBYTE

/** Records the gzipped size of every script that the page or one of its workers loads. Returns a function that sums them up. */
function measureScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.context().on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    sizes.set(new URL(response.url()).pathname, gzippedSize(response))
  })
  return async () => (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0)
}

async function gzippedSize(response: Response): Promise<number> {
  // Fetched again where possible: the browser does not always keep the body of a worker script.
  const body = response.url().startsWith('http')
    ? new Uint8Array(await (await fetch(response.url())).arrayBuffer())
    : await response.body()
  return gzipSync(body, { level: 9 }).length
}

for (const locale of LOCALES) {
  test.describe(`Login page in ${locale}`, () => {
    test.use({ locale })

    test('stays within its JavaScript budget', async ({ page }) => {
      const login = loginPage(page, locale)
      const sumScripts = measureScripts(page)
      await login.open()
      const beforeForm = await sumScripts()

      // Focusing the form starts the captcha.
      await login.email.focus()
      await expect(page.getByText(UI_TEXTS[locale].verified, { exact: true })).toBeVisible()
      const withCaptcha = await sumScripts()

      expect(beforeForm).toBeGreaterThan(0)
      expect(withCaptcha).toBeGreaterThan(beforeForm)
      expect(beforeForm).toBeLessThanOrEqual(MAX_LOGIN_BYTES)
      expect(withCaptcha).toBeLessThanOrEqual(MAX_LOGIN_BYTES_WITH_CAPTCHA)
    })
  })
}

test.describe('Home page', () => {
  test.use({ account: READER })

  test('stays within its JavaScript budget', async ({ page }) => {
    const sumScripts = measureScripts(page)
    await homePage(page, 'es').open()
    await waitForImages(page)

    const size = await sumScripts()
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(MAX_HOME_BYTES)
  })
})

test.describe('Scripts and styles', () => {
  test('are compressed with Brotli and cached as immutable', async ({ page }) => {
    const assets: Record<string, string>[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) assets.push(response.headers())
    })

    await loginPage(page, 'es').open()

    // Smaller files are sent uncompressed.
    const large = assets.filter((headers) => Number(headers['content-length']) > 512)
    expect(large.length).toBeGreaterThan(0)
    expect(large.filter((headers) => headers['content-encoding'] !== 'br')).toEqual([])
    expect(assets.filter((headers) => !headers['cache-control']?.includes('immutable'))).toEqual([])
  })
})
