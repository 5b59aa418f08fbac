import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers, findSidewaysScroll } from '../harness/looks.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { openDesign } from '../pages/design-page.ts'

// The page exists in development only.
const product = productUnderTest({ NODE_ENV: 'development' })

describe('the design page', () => {
  test.each(['light', 'dark'] as const)('has nothing that axe finds, %s', async (theme) => {
    for (const device of ['desk', 'phone'] as const) {
      const page = await openDesign(product, { theme, device })
      expect(await findBarriers(page)).toEqual([])
    }
  })

  test.each(['light', 'dark'] as const)('has nothing that axe finds in what floats, %s', async (theme) => {
    const page = await openDesign(product, { theme })
    for (const name of ['Open the dialog', 'Open the sheet', 'More actions']) {
      await page.getByRole('button', { name, exact: true }).click()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: /^Real Almenara, Puerto Claro/ }).click()
    expect(await findBarriers(page)).toEqual([])
  })

  test.each(LOCALES)('does not scroll sideways on 320 px and at 400 %% zoom, in %s', async (locale) => {
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
    expect(await ground()).toBe('rgb(10, 16, 29)')
  })
})

test('the page travels to an element in half a second, and at once under reduced motion', async () => {
  const top = (page: Page) => page.evaluate(() => document.documentElement.scrollTop)
  const still = await openDesign(product)
  await still.getByRole('button', { name: 'Back to the top' }).click()
  await expect.poll(() => top(still)).toBeLessThan(200)

  const page = await openDesign(product, { reducedMotion: false })
  const button = page.getByRole('button', { name: 'Back to the top' })
  await button.scrollIntoViewIfNeeded()
  const start = await top(page)
  await button.click()
  // Ease-in: after the first steps it has hardly left.
  await page.waitForFunction((from) => document.documentElement.scrollTop < from, start)
  expect(await top(page)).toBeGreaterThan(start / 2)
  await expect.poll(() => top(page)).toBeLessThan(200)
})
