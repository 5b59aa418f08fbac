import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { expect, type Page, test } from '@playwright/test'
import { findAxeViolations, findColourViolations } from './accessibility.ts'
import { DEVICES } from './devices.ts'
import { findHorizontalOverflow } from './page-checks.ts'

/**
 * Checks the current state of a page, or the part that a selector names: with axe, and for horizontal overflow at 320 px in every language.
 * The language of a page changes its texts only, which a unit test compares, and the theme its colours only: axe checks everything in one
 * language and the colours of the other theme in another. Switching the language in place is three times faster than reaching the state
 * again. Leaves the page in Spanish, on a desk.
 */
export async function checkState(page: Page, state: string, part?: string): Promise<void> {
  await test.step(`check: ${state}`, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await findAxeViolations(page, part), `${state}, es, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await switchLanguage(page, 'en')
    expect.soft(await findColourViolations(page, part), `${state}, en, dark`).toEqual([])
    await page.setViewportSize(DEVICES.narrow.viewport)
    for (const locale of LOCALES.toReversed()) {
      await switchLanguage(page, locale)
      expect.soft(await findHorizontalOverflow(page), `${state}, ${locale}, 320 px`).toEqual([])
    }
    await page.setViewportSize(DEVICES.desk.viewport)
  })
}

interface RouterEvents {
  subscribe(event: 'onRendered', listener: () => void): () => void
}

/**
 * Navigates like a link in the page: axe takes a second longer in a new document. Resolves when the new screen is rendered: the old one stays
 * in view until then, beside a link that may be current already.
 */
export function navigateTo(page: Page, path: string): Promise<void> {
  return page.evaluate(async (to) => {
    // TanStack Router sets it in every browser.
    const { __TSR_ROUTER__: router } = window as unknown as { readonly __TSR_ROUTER__: RouterEvents }
    const rendered = new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        resolve()
      })
    })
    history.pushState(null, '', to)
    await rendered
  }, path)
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
