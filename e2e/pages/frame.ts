import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { WORDS } from './words.ts'

/** What stands around every screen but the login page: the header with its menus. */
export function frame(page: Page, locale: Locale) {
  const words = WORDS[locale]
  const header = page.getByRole('banner')
  return {
    header,

    async signOut() {
      await header.getByRole('button', { name: words.accountMenu }).click()
      await page.getByRole('button', { name: words.signOut }).click()
    },

    async switchLanguage(to: Locale) {
      await header.getByRole('button', { name: new RegExp(`: ${locale.toUpperCase()}$`) }).click()
      await page.getByRole('link', { name: LOCALE_NAMES[to][to], exact: true }).click()
    },
  }
}

/** Addresses of files die with the session, also those of pictures that were still on their way when somebody signed out. */
export const DYING_PICTURES = /status of 404.*\/(?:files|thumbs|social)\//
