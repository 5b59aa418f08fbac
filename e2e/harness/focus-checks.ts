import type { Page } from '@playwright/test'

interface FocusRecord {
  /** Every element that Tab should reach. */
  readonly expected: Element[]
  readonly reached: Set<Element>
  readonly withoutRing: Set<Element>
  readonly behindBar: Set<Element>
  readonly stop: () => void
}

/**
 * Presses Tab through the whole page. Returns the elements that it never reaches, those without a visible focus ring, and those
 * that a bar at the bottom covers.
 */
export async function findFocusProblems(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
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
      behindBar: new Set(),
      stop: () => listening.abort(),
    }
    const isTransparent = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour)
    const lookOf = (element: Element | null) => {
      if (element === null) return ''
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element)
      const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !isTransparent(outlineColor)
      return [hasOutline, boxShadow, borderColor].join()
    }
    // Hidden inputs show their focus on the label or the box beside them.
    const looksAround = (element: Element) =>
      [element, element.nextElementSibling, element.parentElement, element.closest('label')].map(lookOf).join()
    const before = new Map(expected.map((element) => [element, looksAround(element)]))
    Object.assign(window, { focusRecord: record })
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      record.reached.add(target)
      // After React, which sets attributes that some rings depend on.
      queueMicrotask(() => {
        // A toolbar passes the focus on to the button that had it last.
        const hasFocus = document.activeElement === target
        if (hasFocus && before.get(target) === looksAround(target)) record.withoutRing.add(target)
      })
    }
    document.addEventListener('focusin', handleFocus, { signal: listening.signal })
    return expected.length
  })
  // Scrolling areas are stops as well.
  for (let presses = 0; presses < count + 10; presses += 1) {
    await page.keyboard.press('Tab')
    await recordIfBehindBar(page)
    await walkToolbar(page)
  }
  return page.evaluate(() => {
    // Set above.
    const { expected, reached, withoutRing, behindBar, stop } = (window as unknown as { focusRecord: FocusRecord })
      .focusRecord
    stop()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const describe = (element: Element) => element.outerHTML.slice(0, 160)
    return [
      ...expected.filter((element) => !reached.has(element)).map((element) => `not reached: ${describe(element)}`),
      ...[...withoutRing].map((element) => `no ring: ${describe(element)}`),
      ...[...behindBar].map((element) => `behind the bottom bar: ${describe(element)}`),
    ]
  })
}

function recordIfBehindBar(page: Page): Promise<void> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const bars = [...document.querySelectorAll('[data-phone-nav], [data-bottom-bar]')]
    const bar = bars.find((element) => element.checkVisibility())
    if (focused === null || bar === undefined || bar.contains(focused)) return
    if (focused.getBoundingClientRect().top < bar.getBoundingClientRect().top) return
    // Set above.
    const { behindBar } = (window as unknown as { focusRecord: FocusRecord }).focusRecord
    behindBar.add(focused)
  })
}

/** A toolbar is one stop of Tab; its other buttons are reached with the arrow keys. */
async function walkToolbar(page: Page): Promise<void> {
  const buttons = await page.evaluate(() => {
    const toolbar = document.activeElement?.closest('[role=toolbar]')
    return toolbar?.querySelectorAll('button, a[href], input, select').length ?? 0
  })
  for (let presses = 1; presses < buttons; presses += 1) await page.keyboard.press('ArrowRight')
}
