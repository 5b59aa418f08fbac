import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { WORDS } from './words.ts'

/** Where a path leads that leads nowhere. */
export function notFoundPage(page: Page, locale: Locale) {
  const words = WORDS[locale]
  return {
    text: page.getByText(words.notFound, { exact: true }),
    goHome: page.getByRole('link', { name: words.goHome, exact: true }),

    isShown: () => page.getByText(words.notFound, { exact: true }).waitFor(),
  }
}

/** The browser itself reports an answer of 404, which is what such a path is meant to get. */
export const EXPECTED_404 = /status of 404/
