import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { socialPage } from './social-page.ts'

export function homePage(page: Page, locale: Locale) {
  const stories = page.getByRole('main').locator(`a[href^="/${locale}/post/"]`)
  return {
    path: `/${locale}/home`,
    stories,

    async open() {
      await page.goto(`/${locale}/home`)
      await stories.first().waitFor()
    },

    waitUntilShown: () => stories.first().waitFor(),

    /** Waits for the last line: content below the window is rendered after the content in it. */
    waitUntilComplete: () => socialPage(page, locale).quickLinks.last().waitFor(),

    async openFirstStory() {
      const title = (await stories.first().innerText()).trim()
      await stories.first().click()
      await page.waitForURL(`**/${locale}/post/**`)
      return title
    },
  }
}
