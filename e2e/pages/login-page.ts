import { errorMessage, fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { READER } from '../harness/outside-client.ts'
import { WORDS } from './words.ts'

/** The login page as a person meets it: by what is written on it. */
export function loginPage(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const form = {
    email: page.getByLabel(fieldName('email', locale), { exact: true }),
    password: page.getByLabel(fieldName('password', locale), { exact: true }),
    captcha: page.locator('form').getByRole('checkbox'),
    connect: page.locator('form').getByRole('button', { name: words.connect, exact: true }),
    alert: page.getByRole('alert').filter({ hasText: words.error }),
  }
  return {
    ...form,
    /** What the alert says when a session has ended by itself. */
    sessionEnded: errorMessage('token', locale),
    invalidData: errorMessage('credentials', locale),

    open: () => page.goto(`/${locale}/login`),

    isShown: () => form.connect.waitFor(),

    /** Fills in the form and sends it; the captcha works by itself. */
    async send({ email, password }: { email: string; password: string }) {
      await form.email.fill(email)
      await form.password.fill(password)
      await form.connect.click()
    },

    async logIn(account = READER) {
      await this.send(account)
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    },
  }
}
