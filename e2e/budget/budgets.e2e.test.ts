import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { waitForPictures } from '../harness/looks.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { signedIn } from '../pages/signed-in.ts'
import { WORDS } from '../pages/words.ts'

const product = sharedProduct()

const KILOBYTE = 1000
const BEFORE_THE_FORM = 120 * KILOBYTE
const WITH_THE_CAPTCHA = 150 * KILOBYTE
const HOME = 165 * KILOBYTE

/** Notes every script that the page, or a worker of its, is given, with its size when gzipped. */
function weighScripts(page: Page): () => Promise<Map<string, number>> {
  const weights: Promise<[string, number]>[] = []
  page.context().on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return
    weights.push(
      contentOf(response).then((content) => [new URL(response.url()).pathname, gzipSync(content, { level: 9 }).length]),
    )
  })
  return async () => new Map(await Promise.all(weights))
}

/** Asked for once more where that is possible: the browser does not always keep what it gave to a worker. */
async function contentOf(response: Response): Promise<Uint8Array> {
  if (!response.url().startsWith('http')) return response.body()
  return new Uint8Array(await (await fetch(response.url())).arrayBuffer())
}

const sum = (weights: Map<string, number>) => [...weights.values()].reduce((total, weight) => total + weight, 0)

test.each(['es', 'en', 'pt'] as const)('the login page in %s keeps to its weight of JavaScript', async (locale) => {
  const { page } = await product.visit({ language: locale })
  const login = loginPage(page, locale)
  const weigh = weighScripts(page)
  await login.open()
  await login.isShown()
  const before = await weigh()

  // Whoever enters the form sets the captcha to work.
  await login.email.focus()
  await page.getByText(WORDS[locale].verified, { exact: true }).waitFor()
  const whole = await weigh()

  expect(before.size).toBeGreaterThan(0)
  expect(whole.size).toBeGreaterThan(before.size)
  expect(sum(before)).toBeLessThanOrEqual(BEFORE_THE_FORM)
  expect(sum(whole)).toBeLessThanOrEqual(WITH_THE_CAPTCHA)
})

test('the home page keeps to its weight of JavaScript', async () => {
  const { context } = await signedIn(product)
  const page = await context.newPage()
  const weigh = weighScripts(page)
  await homePage(page, 'es').open()
  await homePage(page, 'es').isShown()
  await waitForPictures(page)

  const weights = await weigh()
  expect(weights.size).toBeGreaterThan(0)
  expect(sum(weights)).toBeLessThanOrEqual(HOME)
})

test('scripts and styles are handed out compressed, and may be kept for good', async () => {
  const { page } = await product.visit()
  const assets: Record<string, string>[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.(?:js|css)$/.test(response.url())) assets.push(response.headers())
  })

  await loginPage(page, 'es').open()
  await loginPage(page, 'es').isShown()

  // Below half a kilobyte the headers weigh more than what is saved.
  const large = assets.filter((headers) => Number(headers['content-length']) > 512)
  expect(large.length).toBeGreaterThan(0)
  expect(large.filter((headers) => headers['content-encoding'] !== 'br')).toEqual([])
  expect(assets.filter((headers) => !headers['cache-control']?.includes('immutable'))).toEqual([])
})
