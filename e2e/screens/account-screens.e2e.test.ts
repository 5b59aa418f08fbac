import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers, findSidewaysScroll } from '../harness/looks.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { signedIn } from '../pages/signed-in.ts'

const product = productUnderTest()

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

/** Each screen in the states that anybody can bring about. */
const SCREENS: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  async 'request access'(page, locale) {
    await page.goto(`/${locale}/request-access`)
    await page.locator('form').waitFor()
  },
  async 'request access, wrong'(page, locale) {
    await page.goto(`/${locale}/request-access`)
    await page.locator('form button[type=submit]').click()
    await page.getByRole('alert').first().waitFor()
  },
  async 'a request that is not known'(page, locale) {
    await page.goto(`/${locale}/request-access/no-such-code`)
    await heading(page)
  },
  async 'forgot password'(page, locale) {
    await page.goto(`/${locale}/forgot-password`)
    await page.locator('form').waitFor()
  },
  async 'a spent link'(page, locale) {
    await page.goto(`/${locale}/new-password/spent`)
    await page.locator('main [role=status]').filter({ hasText: /\w/ }).waitFor()
  },
  async unsubscribe(page, locale) {
    await page.goto(`/${locale}/unsubscribe/somebody`)
    await heading(page)
  },
  async 'cookie policy'(page, locale) {
    await page.goto(`/${locale}/cookie-policy`)
    await heading(page)
  },
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(Object.keys(SCREENS))('axe finds nothing on %s', async (name) => {
    const { page, complaints } = await product.visit({ theme, isCookieQuestionOpen: true })
    complaints.expect(/status of 404/)
    await SCREENS[name]?.(page, 'es')
    expect(await findBarriers(page)).toEqual([])
  })

  test('axe finds nothing on the account page', async () => {
    const { page } = await signedIn(product, { theme })
    await page.goto('/es/account')
    await page.locator('form').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
})

test.each(LOCALES)('on 320 pixels nothing scrolls sideways in %s', async (locale) => {
  const { page, complaints } = await product.visit({
    device: 'narrow',
    language: locale,
    isCookieQuestionOpen: true,
  })
  complaints.expect(/status of 404/)
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(page, locale)
    expect([name, await findSidewaysScroll(page)]).toEqual([name, []])
  }
  const own = await signedIn(product, { locale, device: 'narrow' })
  await own.page.goto(`/${locale}/account`)
  await own.page.locator('form').first().waitFor()
  expect(await findSidewaysScroll(own.page)).toEqual([])
})

test('the question about cookies has two equal answers, is not asked again, and can be answered anew', async () => {
  const { page } = await product.visit({ language: 'en', isCookieQuestionOpen: true })
  await page.goto('/en/login')
  const band = page.getByRole('region', { name: 'Your privacy' })
  await band.waitFor()
  const looks = await band.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.className))
  expect(looks).toHaveLength(2)
  expect(new Set(looks).size).toBe(1)
  await band.getByRole('button', { name: 'Reject' }).click()
  await band.waitFor({ state: 'hidden' })
  await page.goto('/en/legal-notice')
  await page.getByRole('link', { name: 'Cookie preferences' }).click()
  await page.getByText('At the moment: rejected.').waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('accepted')
})
