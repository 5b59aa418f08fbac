import { LOCALES } from '@mixed-zone/contract/locales'
import { expect } from '@playwright/test'
import { provisionalPasswordIn, requestTrustedAccess, trustedEmail } from '../harness/accounts.ts'
import { ADMIN, callPrivate, logIn } from '../harness/api-client.ts'
import { EXPIRED_FILES, STATUS_404 } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { holdRequests } from '../harness/held-requests.ts'
import { oneTimeCode } from '../harness/one-time-code.ts'
import { findWideLists } from '../harness/page-checks.ts'
import { checkState, navigateTo, switchLanguage } from '../harness/state-checks.ts'
import { accountPage } from '../pages/account-page.ts'
import { forcedChange } from '../pages/forced-change.ts'
import { frame } from '../pages/frame.ts'
import { loginPage } from '../pages/login-page.ts'
import { tokenOf } from '../pages/stored-session.ts'

// Each test checks many states in three languages and two themes.
test.slow()

test.describe('States of the account page', () => {
  test('are accessible and fit in every language', async ({ visit, createAccount, product, browserErrors }) => {
    browserErrors.allow(/ERR_FAILED/, /api\/private/, /status of 4(01|22)/, EXPIRED_FILES)
    const { origin } = product
    const account = await createAccount({ name: 'marta', locale: 'es', role: 'editor' })
    const page = await visit({ account })
    const { personal, password, newsletter, sessions, code, codePart, data, question } = accountPage(page)
    const login = loginPage(page, 'es')
    const failing = ['update-user-data', 'my-data', 'sessions/*'].map((path) => `**/api/private/${path}`)

    const release = await holdRequests(page, '**/api/private/user-data')
    await page.goto('/es/account')
    await page.locator('main [role=status]').waitFor()
    await checkState(page, 'loading')
    await release()
    await personal.name.waitFor()
    await checkState(page, 'loaded', 'main')

    await test.step('the sessions fit on the narrowest phone', async () => {
      await page.setViewportSize(DEVICES.narrow.viewport)
      for (const locale of LOCALES.toReversed()) {
        await switchLanguage(page, locale)
        expect.soft(await findWideLists(page, 'main table'), `sessions in ${locale}`).toEqual([])
      }
      await page.setViewportSize(DEVICES.desk.viewport)
    })

    await test.step('every request fails', async () => {
      for (const url of failing) await page.route(url, (route) => route.abort('failed'))
      await personal.surnames.fill('Otra')
      await personal.name.fill('')
      await password.fresh.fill('abc')
      await password.change.click()
      await newsletter.choice.click()
      await sessions.end.click()
      await code.turn.click()
      await code.submit.click()
      await data.download.click()
      await expect(page.locator('main [role=alert]')).toHaveCount(4)
      await expect(page.locator('main [aria-invalid=true]')).toHaveCount(5)
      await checkState(page, 'failed requests and invalid fields', 'main')
      for (const url of failing) await page.unroute(url)
    })

    const [first, second] = await test.step('one-time codes', async () => {
      await personal.surnames.fill('Ruiz')
      await personal.name.fill('Marta')
      await newsletter.choice.click()
      await sessions.end.click()
      await code.password.fill(account.password)
      await code.submit.click()
      const secret = await code.secret()
      await code.code.fill('000000')
      await code.submit.click()
      await code.wrong.waitFor()
      await page.locator('[data-react-aria-top-layer] li').hover()
      await checkState(page, 'toast, and a wrong code', 'main, [data-react-aria-top-layer]')
      await code.code.fill(oneTimeCode(secret))
      await code.submit.click()
      const [first = '', second = ''] = await code.recovery()
      await checkState(page, 'recovery codes', codePart)
      await code.last.click()
      await checkState(page, 'codes turned on', codePart)
      await code.turn.click()
      await code.submit.click()
      await code.wrong.first().waitFor()
      await checkState(page, 'turning off without a password', codePart)
      await code.last.click()
      return [first, second]
    })

    await test.step('delete dialog', async () => {
      await data.remove.click()
      await question.submit.click()
      await question.wrong.first().waitFor()
      await checkState(page, 'empty delete dialog', '[role=alertdialog]')
      await page.keyboard.press('Escape')
    })

    await test.step('login with a code', async () => {
      await frame(page, 'es').signOut()
      await login.waitUntilShown()
      // The requested page is opened after the login.
      await navigateTo(page, '/es/account')
      await login.waitUntilShown()
      await login.send(account)
      await page.locator('[name=code]').waitFor()
      await checkState(page, 'code requested at login', 'main')
      await page.locator('[name=code]').fill('123456')
      await login.connect.click()
      await page.locator('[name=code][aria-invalid=true]').waitFor()
      await checkState(page, 'wrong code at login', 'main')
      await page.locator('[name=code]').fill(first ?? '')
      await login.connect.click()
      await code.turn.click()
      await code.password.fill(account.password)
      await code.code.fill(second ?? '')
      await code.submit.click()
      await expect(page.locator(codePart).getByText('Desactivado.', { exact: true })).toBeVisible()
    })

    await test.step('expired session', async () => {
      await callPrivate({ origin, token: (await tokenOf(page)) ?? '', path: 'logout', body: {} })
      await newsletter.choice.click()
      await login.alert.waitFor()
      await checkState(page, 'expired session', 'main')
    })
  })
})

test.describe('States of a new account', () => {
  test('are accessible and fit in every language', async ({ page, product, sharedSession, browserErrors }) => {
    browserErrors.allow(/status of 4(03|22)/)
    const email = trustedEmail('noa')
    const mail = await requestTrustedAccess(product, { email, locale: 'es', admin: await sharedSession(ADMIN) })
    const provisional = provisionalPasswordIn(mail)
    const password = 'Tribuna-Norte-26'
    const form = page.locator('main form')
    const question = page.getByRole('alertdialog')

    await test.step('forced password change', async () => {
      // The requested page is opened after the login.
      await page.goto('/es/account')
      await loginPage(page, 'es').send({ email, password: provisional })
      await forcedChange(page, 'es').waitUntilShown()
      await checkState(page, 'forced change')
      await form.locator('[name=newPassword]').fill('abc')
      await form.locator('[name=repeatPassword]').fill('abd')
      await form.locator('button[type=submit]').click()
      await form.locator('[aria-invalid=true]').first().waitFor()
      await checkState(page, 'missing, weak and different passwords', 'main')
      await forcedChange(page, 'es').choose(provisional, password)
      await page.locator('main section').first().waitFor()
      await page.locator('[data-react-aria-top-layer] li').hover()
      await checkState(page, "reader's account after the change")
    })

    await test.step('delete the account', async () => {
      await page.locator('main section').last().getByRole('button').last().click()
      await question.locator('[name=password]').fill('Not-the-one-1')
      await question.locator('button[type=submit]').click()
      await question.locator('[aria-invalid=true]').waitFor()
      await checkState(page, 'wrong password in the delete dialog', '[role=alertdialog]')
      await question.locator('[name=password]').fill(password)
      await question.locator('button[type=submit]').click()
      await loginPage(page, 'es').waitUntilShown()
      await page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor()
      await checkState(page, 'deleted', 'main')
    })
    await expect(logIn(product.origin, { email, password })).rejects.toThrow('401')
  })
})

test.describe('States of the unsubscribe page', () => {
  test('are accessible and fit in every language', async ({ page, product, createAccount, browserErrors }) => {
    browserErrors.allow(STATUS_404)
    const [leave, stay] = [page.locator('main button').first(), page.locator('main button').last()]
    const { unsubscribePath, token } = await createAccount({ name: 'noa', locale: 'es' })

    await page.goto('/es/unsubscribe/nobody')
    await leave.waitFor()
    await checkState(page, 'question')
    await leave.click()
    await page.getByRole('alert').waitFor()
    await checkState(page, 'unknown link', 'main')
    await page.goto(unsubscribePath)
    await stay.click()
    await leave.waitFor({ state: 'detached' })
    await checkState(page, 'not subscribed', 'main')
    await callPrivate({ origin: product.origin, token, path: 'update-user-data', body: { newsletter: true } })
    await page.goto(unsubscribePath)
    await stay.click()
    await leave.waitFor({ state: 'detached' })
    await checkState(page, 'stayed', 'main')
    await page.goto(unsubscribePath)
    await leave.click()
    await leave.waitFor({ state: 'detached' })
    await checkState(page, 'left', 'main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscripción eliminada')
  })
})
