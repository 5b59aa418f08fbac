import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { scrollThrough } from '../harness/page-checks.ts'
import { ROOT } from '../harness/project-root.ts'
import { homePage } from '../pages/home-page.ts'
import { SCREEN_STATES, type ScreenState, stateName } from '../pages/screens.ts'

const THEMES = ['light', 'dark'] as const
const HEIGHTS = { 360: 740, 768: 1024, 1024: 768, 1440: 900 } as const
const WIDTHS = [360, 768, 1024, 1440] as const

/** A page whose height has not changed for this many frames is complete. */
const STABLE_FRAMES = 30

const offline: ScreenState = {
  account: READER,
  async open({ page, locale }) {
    await homePage(page, locale).open()
    await page.context().setOffline(true)
    await page.locator('header + [role=status] p').waitFor()
  },
}

const STATES = new Map<string, ScreenState>([
  ...Object.entries(SCREEN_STATES).flatMap(([screen, states]) =>
    Object.entries(states).map(([state, opened]) => [stateName(screen, state), opened] as const),
  ),
  ['offline', offline],
])

/** The arguments of `npm run screens`: a folder, and words such as `es dark 360 home`. */
const [given = join(tmpdir(), 'mixed-zone-screens'), ...words] = JSON.parse(process.env['SCREENS_ARGUMENTS'] ?? '[]')

const folder = resolve(given)
if (!relative(ROOT, folder).startsWith('..'))
  throw new Error(`${folder} is inside the repository: choose another folder`)

const known = [...LOCALES, ...THEMES, ...WIDTHS.map(String), ...STATES.keys()]
const unknown = words.filter((word: string) => !known.includes(word))
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}`)

/** The requested values of one kind, or all of them if none is requested. */
function requested<T extends string | number>(all: readonly T[]): readonly T[] {
  const named = all.filter((one) => words.includes(String(one)))
  return named.length > 0 ? named : all
}

/** A screenshot of the whole page, unless a dialog covers it. */
async function takeWholePage(page: Page, path: string): Promise<void> {
  const height = await page.evaluate(async (frames) => {
    // The home page renders one section per frame.
    let height = 0
    for (let stable = 0; stable < frames; stable += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (document.documentElement.scrollHeight !== height) stable = 0
      height = document.documentElement.scrollHeight
    }
    return document.querySelector('[role=dialog]') === null && height > window.innerHeight ? height : null
  }, STABLE_FRAMES)
  if (height === null) return
  // A tall viewport keeps sticky bars at the end and touch styles on; the browser's own full-page mode does neither.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
  // A main area as tall as the viewport would push the footer out.
  await page.getByRole('main').evaluate((main) => {
    main.style.minHeight = '0'
  })
  await page.screenshot({ animations: 'disabled', path })
}

for (const locale of requested(LOCALES)) {
  for (const theme of requested(THEMES)) {
    for (const width of requested(WIDTHS)) {
      test.describe(`Gallery, ${width} px, ${theme}, ${locale}`, () => {
        test.use({
          locale,
          colorScheme: theme,
          viewport: { width, height: HEIGHTS[width] },
          isMobile: width < 768,
          hasTouch: width < 1024,
        })

        for (const name of requested([...STATES.keys()])) {
          const state = STATES.get(name)
          if (state === undefined) continue
          test.describe(() => {
            // Visitors see the cookie banner.
            test.use({ account: state.account, cookieConsent: state.account === null ? null : 'rejected' })

            test(name, async ({ page, product, demo, browserErrors }) => {
              browserErrors.allow(/./)
              const file = join(folder, `${name}-${width}-${theme}-${locale}`)
              await state.open({ page, locale, demo, origin: product.origin, goto: (path) => page.goto(path) })
              await scrollThrough(page)
              await page.screenshot({ animations: 'disabled', path: `${file}.png` })
              await takeWholePage(page, `${file}-whole.png`)
            })
          })
        }
      })
    }
  }
}
