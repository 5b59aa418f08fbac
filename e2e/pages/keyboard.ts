import type { Locator } from 'playwright-core'

/** More stops than any screen has before its last one, the header's included. */
const MOST_STOPS = 80

/** Whether what is typed now goes there. */
export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

/** Goes on with Tab until the element has focus: a person without a mouse has no other way to it. */
export async function tabTo(locator: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await hasFocus(locator)) return
    await locator.page().keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${locator}`)
}

/** Goes there with Tab and types, in place of what stands there. */
export async function typeInto(locator: Locator, text: string): Promise<void> {
  await tabTo(locator)
  await locator.page().keyboard.press('ControlOrMeta+A')
  await locator.page().keyboard.type(text)
}

/** Goes there with Tab and presses a key, Enter unless said otherwise. */
export async function pressOn(locator: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(locator)
  await locator.page().keyboard.press(key)
}

/** What a screen reader says of a field beside its name: what is wrong with it. */
export function descriptionOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const [first = ''] = (element.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(first)?.textContent ?? ''
  })
}
