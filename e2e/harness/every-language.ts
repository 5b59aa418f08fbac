import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { DEVICES } from './devices.ts'
import { findBarriers, findBarriersInWords, findSidewaysScroll } from './looks.ts'

/** Where colours are looked at: each state in both themes. In the third language they are the same again. */
const THEMES: Partial<Record<Locale, 'light' | 'dark'>> = { es: 'light', en: 'dark' }

/** What was looked at, state by state, and what was wrong with it. */
export interface Walk {
  /** Goes to another screen as a link on the page would: in a new document axe would have to warm up anew, for a second. */
  goTo(path: string): Promise<void>
  /** Looks at the state that the page is in: at all of it, or where it differs from the one before. Leaves it in Spanish, on a desk. */
  look(state: string, part?: string): Promise<void>
  readonly faults: readonly string[]
}

/**
 * A walk through the states of a screen. Each is looked at where it stands in every language: by axe, and on 320 pixels for what sticks
 * out. To come there once more for each language would cost three times as much.
 */
export function walkOn(page: Page): Walk {
  const faults: string[] = []

  async function look(state: string, part?: string) {
    const note = (locale: Locale, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${state}, ${locale}: ${fault}`))
    for (const locale of LOCALES) {
      const theme = THEMES[locale]
      if (theme !== undefined) await page.emulateMedia({ colorScheme: theme })
      await readIn(page, locale)
      note(locale, await (theme === undefined ? findBarriersInWords : findBarriers)(page, part))
    }
    await page.setViewportSize(DEVICES.narrow.viewport)
    for (const locale of LOCALES.toReversed()) {
      await readIn(page, locale)
      const outside = await findSidewaysScroll(page)
      note(
        locale,
        outside.map((element) => `sticks out on 320 pixels: ${element}`),
      )
    }
    await page.setViewportSize(DEVICES.desk.viewport)
  }

  const goTo = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

  return { goTo, look, faults }
}

/** The page as it stands, in another language: what a choice in the language menu does, which nobody reaches behind a dialog. */
async function readIn(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(async (to) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const path = location.pathname.replace(/^\/\w\w/, `/${to}`)
    if (path !== location.pathname) history.pushState(null, '', path + location.search + location.hash)
    while (document.documentElement.lang !== to) await nextFrame()
    // Its words are drawn, and then what is measured from them.
    await nextFrame()
    await nextFrame()
  }, locale)
}
