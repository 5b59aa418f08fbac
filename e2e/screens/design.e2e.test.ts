import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriersInBothThemes, findSidewaysScroll } from '../harness/looks.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { openDesign } from '../pages/design-page.ts'

// The page exists in development only.
const product = sharedProduct({ NODE_ENV: 'development' })

describe('the design page', () => {
  // The page holds every component there is, and axe looks at each pair of colours on it.
  test.each(['desk', 'phone'] as const)(
    'has nothing that axe finds, light or dark, on a %s',
    { timeout: 180_000 },
    async (device) => {
      const page = await openDesign(product, { device })
      expect(await findBarriersInBothThemes(page)).toEqual([])
    },
  )

  test('has nothing that axe finds in what floats, light or dark', { timeout: 120_000 }, async () => {
    const page = await openDesign(product)
    const floating = [
      ['Open the dialog', '[role="dialog"]'],
      ['Open the sheet', '[role="dialog"]'],
      ['More actions', '[role="menu"]'],
    ] as const
    for (const [name, part] of floating) {
      await page.getByRole('button', { name, exact: true }).click()
      expect(await findBarriersInBothThemes(page, part)).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator(part).count()).toBe(0)
    }
    await page.getByRole('button', { name: /^Real Almenara, Puerto Claro/ }).click()
    expect(await findBarriersInBothThemes(page, '[data-trigger="Select"]')).toEqual([])
  })

  test.each(LOCALES)('does not scroll sideways on 320 px and at four times the size, in %s', async (locale) => {
    const page = await openDesign(product, { locale, device: 'narrow' })
    expect(await findSidewaysScroll(page)).toEqual([])
    // A desk of 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await findSidewaysScroll(page)).toEqual([])
  })

  test('changes its theme by keyboard, and has other colours then', async () => {
    const page = await openDesign(product)
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await ground()).toBe('rgb(246, 247, 249)')
    await page.getByRole('radio', { name: 'System' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    await expect.poll(ground).toBe('rgb(10, 16, 29)')
  })
})

test('the page travels to an element in half a second, slowly at first, and at once under reduced motion', async () => {
  const still = await openDesign(product)
  const atOnce = await stepsTo(still, 'Back to the top')
  expect(atOnce).toHaveLength(1)

  const page = await openDesign(product, { reducedMotion: false })
  const steps = await stepsTo(page, 'Back to the top')
  const [first, last] = [steps.at(0), steps.at(-1)]
  expect(last?.top).toBeLessThan(200)
  expect((last?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(300)
  // Ease-in: before half of the time, less than half of the way.
  const early = steps.filter(({ at }) => at - (first?.at ?? 0) < 200)
  expect(Math.min(...early.map(({ top }) => top))).toBeGreaterThan((first?.top ?? 0) / 2)
})

/** Presses a button that scrolls the page, and answers where the page stood at each step until it came to rest. */
async function stepsTo(page: Page, name: string): Promise<{ at: number; top: number }[]> {
  const button = page.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  return button.evaluate(
    (element) =>
      new Promise((resolve) => {
        const steps: { at: number; top: number }[] = []
        const look = () => steps.push({ at: performance.now(), top: document.documentElement.scrollTop })
        document.addEventListener('scroll', look)
        document.addEventListener('scrollend', () => {
          if (document.documentElement.scrollTop < 200) resolve(steps)
        })
        if (element instanceof HTMLElement) element.click()
      }),
  )
}
