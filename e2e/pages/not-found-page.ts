import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { UI_TEXTS } from './texts.ts'

export function notFoundPage(page: Page, locale: Locale) {
  const texts = UI_TEXTS[locale]
  return {
    text: page.getByText(texts.notFound, { exact: true }),
    goHome: page.getByRole('link', { name: texts.goHome, exact: true }),

    waitUntilShown: () => page.getByText(texts.notFound, { exact: true }).waitFor(),
  }
}
