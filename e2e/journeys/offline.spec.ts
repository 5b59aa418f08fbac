import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from '../harness/accessibility.ts'
import { EDITOR, READER } from '../harness/api-client.ts'
import { EXPIRED_FILES } from '../harness/browser-errors.ts'
import { test } from '../harness/fixtures.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { postPage } from '../pages/post-page.ts'
import { corruptToken } from '../pages/stored-session.ts'

test.use({ serviceWorkers: 'allow', hasOwnSession: true })

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const READ_AT = /Leído a las \d\d:\d\d/

test.beforeEach(({ browserErrors }) => browserErrors.allow(OFFLINE, EXPIRED_FILES))

/** Opens the home page under the control of the service worker. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/es/home')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await homePage(page, 'es').waitUntilShown()
}

/** The number of API responses in the offline cache. */
function countCached(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reading-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().length
  })
}

test.describe('Reader without a connection', () => {
  test('sees the pages read before, with their time, until signing out', async ({ page, context }) => {
    // Through the login page, whose code is needed again after signing out.
    await loginPage(page, 'es').open()
    await loginPage(page, 'es').logIn()
    await openHome(page)
    const title = await homePage(page, 'es').openFirstStory()
    await postPage(page).waitUntilShown()
    await expect.poll(() => countCached(page)).toBeGreaterThanOrEqual(2)

    await test.step('offline', async () => {
      await context.setOffline(true)
      await page.reload()
      await expect(postPage(page).title).toHaveText(title)
      await expect(page.getByText(READ_AT)).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      await homePage(page, 'es').open()
      await expect(page.getByText(READ_AT)).toBeVisible()
    })

    await test.step('online again', async () => {
      await context.setOffline(false)
      await page.reload()
      await homePage(page, 'es').waitUntilShown()
      await expect(page.getByText(READ_AT)).toHaveCount(0)
    })

    await test.step('sign out offline', async () => {
      await context.setOffline(true)
      await frame(page, 'es').signOut()
      await loginPage(page, 'es').waitUntilShown()
      await expect.poll(() => countCached(page)).toBe(0)
      await page.goto('/es/home')
      await expect(page).toHaveURL('/es/login')
    })
  })
})

test.describe('Reader with an expired session', () => {
  test.use({ account: READER })

  test('loses the cached pages', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 401/)
    await openHome(page)
    await expect.poll(() => countCached(page)).toBeGreaterThan(0)
    await corruptToken(page)

    await page.reload()

    await loginPage(page, 'es').waitUntilShown()
    await expect.poll(() => countCached(page)).toBe(0)
  })
})

test.describe('Staff', () => {
  test.use({ account: EDITOR })

  test('have nothing cached for offline reading', async ({ page }) => {
    await openHome(page)
    const responded = page.waitForResponse('**/api/private/post')
    await homePage(page, 'es').openFirstStory()
    await postPage(page).waitUntilShown()
    // The server decides by the actor of each request; the service worker only follows the header.
    expect((await responded).headers()['x-offline-copy']).toBeUndefined()
    expect(await countCached(page)).toBe(0)
  })
})
