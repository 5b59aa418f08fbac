import type { Locator, Page } from 'playwright-core'
import type { ProductUnderTest, VisitOptions } from '../harness/product-under-test.ts'

interface DesignOptions extends VisitOptions {
  locale?: string
}

/** Opens the page that shows every component; the product has to run in development for it. */
export async function openDesign(product: ProductUnderTest, options: DesignOptions = {}): Promise<Page> {
  const { page } = await product.visit(options)
  await page.goto(`/${options.locale ?? 'en'}/design`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** What has focus now, by its accessible words. */
export function focusedWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
}

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Goes on with Tab until the element has focus: a person without a mouse has no other way to it. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  // Begins near it, by the heading of its chapter, so that a test takes no hundred presses.
  await locator.evaluate((element) => {
    const heading = element.closest('section')?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  })
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(locator)) return
  }
  throw new Error(`Tab never reaches ${locator}`)
}
