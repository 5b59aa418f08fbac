import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, type Page } from '@playwright/test'
import { findAxeViolations, findColourViolations } from '../harness/accessibility.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import {
  findAnimations,
  findHorizontalOverflow,
  findRepeatedImages,
  layoutShifts,
  recordLayoutShifts,
  scrollThrough,
} from '../harness/page-checks.ts'
import { switchLanguage } from '../harness/state-checks.ts'
import { SCREEN_STATES } from '../pages/screens.ts'

/** The design page exists in development only and has specs of its own. */
const { design: _design, ...SCREENS } = SCREEN_STATES

const MAX_LAYOUT_SHIFT = 0.05

/** The narrowest viewport for the layout of each device. */
const NARROWEST = { phone: DEVICES.narrow.viewport, desk: { width: 1024, height: 768 } }

type Device = keyof typeof NARROWEST

/** Checks both themes, motion, repeated images, and overflow in every language at the narrowest width. */
async function checkScreen(page: Page, device: Device): Promise<void> {
  expect.soft(await findAxeViolations(page), 'axe').toEqual([])
  expect.soft(await findAnimations(page), 'animations with reduced motion').toEqual([])
  expect.soft(await findRepeatedImages(page), 'images shown twice').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findColourViolations(page), 'axe in the dark theme').toEqual([])
  await page.setViewportSize(NARROWEST[device])
  for (const locale of LOCALES.toReversed()) {
    await switchLanguage(page, locale)
    expect.soft(await findHorizontalOverflow(page), `overflow in ${locale}`).toEqual([])
  }
}

async function checkLayoutShift(page: Page): Promise<void> {
  const { total, moved } = await layoutShifts(page)
  expect.soft(total, `layout shift: ${moved.join(', ')}`).toBeLessThan(MAX_LAYOUT_SHIFT)
}

for (const device of ['desk', 'phone'] as const) {
  test.describe(`Every screen on a ${device}`, () => {
    test.use(DEVICES[device])

    for (const [screen, states] of Object.entries(SCREENS)) {
      const byAccount = Map.groupBy(Object.entries(states), ([, { account }]) => account)
      for (const [account, theirs] of byAccount) {
        test.describe(account === null ? 'for visitors' : `for ${account.email}`, () => {
          test.use({ account })

          test(`${screen} is accessible, stable and fits`, async ({ page, product, demo, browserErrors }) => {
            test.slow()
            browserErrors.allow(STATUS_404)
            await recordLayoutShifts(page)
            for (const [state, { open }] of theirs) {
              await test.step(state, async () => {
                await page.emulateMedia({ colorScheme: 'light' })
                await page.setViewportSize(DEVICES[device].viewport)
                await open({ page, locale: 'es', demo, origin: product.origin })
                await scrollThrough(page)
                // Other states are reached by input, which may move things.
                if (state === 'default') await checkLayoutShift(page)
                await checkScreen(page, device)
              })
            }
          })
        })
      }
    }
  })
}
