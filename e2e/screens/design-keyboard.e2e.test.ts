import { describe, expect, test } from 'vitest'
import { sharedProduct } from '../harness/product-under-test.ts'
import { focusedWords, openDesign, tabInChapter } from '../pages/design-page.ts'
import { hasFocus } from '../pages/keyboard.ts'

// The page exists in development only.
const product = sharedProduct({ NODE_ENV: 'development' })

describe('by keyboard alone', () => {
  test('shows where focus is on every stop', { timeout: 120_000 }, async () => {
    const page = await openDesign(product)
    await page.getByRole('heading', { level: 1 }).click()
    const unseen = new Set<string>()
    for (let presses = 0; presses < 220; presses += 1) {
      await page.keyboard.press('Tab')
      const problem = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return ''
        // A control that is not drawn itself (a file input, a segment's radio) lends its ring to the box around it.
        const ringed = [element, element.parentElement, element.parentElement?.parentElement]
        const isRinged = ringed.some((each) => each && getComputedStyle(each).outlineStyle === 'solid')
        const { width } = element.getBoundingClientRect()
        return isRinged && width > 0 ? '' : element.outerHTML.slice(0, 120)
      })
      if (problem !== '') unseen.add(problem)
    }
    expect([...unseen]).toEqual([])
  })

  test('a button that cannot be pressed can be reached and says why', async () => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name: 'Authorise' }).first()
    await tabInChapter(button)
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    const reason = await button.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${reason}"]`).textContent()).toBe('The permission to publish is missing.')
  })

  test('a column goes through ascending, descending and none; rows and pages follow', async () => {
    const page = await openDesign(product)
    const table = page.getByRole('table', { name: 'Most viewed posts' })
    const head = table.getByRole('columnheader', { name: 'Downloads' })
    await tabInChapter(head.getByRole('button'))
    const seen = []
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Enter')
      seen.push(await head.getAttribute('aria-sort'))
    }
    expect(seen).toEqual(['ascending', 'descending', 'none'])

    await tabInChapter(table.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    expect(await table.locator('tbody').getByRole('checkbox', { checked: true }).count()).toBe(10)

    await tabInChapter(page.getByRole('button', { name: 'Next page' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText('11–20 of 64').count()).toBe(1)
    const rows = page.getByLabel('Rows')
    expect(await rows.locator('option').allTextContents()).toEqual(['10', '20', '30', '40', '50'])
    await tabInChapter(rows)
    await page.keyboard.type('50')
    await expect.poll(() => page.getByText('1–50 of 64').count()).toBe(1)
  })

  test('a menu is opened, walked through and left with Escape', async () => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name: 'More actions' })
    await tabInChapter(button)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedWords(page)).toBe('Edit')
    // The one in between cannot be used.
    await page.keyboard.press('ArrowDown')
    expect(await focusedWords(page)).toBe('Delete')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByTestId('last-action').textContent()).toBe('remove')
    expect(await hasFocus(button)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('menu').count()).toBe(0)
    expect(await hasFocus(button)).toBe(true)
  })

  test('tabs are changed with the arrows', async () => {
    const page = await openDesign(product)
    await tabInChapter(page.getByRole('tab', { name: /English/ }))
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('tab', { name: /Português/ }).getAttribute('aria-selected')).toBe('true')
  })

  test.each(['Open the dialog', 'Open the sheet'])('%s: focus stays inside, and comes back', async (name) => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name })
    await tabInChapter(button)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    await expect.poll(() => hasFocus(button)).toBe(true)
  })

  test('a toast is announced and undone, and a tooltip comes with focus and goes with Escape', async () => {
    const page = await openDesign(product)
    await tabInChapter(page.getByRole('button', { name: 'Show a message' }))
    await page.keyboard.press('Enter')
    const region = page.getByRole('region', { name: 'Messages' })
    await expect.poll(() => region.getByText('Post archived').count()).toBe(1)
    await region.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => region.getByText('Undone').count()).toBe(1)

    await tabInChapter(page.getByRole('button', { name: 'By focus or mouse' }))
    await page.getByRole('tooltip').waitFor()
    expect(await page.getByRole('tooltip').textContent()).toBe('Only the press office sees it.')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
  })

  test('a choice is taken away by its chip, and work is cancelled', async () => {
    const page = await openDesign(product)
    await tabInChapter(page.getByRole('button', { name: 'Remove «derbi»' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('button', { name: 'Remove «derbi»' }).count()).toBe(0)
    const progress = page.getByRole('progressbar', { name: 'Download' })
    expect(await progress.getAttribute('aria-valuenow')).toBe('33')
    await tabInChapter(page.locator('#waiting').getByRole('button', { name: 'Cancel' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => progress.getAttribute('aria-valuenow')).toBe('0')
  })

  test('a text is copied, and the button says so', async () => {
    const { page, context } = await product.visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/design')
    const button = page.locator('#buttons').getByRole('button', { name: 'Copy text' })
    await tabInChapter(button)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#buttons').getByRole('button', { name: 'Copied' }).count()).toBe(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Download all')
  })

  test('the language menu of the header opens, closes with Escape and leads to the same page', async () => {
    const page = await openDesign(product)
    const button = page.getByRole('button', { name: 'Language: EN' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await hasFocus(button)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/es/design')
    await page.getByRole('heading', { level: 1, name: 'Sistema de diseño' }).waitFor()
  })
})
