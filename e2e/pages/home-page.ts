import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { socialPage } from './social-page.ts'

/** The home page with its stories. */
export function homePage(page: Page, locale: Locale) {
  const stories = page.getByRole('main').locator(`a[href^="/${locale}/post/"]`)
  return {
    path: `/${locale}/home`,
    stories,

    open: () => page.goto(`/${locale}/home`),

    /** Waits for the first story: the page has its content then. */
    isShown: () => stories.first().waitFor(),

    /** Waits for the last line: what lies below the window is drawn bit by bit after what is in it. */
    isWhole: () => socialPage(page, locale).quickLinks.last().waitFor(),

    async openFirstStory() {
      const title = (await stories.first().innerText()).trim()
      await stories.first().click()
      await page.waitForURL(`**/${locale}/post/**`)
      return title
    },
  }
}
