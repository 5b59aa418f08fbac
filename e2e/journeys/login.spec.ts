import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { pressOn, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { UI_TEXTS } from '../pages/texts.ts'

test.describe('Login page', () => {
  test('reports a wrong password, translates the alert, and keeps the entered values', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 401/)
    const [login, english] = [loginPage(page, 'es'), loginPage(page, 'en')]
    await login.open()

    await login.send({ ...READER, password: 'Wrong-Box-2026' })

    await expect(login.alert.locator('strong')).toHaveText(UI_TEXTS.es.error)
    await expect(login.alert).toContainText(login.invalidData)
    await expect(login.alert).toBeFocused()
    await expect(login.email).toHaveValue(READER.email)
    await frame(page, 'es').switchLanguage('en')
    await expect(english.alert).toContainText(english.invalidData)
    await expect(english.password).toHaveValue('Wrong-Box-2026')
    await english.logIn()
    await homePage(page, 'en').waitUntilShown()
  })

  test('logs in with the keyboard only', async ({ page }) => {
    const login = loginPage(page, 'es')
    await login.open()

    await typeInto(login.email, READER.email)
    await typeInto(login.password, READER.password)
    await pressOn(login.captcha, 'Space')
    await expect(page.getByText(UI_TEXTS.es.verified, { exact: true })).toBeVisible()
    await pressOn(login.password)

    await homePage(page, 'es').waitUntilShown()
    await expect(page).toHaveURL('/es/home')
  })
})

test.describe('Public pages', () => {
  test.use({ locale: 'en', ...DEVICES.phone })

  test('are read and left with the keyboard only, and each starts at its top', async ({ page, browserErrors }) => {
    browserErrors.allow(STATUS_404)
    const scrollTop = () => page.evaluate(() => window.scrollY)
    await page.goto('/en/legal-notice')
    for (const next of ['privacy-policy', 'cookie-policy', 'legal-notice']) {
      await test.step(next, async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.keyboard.press('End')
        await expect.poll(scrollTop).toBeGreaterThan(0)
        await pressOn(page.locator(`footer a[href="/en/${next}"]`))
        await expect(page).toHaveURL(`/en/${next}`)
        await expect.poll(scrollTop).toBe(0)
      })
    }

    await test.step('unknown access request', async () => {
      await page.goto('/en/request-access/no-such-code')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await pressOn(page.locator('main a[href="/en/request-access"]'))
      await expect(page).toHaveURL('/en/request-access')
      await expect(page.locator('form')).toBeVisible()
    })
  })
})
