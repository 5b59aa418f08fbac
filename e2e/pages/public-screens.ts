import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { loginPage } from './login-page.ts'
import { notFoundPage } from './not-found-page.ts'

/** Opens a screen, from wherever the browser stands, and waits for it. */
export type OpenScreen = (page: Page, locale: Locale) => Promise<unknown>

const goTo =
  (path: string): OpenScreen =>
  async (page, locale) => {
    await page.goto(`/${locale}/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

/** Each screen that anybody can open, in the states that anybody can bring about. */
export const PUBLIC_SCREENS = {
  async login(page, locale) {
    await loginPage(page, locale).open()
    await loginPage(page, locale).isShown()
  },
  async 'login-wrong'(page, locale) {
    await PUBLIC_SCREENS.login(page, locale)
    await loginPage(page, locale).connect.click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
  async tutorial(page, locale) {
    await PUBLIC_SCREENS.login(page, locale)
    await page.locator('section[aria-labelledby=first-time] button').click()
    await page.getByRole('dialog').waitFor()
  },
  async 'request-access'(page, locale) {
    await page.goto(`/${locale}/request-access`)
    await page.locator('form').waitFor()
  },
  async 'request-access-wrong'(page, locale) {
    await PUBLIC_SCREENS['request-access'](page, locale)
    await page.locator('form button[type=submit]').click()
    await page.getByRole('alert').first().waitFor()
  },
  'request-unknown': goTo('request-access/no-such-code'),
  'forgot-password': goTo('forgot-password'),
  async 'forgot-password-wrong'(page, locale) {
    await PUBLIC_SCREENS['forgot-password'](page, locale)
    await page.locator('form button[type=submit]').click()
    await page.locator('[aria-invalid=true]').waitFor()
  },
  async 'new-password-spent'(page, locale) {
    await page.goto(`/${locale}/new-password/spent`)
    await page.locator('main [role=status]').filter({ hasText: /\w/ }).waitFor()
  },
  unsubscribe: goTo('unsubscribe/somebody'),
  async 'unsubscribe-unknown'(page, locale) {
    await PUBLIC_SCREENS.unsubscribe(page, locale)
    await page.locator('main button').first().click()
    await page.getByRole('alert').waitFor()
  },
  'legal-notice': goTo('legal-notice'),
  'privacy-policy': goTo('privacy-policy'),
  'cookie-policy': goTo('cookie-policy'),
  async 'not-found'(page, locale) {
    await page.goto(`/${locale}/no-such-page`)
    await notFoundPage(page, locale).isShown()
  },
} satisfies Record<string, OpenScreen>
