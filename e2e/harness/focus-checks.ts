import type { Page } from '@playwright/test'

interface FocusRecord {
  /** Every element that Tab should reach. */
  readonly expected: Element[]
  readonly reached: Set<Element>
  readonly withoutRing: Set<Element>
  readonly stop: () => void
}

/** Presses Tab through the whole page. Returns the elements that it never reaches, and those without a visible focus ring. */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const isExpected = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type=radio]:not(:checked)') &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      element.checkVisibility({ checkVisibilityCSS: true })
    const expected = [...document.querySelectorAll(FOCUSABLE)].filter(isExpected)
    const listening = new AbortController()
    const record: FocusRecord = {
      expected,
      reached: new Set(),
      withoutRing: new Set(),
      stop: () => listening.abort(),
    }
    const hasRing = (element: Element) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    }
    Object.assign(window, { focusRecord: record })
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      record.reached.add(target)
      // Hidden inputs show their focus on the label or the box beside them.
      const shown = [target, target.nextElementSibling, target.parentElement, target.closest('label')]
      if (!shown.some((element) => element !== null && hasRing(element))) record.withoutRing.add(target)
    }
    document.addEventListener('focusin', handleFocus, { signal: listening.signal })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return expected.length
  })
  // Scrolling areas are stops as well.
  for (let presses = 0; presses < count + 10; presses += 1) await page.keyboard.press('Tab')
  return page.evaluate(() => {
    // Set above.
    const { expected, reached, withoutRing, stop } = (window as unknown as { focusRecord: FocusRecord }).focusRecord
    stop()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const describe = (element: Element) => element.outerHTML.slice(0, 160)
    return [
      ...expected.filter((element) => !reached.has(element)).map((element) => `not reached: ${describe(element)}`),
      ...[...withoutRing].map((element) => `no ring: ${describe(element)}`),
    ]
  })
}
