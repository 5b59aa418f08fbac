import { errorMessage, fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { UI_TEXTS } from './texts.ts'

/** The login page, by its labels. */
export function loginPage(page: Page, locale: Locale) {
  const texts = UI_TEXTS[locale]
  const form = {
    email: page.getByLabel(fieldName('email', locale), { exact: true }),
    password: page.getByLabel(fieldName('password', locale), { exact: true }),
    captcha: page.locator('form').getByRole('checkbox'),
    connect: page.locator('form').getByRole('button', { name: texts.connect, exact: true }),
    alert: page.getByRole('alert').filter({ hasText: texts.error }),
  }
  return {
    ...form,
    sessionEnded: errorMessage('token', locale),
    invalidData: errorMessage('credentials', locale),

    async open() {
      await page.goto(`/${locale}/login`)
      await form.connect.waitFor()
    },

    waitUntilShown: () => form.connect.waitFor(),

    /** Fills in the form and submits it; the captcha solves itself. */
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
