import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, test } from 'vitest'
import { READER } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { hasFocus, pressOn, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { WORDS } from '../pages/words.ts'

const product = productUnderTest()

const NEXT = { es: 'en', en: 'pt', pt: 'es' } as const

test.each(LOCALES)('a wrong password is told in %s with the bold word, and what was typed stays', async (locale) => {
  const { page, complaints } = await product.visit({ language: locale })
  complaints.expect(/status of 401/)
  const login = loginPage(page, locale)
  await login.open()

  await login.send({ ...READER, password: 'Wrong-Box-2026' })

  await login.alert.waitFor()
  expect(await login.alert.locator('strong').innerText()).toBe(WORDS[locale].error)
  expect(await login.alert.innerText()).toContain(login.invalidData)
  expect(await login.email.inputValue()).toBe(READER.email)
  expect(await login.password.inputValue()).toBe('Wrong-Box-2026')
  expect(await hasFocus(login.alert)).toBe(true)

  // In another language it says the same.
  const other = loginPage(page, NEXT[locale])
  await frame(page, locale).switchLanguage(NEXT[locale])
  await other.alert.getByText(other.invalidData).waitFor()
  expect(await other.password.inputValue()).toBe('Wrong-Box-2026')
  await other.logIn()
  await homePage(page, NEXT[locale]).isShown()
})

test('empty fields are named in the language of now, nothing is sent, and the first of them has the focus', async () => {
  const { page } = await product.visit({ language: 'en' })
  const login = loginPage(page, 'en')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await login.open()

  await login.connect.click()

  await page.getByText('The Email field is required').waitFor()
  await page.getByText('The Password field is required').waitFor()
  expect(await hasFocus(login.email)).toBe(true)
  expect(await login.email.getAttribute('aria-invalid')).toBe('true')
  expect(sent.filter((url) => url.endsWith('/api/login'))).toEqual([])
  await frame(page, 'en').switchLanguage('pt')
  await page.getByText('O campo Correio eletrónico é obrigatório').waitFor()
})

test('with the keyboard alone one gets from the top of the page to the home page', async () => {
  const { page } = await product.visit({ language: 'en' })
  const login = loginPage(page, 'en')
  await login.open()
  await login.isShown()

  await typeInto(login.email, READER.email)
  await typeInto(login.password, READER.password)
  await pressOn(login.captcha, 'Space')
  await page.getByText(WORDS.en.verified, { exact: true }).waitFor()
  await pressOn(login.password)

  await homePage(page, 'en').isShown()
  expect(pathOf(page)).toBe('/en/home')
})

test('a dead line is told in place, and what was typed stays', async () => {
  const { page, complaints } = await product.visit({ language: 'en' })
  complaints.expect(/ERR_FAILED/, /api\/login/)
  const login = loginPage(page, 'en')
  await login.open()
  await page.route('**/api/login', (route) => route.abort('failed'))

  await login.send(READER)

  await login.alert.waitFor()
  expect(await login.password.inputValue()).toBe(READER.password)
  await page.unroute('**/api/login')
  await login.logIn()
  await homePage(page, 'en').isShown()
})

test('the sixth wrong password in a row is told to wait, with the time', async () => {
  const { page, complaints } = await product.visit({ language: 'en' })
  complaints.expect(/status of 401/, /status of 429/)
  const login = loginPage(page, 'en')
  await login.open()
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answered = page.waitForResponse('**/api/login')
    await login.send({ email: 'editor@mixedzone.test', password: `Wrong-Box-${attempt}` })
    await (await answered).finished()
    await login.alert.waitFor()
  }

  await page.getByText(/Too many attempts\. Please try again in \d+ s\./).waitFor()
  expect(await login.email.inputValue()).toBe('editor@mixedzone.test')
})

test('the legal pages and a request that nobody made are read and left with the keyboard alone', async () => {
  const { page, complaints } = await product.visit({ language: 'en', device: 'phone' })
  complaints.expect(/status of 404/)
  await page.goto('/en/legal-notice')
  for (const next of ['privacy-policy', 'cookie-policy', 'legal-notice']) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await pressOn(page.locator(`footer a[href="/en/${next}"]`))
    await expect.poll(() => pathOf(page)).toBe(`/en/${next}`)
    // A new page begins at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }

  await page.goto('/en/request-access/no-such-code')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pressOn(page.locator('main a[href="/en/request-access"]'))
  await page.locator('form').waitFor()
  expect(pathOf(page)).toBe('/en/request-access')
})
