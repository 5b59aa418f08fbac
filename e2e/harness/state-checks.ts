import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations, findColourlessViolations } from './accessibility.ts'
import { DEVICES } from './devices.ts'
import { findHorizontalOverflow } from './page-checks.ts'

/** The theme in which each language is checked; the third language is checked without colours. */
const THEMES: Partial<Record<Locale, 'light' | 'dark'>> = { es: 'light', en: 'dark' }

/**
 * Checks the current state of a page, or the part that a selector names, in every language: with axe, and for horizontal overflow at
 * 320 px. Switching the language in place is three times faster than reaching the state again. Leaves the page in Spanish, on a desk.
 */
export async function checkState(page: Page, state: string, part?: string): Promise<void> {
  await test.step(`check: ${state}`, async () => {
    for (const locale of LOCALES) {
      const theme = THEMES[locale]
      if (theme !== undefined) await page.emulateMedia({ colorScheme: theme })
      await switchLanguage(page, locale)
      const find = theme === undefined ? findColourlessViolations : findAxeViolations
      expect.soft(await find(page, part), `${state}, ${locale}`).toEqual([])
    }
    await page.setViewportSize(DEVICES.narrow.viewport)
    for (const locale of LOCALES.toReversed()) {
      await switchLanguage(page, locale)
      expect.soft(await findHorizontalOverflow(page), `${state}, ${locale}, 320 px`).toEqual([])
    }
    await page.setViewportSize(DEVICES.desk.viewport)
  })
}

/** Navigates like a link in the page: axe takes a second longer in a new document. */
export function navigateTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState(null, '', to), path)
}

/** Switches the language in place, like the language menu, which a dialog would cover. */
export async function switchLanguage(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(async (to) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const path = location.pathname.replace(/^\/\w\w/, `/${to}`)
    if (path !== location.pathname) history.pushState(null, '', path + location.search + location.hash)
    while (document.documentElement.lang !== to) await nextFrame()
    // One frame to render the texts, one for what is measured from them.
    await nextFrame()
    await nextFrame()
  }, locale)
}
