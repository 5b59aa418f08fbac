import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { UI_TEXTS } from './texts.ts'

/** The header with its menus, on every screen except login. */
export function frame(page: Page, locale: Locale) {
  const texts = UI_TEXTS[locale]
  const header = page.getByRole('banner')
  return {
    header,

    async signOut() {
      await header.getByRole('button', { name: texts.accountMenu }).click()
      await page.getByRole('button', { name: texts.signOut }).click()
    },

    async switchLanguage(to: Locale) {
      await header.getByRole('button', { name: new RegExp(`: ${locale.toUpperCase()}$`) }).click()
      await page.getByRole('link', { name: LOCALE_NAMES[to][to], exact: true }).click()
    },
  }
}
