import { fieldName } from '@mixed-zone/contract/field-messages'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { ACCOUNT_TEXTS } from './account-texts.ts'

/** The form that replaces a provisional password before anything else can be opened. */
export function forcedChange(page: Page, locale: Locale) {
  const texts = ACCOUNT_TEXTS[locale]
  const heading = page.getByRole('heading', { level: 1, name: texts.chooseOwn, exact: true })
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const form = {
    provisional: field(texts.provisional),
    password: field(fieldName('newPassword', locale)),
    repeat: field(fieldName('repeatPassword', locale)),
    save: page.getByRole('button', { name: texts.saveAndEnter, exact: true }),
  }
  return {
    ...form,

    waitUntilShown: () => heading.waitFor(),

    async choose(provisional: string, password: string) {
      await form.provisional.fill(provisional)
      await form.password.fill(password)
      await form.repeat.fill(password)
      await form.save.click()
    },
  }
}
