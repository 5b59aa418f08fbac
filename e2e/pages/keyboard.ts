import type { Locator } from '@playwright/test'

/** More tab stops than any screen has, including the header's. */
const MAX_TAB_STOPS = 80

function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Presses Tab until the element has the focus. */
export async function tabTo(locator: Locator, tab: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MAX_TAB_STOPS; presses += 1) {
    if (await hasFocus(locator)) return
    await locator.page().keyboard.press(tab)
  }
  throw new Error(`${tab} never reaches ${locator}`)
}

/** Replaces the value of a field with the keyboard only. */
export async function typeInto(locator: Locator, text: string): Promise<void> {
  await tabTo(locator)
  await locator.page().keyboard.press('ControlOrMeta+A')
  await locator.page().keyboard.type(text)
}

/** Presses a key on an element that Tab reaches. */
export async function pressOn(locator: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(locator)
  await locator.page().keyboard.press(key)
}
