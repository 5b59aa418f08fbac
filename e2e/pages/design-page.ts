import type { Locator, Page } from 'playwright-core'
import type { ProductUnderTest, VisitOptions } from '../harness/product-under-test.ts'
import { tabTo } from './keyboard.ts'

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

/** Goes there with Tab from the heading of its chapter: from the top of the page a test would take hundreds of presses. */
export async function tabInChapter(locator: Locator): Promise<void> {
  await locator.evaluate((element) => {
    const heading = element.closest('section')?.querySelector('h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  })
  await tabTo(locator)
}
