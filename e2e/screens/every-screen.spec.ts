import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, type Page } from '@playwright/test'
import { findAxeViolations, findColourViolations } from '../harness/accessibility.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { findFocusProblems } from '../harness/focus-checks.ts'
import {
  findAnimations,
  findHorizontalOverflow,
  findRepeatedImages,
  layoutShifts,
  recordLayoutShifts,
  scrollThrough,
} from '../harness/page-checks.ts'
import { navigateTo, switchLanguage } from '../harness/state-checks.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { SCREEN_STATES, stateName } from '../pages/screens.ts'
import { STUDIO_STATES } from '../pages/studio-screens.ts'

/** The design page exists in development only, and the studio is one application: both have specs of their own. */
const SCREENS = Object.entries(SCREEN_STATES).filter(([screen]) => screen !== 'design' && !(screen in STUDIO_STATES))

const DIALOG = 'dialog[open], [role=dialog]'

/** Selectors of what differs from the screen itself. States that are not listed differ everywhere. */
const PARTS: Readonly<Record<string, string>> = {
  'login-wrong': 'main',
  'login-tutorial': DIALOG,
  'register-wrong': 'main',
  'forgot-password-wrong': 'main',
  'unsubscribe-unknown': 'main',
  'preview-ended': 'main',
  'draft-preview-share': DIALOG,
  'draft-preview-missing': 'main',
  'post-selection': '#pictures',
  'post-viewer': DIALOG,
  'post-video': DIALOG,
  'post-download': DIALOG,
  'post-downloaded': DIALOG,
  'post-tray': '[data-download-tray]',
  'post-text-only': 'main',
  'filter-posts-empty': 'main',
  'basket-search': DIALOG,
  'basket-filled': 'main',
}

/** The screens whose tab stops are checked on a phone: one above the navigation, one above a bottom bar of its own. */
const FOCUS_SCREENS: ReadonlySet<string> = new Set(['home', 'post'])

const MAX_LAYOUT_SHIFT = 0.05

/** The narrowest viewport for the layout of each device. */
const MIN_VIEWPORTS = { phone: DEVICES.narrow.viewport, desk: { width: 1024, height: 768 } }

type Device = keyof typeof MIN_VIEWPORTS

/** The theme in which each device is checked with all rules of axe; the other theme differs in colours only. */
const THEMES = { phone: ['dark', 'light'], desk: ['light', 'dark'] } as const

/**
 * Checks accessibility, motion, repeated images, and overflow in every language at the narrowest width. A screen itself is checked in both
 * themes on both devices. Of its other states, only what differs is checked with axe, in one theme on each device.
 */
async function checkScreen(page: Page, device: Device, part?: string): Promise<void> {
  const [theme, other] = THEMES[device]
  await page.emulateMedia({ colorScheme: theme })
  expect.soft(await findAxeViolations(page, part), `axe, ${theme}`).toEqual([])
  expect.soft(await findAnimations(page), 'animations with reduced motion').toEqual([])
  expect.soft(await findRepeatedImages(page), 'images shown twice').toEqual([])
  if (part === undefined) {
    await page.emulateMedia({ colorScheme: other })
    expect.soft(await findColourViolations(page), `axe, ${other}`).toEqual([])
  }
  await page.setViewportSize(MIN_VIEWPORTS[device])
  for (const locale of LOCALES.toReversed()) {
    await switchLanguage(page, locale)
    expect.soft(await findHorizontalOverflow(page), `overflow in ${locale}`).toEqual([])
  }
}

/** Leaves nothing of the state before, by way of another screen. A new document would take a second longer, and so would axe in it. */
async function navigateInPlace(page: Page, path: string): Promise<void> {
  await navigateTo(page, '/es/no-such-page')
  await notFoundPage(page, 'es').waitUntilShown()
  // The dialog that offers a download is not part of the screen.
  await page.keyboard.press('Escape')
  await expect(page.locator(DIALOG)).toHaveCount(0)
  await navigateTo(page, path)
}

async function checkLayoutShift(page: Page): Promise<void> {
  const { total, moved } = await layoutShifts(page)
  expect.soft(total, `layout shift: ${moved.join(', ')}`).toBeLessThan(MAX_LAYOUT_SHIFT)
}

for (const device of ['desk', 'phone'] as const) {
  test.describe(`Every screen on a ${device}`, () => {
    test.use(DEVICES[device])

    for (const [screen, states] of SCREENS) {
      const byAccount = Map.groupBy(Object.entries(states), ([, { account }]) => account)
      for (const [account, theirs] of byAccount) {
        test.describe(account === null ? 'for visitors' : `for ${account.email}`, () => {
          test.use({ account })

          test(`${screen} is accessible, stable and fits`, async ({ page, product, demo, browserErrors }) => {
            test.slow()
            browserErrors.allow(STATUS_404)
            await recordLayoutShifts(page)
            for (const [index, [state, { open }]] of theirs.entries()) {
              const goto = (path: string) => (index === 0 ? page.goto(path) : navigateInPlace(page, path))
              await test.step(state, async () => {
                await page.setViewportSize(DEVICES[device].viewport)
                await open({ page, locale: 'es', demo, origin: product.origin, goto })
                await scrollThrough(page)
                // Other states are reached by input, which may move things.
                if (state === 'default') {
                  await checkLayoutShift(page)
                  if (device === 'phone' && FOCUS_SCREENS.has(screen)) {
                    expect.soft(await findFocusProblems(page), 'keyboard').toEqual([])
                  }
                }
                await checkScreen(page, device, PARTS[stateName(screen, state)])
              })
            }
          })
        })
      }
    }
  })
}
