import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers, findSidewaysScroll, waitForPictures } from '../harness/looks.ts'
import { EDITOR } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { exportPage } from '../pages/export-page.ts'
import { filterPage } from '../pages/filter-page.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { EXPECTED_404, notFoundPage } from '../pages/not-found-page.ts'
import { postPage } from '../pages/post-page.ts'
import { signedIn } from '../pages/signed-in.ts'
import { socialPage } from '../pages/social-page.ts'

const product = productUnderTest()

/** Each screen, opened and waited for. */
const PUBLIC_SCREENS: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  async login(page, locale) {
    await loginPage(page, locale).open()
    await loginPage(page, locale).isShown()
  },
  async 'page not found'(page, locale) {
    await page.goto(`/${locale}/no-such-page`)
    await notFoundPage(page, locale).isShown()
  },
  async 'legal notice'(page, locale) {
    await page.goto(`/${locale}/legal-notice`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async 'request access'(page, locale) {
    await page.goto(`/${locale}/request-access`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
}

const PRIVATE_SCREENS: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  async home(page, locale) {
    await homePage(page, locale).open()
    await homePage(page, locale).isShown()
  },
  async post(page, locale) {
    await homePage(page, locale).open()
    await homePage(page, locale).openFirstStory()
    await postPage(page).isShown()
  },
  async 'filtered posts'(page, locale) {
    await filterPage(page, locale).open({ team: ['almenara', 'puerto-claro'], locale: ['es', 'en', 'pt'] })
    await filterPage(page, locale).isShown()
  },
  async 'nothing found'(page, locale) {
    await filterPage(page, locale).open({ tag: ['no-such-tag'] })
    await filterPage(page, locale).none.waitFor()
  },
  async section(page, locale) {
    await page.goto(`/${locale}/posts/interviews`)
    await filterPage(page, locale).isShown()
  },
  async 'social media'(page, locale) {
    await socialPage(page, locale).open()
    await socialPage(page, locale).isShown()
  },
  async matchday(page, locale) {
    await homePage(page, locale).open()
    await page.getByRole('main').locator('a[href*="/matchdays/"]').first().click()
    await page.getByRole('main').locator('a[href*="/fixtures/"]').first().waitFor()
  },
  async fixture(page) {
    await page.getByRole('main').locator('a[href*="/fixtures/"]').first().click()
    await page.waitForURL('**/fixtures/**')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  async basket(page, locale) {
    await page.goto(`/${locale}/basket`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
  async search(page) {
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  },
  async 'page not found'(page, locale) {
    await page.goto(`/${locale}/no-such-page`)
    await notFoundPage(page, locale).isShown()
  },
}

/** Those that only some people have. */
const STAFF_SCREENS: typeof PRIVATE_SCREENS = {
  async export(page, locale) {
    await exportPage(page, locale).open()
    await exportPage(page, locale).isShown()
  },
}

/** What axe finds on each of the screens. */
async function lookAt(page: Page, screens: typeof PUBLIC_SCREENS): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, open] of Object.entries(screens)) {
    await open(page, 'es')
    found[name] = await findBarriers(page)
  }
  return found
}

const nothingOn = (screens: typeof PUBLIC_SCREENS) => Object.fromEntries(Object.keys(screens).map((name) => [name, []]))

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test('axe finds nothing on any screen for everybody', async () => {
    const { page, complaints } = await product.visit({ theme })
    complaints.expect(EXPECTED_404)

    expect(await lookAt(page, PUBLIC_SCREENS)).toEqual(nothingOn(PUBLIC_SCREENS))
  })

  test.each(['desk', 'phone'] as const)('logged in, on a %s, axe finds nothing on any screen', async (device) => {
    const { page, complaints } = await signedIn(product, { theme, device })
    complaints.expect(EXPECTED_404)

    expect(await lookAt(page, PRIVATE_SCREENS)).toEqual(nothingOn(PRIVATE_SCREENS))
  })

  test.each(['desk', 'phone'] as const)('for the staff, on a %s, axe finds nothing either', async (device) => {
    const { page } = await signedIn(product, { theme, device, account: EDITOR })

    expect(await lookAt(page, STAFF_SCREENS)).toEqual(nothingOn(STAFF_SCREENS))
  })

  test('axe finds nothing on the login page with an error on it', async () => {
    const { page } = await product.visit({ theme })
    await loginPage(page, 'es').open()
    await loginPage(page, 'es').connect.click()

    expect(await findBarriers(page)).toEqual([])
  })
})

describe('on 320 pixels nothing scrolls sideways', () => {
  test.each(LOCALES)('in %s', async (locale) => {
    const { page, complaints } = await signedIn(product, { locale, device: 'narrow', account: EDITOR })
    complaints.expect(EXPECTED_404)
    for (const open of Object.values({ ...PRIVATE_SCREENS, ...STAFF_SCREENS })) {
      await open(page, locale)
      expect(await findSidewaysScroll(page)).toEqual([])
    }
    await page.evaluate(() => localStorage.removeItem('session'))
    for (const open of Object.values(PUBLIC_SCREENS)) {
      await open(page, locale)
      expect(await findSidewaysScroll(page)).toEqual([])
    }
  })
})

test('the home page does not jump while it loads', async () => {
  const { context } = await signedIn(product, { device: 'desk' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The entries of this kind carry a value and whether a person caused it; the types of the page do not know them.
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

  await homePage(page, 'es').open()
  await homePage(page, 'es').isShown()
  await waitForPictures(page)

  // Put there by the script above.
  const total = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
  expect(total).toBeLessThan(0.05)
})
