import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEVICES } from '../harness/devices.ts'
import {
  findBarriers,
  findFaintWords,
  findMotion,
  findRepeatedPictures,
  findSidewaysScroll,
  scrollThrough,
  shiftsOf,
  watchShifts,
} from '../harness/looks.ts'
import { EDITOR } from '../harness/outside-client.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { EXPECTED_404 } from '../pages/not-found-page.ts'
import { PRIVATE_SCREENS, STAFF_SCREENS } from '../pages/private-screens.ts'
import { type OpenScreen, PUBLIC_SCREENS } from '../pages/public-screens.ts'
import { aboutToOpen } from '../pages/signed-in.ts'

const product = sharedProduct()

type Screens = Readonly<Record<string, OpenScreen>>

/** Windows over a post are looked at by the journeys that use them, forms and legal pages by `account-screens`. */
const {
  'post-viewer': _viewer,
  'post-video': _video,
  'post-download': _download,
  'post-tray': _tray,
  account: _account,
  ...READING
} = PRIVATE_SCREENS

const { login, 'login-wrong': loginWrong, 'not-found': notFound } = PUBLIC_SCREENS
const DOOR = { login, 'login-wrong': loginWrong, 'not-found': notFound }

/** The promise is of the home page; a screen that jumps is a nuisance everywhere. */
const MOST_SHIFT = 0.05

/** The least room that there is for what each device is shown. */
const NARROWEST = { phone: DEVICES.narrow.viewport, desk: { width: 1024, height: 768 } }

/** What is wrong with each of the screens, in both themes, for somebody who asked for less motion; also on a narrower one. */
async function faultsOf(
  page: Page,
  { device, screens }: { device: keyof typeof NARROWEST; screens: Screens },
): Promise<string[]> {
  const faults: string[] = []
  await watchShifts(page)
  for (const [name, open] of Object.entries(screens)) {
    const note = (found: readonly string[]) => faults.push(...found.map((fault) => `${name}: ${fault}`))
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, 'es')
    await scrollThrough(page)
    note(await findBarriers(page))
    note((await findMotion(page)).map((element) => `moves: ${element}`))
    note((await findRepeatedPictures(page)).map((picture) => `shown twice: ${picture}`))
    const { total, moved } = await shiftsOf(page)
    if (total >= MOST_SHIFT) note([`jumps by ${total}: ${moved.join(', ')}`])
    await page.emulateMedia({ colorScheme: 'dark' })
    note(await findFaintWords(page))
    const { width } = NARROWEST[device]
    await page.setViewportSize(NARROWEST[device])
    note((await findSidewaysScroll(page)).map((element) => `sticks out on ${width} pixels: ${element}`))
    await page.setViewportSize(DEVICES[device].viewport)
  }
  return faults
}

describe.each(['desk', 'phone'] as const)(
  'on a %s axe finds nothing, nothing jumps or moves, and no picture comes twice',
  (device) => {
    test('for everybody', async () => {
      const { page, complaints } = await product.visit({ device })
      complaints.expect(EXPECTED_404)
      expect(await faultsOf(page, { device, screens: DOOR })).toEqual([])
    })

    // Thirteen screens one after the other: a busy machine needs more than the usual two minutes.
    test('logged in', { timeout: 300_000 }, async () => {
      const { page, complaints } = await aboutToOpen(product, { device })
      complaints.expect(EXPECTED_404)
      expect(await faultsOf(page, { device, screens: READING })).toEqual([])
    })

    test('for the staff', async () => {
      const { page } = await aboutToOpen(product, { device, account: EDITOR })
      expect(await faultsOf(page, { device, screens: STAFF_SCREENS })).toEqual([])
    })
  },
)

describe('on 320 pixels nothing scrolls sideways, nor does the header where it has all its words', () => {
  // Spanish was looked at above.
  test.each(LOCALES.filter((locale) => locale !== 'es'))('in %s', async (locale) => {
    const { page, complaints } = await aboutToOpen(product, { locale, device: 'narrow', account: EDITOR })
    complaints.expect(EXPECTED_404)
    for (const [name, open] of Object.entries({ ...READING, ...STAFF_SCREENS })) {
      await open(page, locale)
      expect([name, await findSidewaysScroll(page)]).toEqual([name, []])
    }
    await page.setViewportSize(NARROWEST.desk)
    expect(await findSidewaysScroll(page)).toEqual([])
  })
})
