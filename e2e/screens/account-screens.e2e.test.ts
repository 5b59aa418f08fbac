import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DEVICES } from '../harness/devices.ts'
import { findBarriers, findBarriersInBothThemes, findSidewaysScroll } from '../harness/looks.ts'
import { oneTimeCode } from '../harness/one-time-code.ts'
import { EDITOR } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { type OpenScreen, PUBLIC_SCREENS } from '../pages/public-screens.ts'
import { aboutToOpen } from '../pages/signed-in.ts'

const product = productUnderTest()

/** The last but one. */
const CODE_PART = 'main section:nth-last-child(2)'

/** The account page of an editor, part by part, each in the state that it has while somebody uses it. */
const ACCOUNT: Record<string, OpenScreen> = {
  async 'the page'(page, locale) {
    await page.goto(`/${locale}/account`)
    await page.locator('form').first().waitFor()
  },
  async 'a password that is not one'(page) {
    const form = page.locator('form').filter({ has: page.locator('[name=newPassword]') })
    await form.locator('[name=newPassword]').fill('abc')
    await form.locator('button[type=submit]').click()
    await form.locator('[aria-invalid=true]').first().waitFor()
  },
  async 'a one-time code, begun'(page) {
    await codePart(page).locator('button').click()
    await codePart(page).locator('[name=password]').waitFor()
  },
  async 'a one-time code to scan'(page) {
    await codePart(page).locator('[name=password]').fill(EDITOR.password)
    await codePart(page).locator('button[type=submit]').click()
    await codePart(page).locator('svg[role=img]').waitFor()
  },
  async 'recovery codes'(page) {
    const secret = (await codePart(page).locator('code').innerText()).replaceAll(/\s/g, '')
    await codePart(page).locator('[name=code]').fill(oneTimeCode(secret))
    await codePart(page).locator('button[type=submit]').click()
    await codePart(page).locator('li code').first().waitFor()
  },
  async 'the question before the end'(page) {
    await page.locator('main section').last().locator('button').last().click()
    await page.getByRole('alertdialog').waitFor()
  },
}

/** Where the page changes in that state; all of it was looked at before. */
const CHANGED: Readonly<Record<string, string>> = {
  'a password that is not one': 'main section:has([name=newPassword])',
  'a one-time code, begun': CODE_PART,
  'a one-time code to scan': CODE_PART,
  'recovery codes': CODE_PART,
  'the question before the end': '[role=alertdialog]',
}

const codePart = (page: Page) => page.locator(CODE_PART)

test.each([
  ['es', 'dark'],
  ['en', 'light'],
  ['pt', 'dark'],
] as const)(
  'axe finds nothing on any public screen in %s, %s, and on 320 pixels nothing scrolls sideways',
  async (locale, theme) => {
    const { page, complaints } = await product.visit({ theme, language: locale, isCookieQuestionOpen: true })
    complaints.expect(/status of 404/)
    for (const [name, open] of Object.entries(PUBLIC_SCREENS)) {
      await open(page, locale)
      expect([name, await findBarriers(page)]).toEqual([name, []])
      await page.setViewportSize(DEVICES.narrow.viewport)
      expect([name, await findSidewaysScroll(page)]).toEqual([name, []])
      await page.setViewportSize(DEVICES.desk.viewport)
    }
  },
)

test('axe finds nothing on the account page, whatever part of it is in use', async () => {
  const { page } = await aboutToOpen(product, { account: EDITOR, locale: 'pt' })
  for (const [name, open] of Object.entries(ACCOUNT)) {
    await open(page, 'pt')
    expect([name, await findBarriersInBothThemes(page, CHANGED[name])]).toEqual([name, []])
  }
})

test.each(LOCALES)('on 320 pixels the account page does not scroll sideways in %s', async (locale) => {
  const { page } = await aboutToOpen(product, { locale, device: 'narrow' })
  await ACCOUNT['the page']?.(page, locale)
  expect(await findSidewaysScroll(page)).toEqual([])
})

test('with the keyboard alone one asks for access', async () => {
  const { page, complaints } = await product.visit({ language: 'es', device: 'narrow' })
  complaints.expect(/status of 422/)
  await page.goto('/es/request-access')
  await page.locator('form').waitFor()
  const type = async (name: string, text: string) => {
    await tabTo(page.locator(`[data-field="${name}"] :is(input, select, button)`).first())
    await page.keyboard.type(text)
  }

  await type('name', 'Lucía')
  await type('surnames', 'Peña')
  await type('email', 'lucia@teclado.test')
  await type('region', 'Europa')
  await pressOn(page.locator('[data-field="country"] button'))
  await page.getByRole('listbox').waitFor()
  await page.keyboard.type('Españ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page.locator('[data-field="telephone"] input[type=tel]'), '612345678')
  await type('companyName', 'Radio Teclado')
  await type('mediaType', 'Radio')
  await type('workType', 'Periodista')
  await pressOn(page.locator('[data-field="legal"] input'), 'Space')
  await pressOn(page.locator('form button[type=submit]'))

  await page.getByRole('heading', { level: 1, name: 'Solicitud enviada' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Solicitud enviada')
})

test('the question about cookies has two equal answers, is not asked again, and can be answered anew', async () => {
  const { page } = await product.visit({ language: 'en', isCookieQuestionOpen: true })
  await page.goto('/en/login')
  const band = page.getByRole('region', { name: 'Your privacy' })
  await band.waitFor()
  const looks = await band.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.className))
  expect(looks).toHaveLength(2)
  expect(new Set(looks).size).toBe(1)
  await band.getByRole('button', { name: 'Reject' }).click()
  await band.waitFor({ state: 'hidden' })
  await page.goto('/en/legal-notice')
  await page.getByRole('link', { name: 'Cookie preferences' }).click()
  await page.getByText('At the moment: rejected.').waitFor()
  await page.getByRole('button', { name: 'Accept' }).click()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('accepted')
})
