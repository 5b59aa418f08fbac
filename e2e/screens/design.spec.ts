import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, type Page } from '@playwright/test'
import { findAxeViolationsInBothThemes } from '../harness/accessibility.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { findHorizontalOverflow } from '../harness/page-checks.ts'
import { switchLanguage } from '../harness/state-checks.ts'
import { tabTo } from '../pages/keyboard.ts'

test.use({ locale: 'en' })

test.beforeEach(async ({ page }) => {
  await page.goto('/en/design')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test.describe('Design page', () => {
  // axe compares every pair of colours of every component.
  test('is accessible in both themes', async ({ page }) => {
    test.slow()
    expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  })

  test('has accessible dialogs, sheets, menus and option lists in both themes', async ({ page }) => {
    const floating = [
      ['Open the dialog', '[role="dialog"]'],
      ['Open the sheet', '[role="dialog"]'],
      ['More actions', '[role="menu"]'],
    ] as const
    for (const [name, part] of floating) {
      await page.getByRole('button', { name, exact: true }).click()
      expect(await findAxeViolationsInBothThemes(page, part)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator(part)).toHaveCount(0)
    }
    await page.getByRole('button', { name: /^Real Almenara, Puerto Claro/ }).click()
    expect(await findAxeViolationsInBothThemes(page, '[data-trigger="Select"]')).toEqual([])
  })

  test('shows a focus ring on every tab stop', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).click()
    const stops = await page.evaluateHandle(() => {
      const stops: { element: string; isVisible: boolean }[] = []
      document.addEventListener('focusin', ({ target }) => {
        if (!(target instanceof Element)) return
        // A visually hidden control (a file input, a radio of a segment) draws its ring around a parent.
        const candidates = [target, target.parentElement, target.parentElement?.parentElement]
        const hasRing = candidates.some((each) => {
          if (!each) return false
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
          const isTransparent = /^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor)
          return outlineStyle === 'solid' && outlineWidth !== '0px' && !isTransparent
        })
        const { width } = target.getBoundingClientRect()
        stops.push({ element: target.outerHTML.slice(0, 120), isVisible: hasRing && width > 0 })
      })
      return stops
    })
    for (let presses = 0; presses < 220; presses += 1) await page.keyboard.press('Tab')
    const reached = await stops.jsonValue()
    expect(reached.length).toBeGreaterThan(100)
    expect(reached.filter(({ isVisible }) => !isVisible)).toEqual([])
  })

  test('changes the theme with the keyboard', async ({ page }) => {
    const html = page.locator('html')
    await expect(html).toHaveCSS('background-color', 'rgb(246, 247, 249)')
    await page.getByRole('radio', { name: 'System' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(html).toHaveCSS('background-color', 'rgb(10, 16, 29)')
  })

  test('copies text to the clipboard and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const buttons = page.locator('#buttons')
    // From the heading of the section, which saves the tab stops of the sections before it.
    await buttons
      .getByRole('heading')
      .first()
      .evaluate((heading) => {
        heading.setAttribute('tabindex', '-1')
        heading.focus()
      })
    await tabTo(buttons.getByRole('button', { name: 'Copy text' }))
    await page.keyboard.press('Enter')
    await expect(buttons.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Download all')
  })
})

test.describe('Design page on a phone', () => {
  test.use(DEVICES.phone)

  test('is accessible in both themes', async ({ page }) => {
    test.slow()
    expect(await findAxeViolationsInBothThemes(page)).toEqual([])
  })
})

test.describe('Design page at 320 px', () => {
  test.use(DEVICES.narrow)

  test('does not scroll horizontally in any language, even at 400 % zoom', async ({ page }) => {
    // 320 × 256 is what a 1280 × 1024 desktop has at 400 % zoom.
    for (const viewport of [DEVICES.narrow.viewport, { width: 320, height: 256 }]) {
      await page.setViewportSize(viewport)
      for (const locale of LOCALES) {
        await switchLanguage(page, locale)
        expect.soft(await findHorizontalOverflow(page), `${locale}, ${viewport.height} px high`).toEqual([])
      }
    }
  })
})

interface ScrollStep {
  readonly atMs: number
  readonly top: number
}

/** Presses the button that scrolls to the top, and records the scroll position until scrolling ends. */
async function scrollToTop(page: Page): Promise<ScrollStep[]> {
  const button = page.getByRole('button', { name: 'Back to the top' })
  await button.scrollIntoViewIfNeeded()
  // The scroll event of that comes with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return button.evaluate(
    (element) =>
      new Promise((resolve) => {
        const steps: ScrollStep[] = []
        document.addEventListener('scroll', () =>
          steps.push({ atMs: performance.now(), top: document.documentElement.scrollTop }),
        )
        document.addEventListener('scrollend', () => {
          if (document.documentElement.scrollTop < 200) resolve(steps)
        })
        if (element instanceof HTMLElement) element.click()
      }),
  )
}

test.describe('Scrolling to an element', () => {
  test('jumps at once with reduced motion', async ({ page }) => {
    expect(await scrollToTop(page)).toHaveLength(1)
  })

  test('takes half a second and starts slowly otherwise', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const steps = await scrollToTop(page)
    const [first, last] = [steps.at(0), steps.at(-1)]
    expect(last?.top).toBeLessThan(200)
    const durationMs = (last?.atMs ?? 0) - (first?.atMs ?? 0)
    expect(durationMs).toBeGreaterThan(300)
    // A busy machine draws the last frame late.
    expect(durationMs).toBeLessThan(1500)
    // Ease-in: a third of the way in the first half of the time; at constant speed it would be half.
    const firstHalf = steps.filter(({ atMs }) => atMs - (first?.atMs ?? 0) < durationMs / 2)
    expect(firstHalf.at(-1)?.top).toBeGreaterThan((first?.top ?? 0) * 0.58)
  })
})
