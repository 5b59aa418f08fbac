import { expect } from '@playwright/test'
import { decideRequest, requestAccess, uniqueEmail } from '../harness/accounts.ts'
import { ADMIN } from '../harness/api-client.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { holdRequests } from '../harness/held-requests.ts'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { checkState, navigateTo } from '../harness/state-checks.ts'
import { ACCOUNT_TEXTS } from '../pages/account-texts.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { requestPage } from '../pages/request-page.ts'
import { UI_TEXTS } from '../pages/texts.ts'

const texts = ACCOUNT_TEXTS.es

// Each test checks many states in three languages and two themes.
test.slow()

test.describe('States of the login page', () => {
  test.use({ cookieConsent: null })

  test('are accessible and fit in every language', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 401/, /ERR_FAILED/, /api\/captcha/)
    const login = loginPage(page, 'es')
    const tour = page.getByRole('dialog')

    await login.open()
    await page.getByRole('contentinfo').locator('a[href^="mailto:"]').waitFor()
    await checkState(page, 'cookie banner')
    await login.connect.click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await checkState(page, 'empty form', 'main')
    await login.send({ email: 'nobody@mixedzone.test', password: 'Wrong-Box-2026' })
    await login.alert.waitFor()
    await page.getByText(UI_TEXTS.es.verified, { exact: true }).waitFor()
    await checkState(page, 'wrong password', 'main')
    await page.route('**/api/captcha', (route) => route.abort('failed'))
    await login.connect.click()
    await page.locator('[name=captcha][aria-invalid=true]').waitFor()
    await checkState(page, 'failed captcha', 'main')
    await page.getByRole('button', { name: /: ES$/ }).click()
    await checkState(page, 'language menu', 'header')
    await page.keyboard.press('Escape')
    await page.locator('section[aria-labelledby=first-time] button').click()
    for (const step of [1, 2, 3]) {
      await tour.getByText(`Paso ${step} de 3`).waitFor()
      await checkState(page, `tour, step ${step}`, '[role=dialog]')
      await tour.getByRole('button').last().click()
    }
    await expect(tour).toBeHidden()
  })
})

test.describe('States of the access request', () => {
  test('are accessible and fit in every language', async ({ page }) => {
    const request = requestPage(page, 'es')

    const releaseTypes = await holdRequests(page, '**/api/load-register-types')
    await page.goto('/es/request-access')
    await page.locator('main [role=status]').waitFor()
    await checkState(page, 'loading')
    await releaseTypes()
    await request.waitUntilShown()
    await checkState(page, 'form', 'main')
    for (const name of ['country', 'telephone'] as const) {
      await request.part(name).getByRole('button').click()
      await page.getByRole('listbox').waitFor()
      // A few of 240 options are enough.
      await page.keyboard.type('gu')
      await checkState(page, `options of ${name}`, '[data-trigger="Select"]')
      await page.keyboard.press('Escape')
    }
    await request.field('email').fill('lucia')
    await request.send.click()
    await page.getByRole('alert').first().waitFor()
    await checkState(page, 'missing and invalid fields', 'main')
    const releaseRegister = await holdRequests(page, '**/api/register')
    const email = uniqueEmail('lucia')
    await request.fillIn({ email, name: 'Lucía', surnames: 'Peña', companyName: 'La Orilla' })
    await request.legal.check()
    await request.send.click()
    await page.getByText('Validando...').first().waitFor()
    await checkState(page, 'sending', 'main')
    await releaseRegister()
    await expect(request.sent).toBeVisible()
    await checkState(page, 'sent', 'main')
  })
})

test.describe('States of the access request status', () => {
  test('are accessible and fit in every language', async ({
    page,
    product: { origin, dataDir },
    sharedSession,
    browserErrors,
  }) => {
    browserErrors.allow(STATUS_404, /status of 500/, /response: 500/)
    const admin = await sharedSession(ADMIN)
    const [waiting, accepted, rejected] = [uniqueEmail('ana'), uniqueEmail('eva'), uniqueEmail('otis')]
    for (const email of [waiting, accepted, rejected]) await requestAccess(origin, { email, locale: 'es' })
    await decideRequest(origin, { email: accepted, admin })
    await decideRequest(origin, { email: rejected, admin, reason: 'No aparece ningún carné de prensa.' })
    const statusPath = async (to: string) =>
      linkIn(await waitForMail({ dataDir, to, about: texts.mails.received }), 'request-access/')

    await page.goto(await statusPath(waiting))
    await expect(page.getByText(texts.waiting, { exact: true })).toBeVisible()
    await checkState(page, 'waiting')
    await navigateTo(page, await statusPath(accepted))
    await expect(page.getByText(texts.authorised, { exact: true })).toBeVisible()
    await checkState(page, 'authorised', 'main')
    await navigateTo(page, await statusPath(rejected))
    await expect(page.getByText('No aparece ningún carné de prensa.')).toBeVisible()
    await checkState(page, 'rejected', 'main')
    await navigateTo(page, '/es/request-access/no-such-code')
    await expect(page.getByRole('link', { name: texts.requestAccess })).toBeVisible()
    await checkState(page, 'unknown', 'main')
    const error = { type: 'generic', message: 'Operación no disponible.', requestId: 'one' }
    await page.route('**/api/request-status', (route) => route.fulfill({ status: 500, json: { error } }))
    await navigateTo(page, '/es/request-access/another')
    await expect(page.getByRole('alert')).toBeVisible()
    await checkState(page, 'server error', 'main')
  })
})

test.describe('States of the forgotten and new password', () => {
  test('are accessible and fit in every language', async ({ page, product, createAccount, browserErrors }) => {
    browserErrors.allow(/status of 422/)
    const { email } = await createAccount({ name: 'forgot', locale: 'es' })
    const form = page.locator('main form')
    const fill = (name: string, value: string) => form.locator(`[name=${name}]`).fill(value)
    const submit = () => form.locator('button[type=submit]').click()

    await page.goto('/es/new-password/spent')
    await page.locator('main [role=status]').filter({ hasText: /\w/ }).waitFor()
    await checkState(page, 'spent link')
    await page.locator('main').getByRole('link').click()
    await form.waitFor()
    await checkState(page, 'forgotten password', 'main')
    await submit()
    await form.locator('[aria-invalid=true]').waitFor()
    await checkState(page, 'missing address', 'main')
    await fill('email', email)
    await submit()
    await expect(form).toHaveCount(0)
    await checkState(page, 'link sent', 'main')
    const mail = await waitForMail({ dataDir: product.dataDir, to: email, about: 'Elige una contraseña nueva' })
    await navigateTo(page, linkIn(mail, 'new-password/'))
    await form.waitFor()
    await checkState(page, 'new password', 'main')
    await fill('email', 'somebody@else.test')
    await fill('password', 'abc')
    await fill('repeatPassword', 'abd')
    await submit()
    await form.locator('[aria-invalid=true]').first().waitFor()
    await checkState(page, 'weak and different passwords', 'main')
    await fill('password', 'Otra-Tribuna-27')
    await fill('repeatPassword', 'Otra-Tribuna-27')
    await submit()
    await page.getByRole('alert').waitFor()
    await checkState(page, 'address of another account', 'main')
    await fill('email', email)
    await submit()
    await expect(page.getByRole('heading', { level: 1, name: 'Contraseña cambiada' })).toBeVisible()
    await checkState(page, 'changed', 'main')
  })
})

test.describe('Legal pages and not-found page', () => {
  test.use({ cookieConsent: null })

  test('are accessible and fit in every language', async ({ page, browserErrors }) => {
    browserErrors.allow(STATUS_404)
    const choice = page.locator('#choice')

    await page.goto('/es/no-such-page')
    await notFoundPage(page, 'es').waitUntilShown()
    await checkState(page, 'not found')
    for (const name of ['legal-notice', 'privacy-policy', 'cookie-policy']) {
      await navigateTo(page, `/es/${name}`)
      await page.locator('main section h2').first().waitFor()
      await checkState(page, name)
    }
    for (const answer of [0, 1]) {
      await choice.getByRole('button').nth(answer).click()
      await expect(choice.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
      await checkState(page, `cookie answer ${answer + 1}`, '#choice')
    }
  })
})

test.describe('Access request on a narrow screen', () => {
  test.use(DEVICES.narrow)

  test('is sent with the keyboard only', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 422/)
    await page.goto('/es/request-access')
    await page.locator('form').waitFor()
    const type = async (name: string, text: string) => {
      await tabTo(page.locator(`[data-field="${name}"] :is(input, select, button)`).first())
      await page.keyboard.type(text)
    }

    await type('name', 'Lucía')
    await type('surnames', 'Peña')
    await type('email', uniqueEmail('lucia'))
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

    await expect(page.getByRole('heading', { level: 1, name: 'Solicitud enviada' })).toBeFocused()
  })
})

test.describe('Cookie banner', () => {
  test.use({ cookieConsent: null, locale: 'en' })

  test('offers equal answers, asks once, and can be changed later with the keyboard only', async ({ page }) => {
    await page.goto('/en/login')
    const banner = page.getByRole('region', { name: 'Your privacy' })
    await banner.waitFor()
    const styles = await banner.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.className))
    expect(styles).toHaveLength(2)
    expect(new Set(styles).size).toBe(1)
    await pressOn(banner.getByRole('button', { name: 'Reject' }))
    await expect(banner).toBeHidden()
    await page.goto('/en/legal-notice')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(banner).toBeHidden()
    await pressOn(page.getByRole('link', { name: 'Cookie preferences' }))
    await expect(page.getByText('At the moment: rejected.')).toBeVisible()
    await pressOn(page.getByRole('button', { name: 'Accept' }), 'Space')
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('accepted')
  })
})
