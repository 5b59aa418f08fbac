import type { Locale } from '@mixed-zone/contract/locales'
import { expect } from '@playwright/test'
import { callPrivate } from '../harness/api-client.ts'
import { EXPIRED_FILES } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { findHorizontalOverflow, waitForImages } from '../harness/page-checks.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { postPage } from '../pages/post-page.ts'
import { tokenOf } from '../pages/stored-session.ts'

const VARIANTS: readonly (readonly [Locale, 'phone' | 'desk'])[] = [
  ['es', 'phone'],
  ['en', 'desk'],
  ['pt', 'phone'],
]

for (const [locale, device] of VARIANTS) {
  test.describe(`Main path in ${locale} on a ${device}`, () => {
    test.use({ locale, ...DEVICES[device] })

    test('logs in, shows pictures, opens a post and signs out', async ({ page, product, browserErrors }) => {
      const [login, home, post] = [loginPage(page, locale), homePage(page, locale), postPage(page)]

      await test.step('log in', async () => {
        await login.open()
        await login.logIn()
        await expect(page).toHaveURL(home.path)
        await home.waitUntilShown()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await waitForImages(page)).toBeGreaterThan(0)
        expect(await findHorizontalOverflow(page)).toEqual([])
      })

      await test.step('open a post', async () => {
        const title = await home.openFirstStory()
        await expect(post.title).toHaveText(title)
        expect(await waitForImages(page)).toBeGreaterThan(0)
        expect(await findHorizontalOverflow(page)).toEqual([])
      })

      await test.step('sign out', async () => {
        const token = (await tokenOf(page)) ?? ''
        browserErrors.allow(EXPIRED_FILES)
        await frame(page, locale).signOut()
        await login.waitUntilShown()
        expect(await tokenOf(page)).toBeNull()
        const callHome = () => callPrivate({ origin: product.origin, token, path: 'home' })
        await expect.poll(async () => (await callHome()).status).toBe(401)
      })
    })
  })
}
