import { LOCALES } from '@mixed-zone/contract/locales'
import { describe, expect, test } from 'vitest'
import { findSidewaysScroll, waitForPictures } from '../harness/looks.ts'
import { callPrivate } from '../harness/outside-client.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { DYING_PICTURES, frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { postPage } from '../pages/post-page.ts'
import { tokenOf } from '../pages/stored-session.ts'

const product = sharedProduct()

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['phone', 'desk'] as const)('on a %s: log in, see pictures, open a post, sign out', async (device) => {
    const { page, complaints } = await product.visit({ language: locale, device })
    const login = loginPage(page, locale)
    const home = homePage(page, locale)
    const post = postPage(page)

    await login.open()
    await login.logIn()
    await home.isShown()
    expect(pathOf(page)).toBe(home.path)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    expect(await waitForPictures(page)).toBeGreaterThan(0)
    expect(await findSidewaysScroll(page)).toEqual([])

    const title = await home.openFirstStory()
    await post.isShown()
    expect(await post.title.innerText()).toBe(title)
    expect(await waitForPictures(page)).toBeGreaterThan(0)
    expect(await findSidewaysScroll(page)).toEqual([])

    const token = await tokenOf(page)
    complaints.expect(DYING_PICTURES)
    await frame(page, locale).signOut()
    await login.isShown()
    expect(await tokenOf(page)).toBeNull()
    await expect
      .poll(async () => (await callPrivate({ origin: product.origin, token: token ?? '', path: 'home' })).status)
      .toBe(401)
  })
})
