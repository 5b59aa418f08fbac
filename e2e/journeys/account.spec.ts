import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { callPrivate, logIn } from '../harness/api-client.ts'
import { EXPIRED_FILES } from '../harness/browser-errors.ts'
import { test } from '../harness/fixtures.ts'
import { nextCode, oneTimeCode } from '../harness/one-time-code.ts'
import { waitForMail } from '../harness/outbox.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { UI_TEXTS } from '../pages/texts.ts'

test.describe('Account page with the keyboard only', () => {
  test('sets up, uses and turns off one-time codes', async ({ visit, createAccount, browserErrors }) => {
    browserErrors.allow(/status of 4(01|22)/, EXPIRED_FILES)
    const account = await createAccount({ name: 'olga', locale: 'es', role: 'editor' })
    const page = await visit({ account })
    const login = loginPage(page, 'es')
    const part = page.getByRole('region', { name: 'Código de un solo uso' })
    const button = (name: string) => part.getByRole('button', { name, exact: true })
    const password = part.locator('[name=password]')
    const code = page.locator('[name=code]')
    const wrongCode = page.getByText('Ese código no vale. Prueba con el siguiente.')
    const submit = async (value: string) => {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    const submitLogin = async () => {
      await typeInto(login.email, account.email)
      await typeInto(login.password, account.password)
      await page.keyboard.press('Enter')
      await expect(code).toBeFocused()
    }
    await page.goto('/es/account')

    const { secret, recovery } = await test.step('set up', async () => {
      await expect(button('Activar')).toBeVisible()
      await pressOn(button('Activar'))
      await expect(password).toBeFocused()
      await submit(account.password)
      await expect(part.getByRole('img', { name: /Código QR/ })).toBeVisible()
      await expect(code).toBeFocused()
      const secret = (await part.locator('code').innerText()).replaceAll(/\s/g, '')
      await submit('000000')
      await expect(part.locator('[aria-invalid=true]')).toBeVisible()
      await expect(code).toBeFocused()
      await typeInto(code, oneTimeCode(secret))
      await page.keyboard.press('Enter')
      await expect(part.getByRole('heading', { name: 'Códigos de recuperación' })).toBeFocused()
      const recovery = await part.locator('li code').allInnerTexts()
      expect(new Set(recovery).size).toBeGreaterThan(5)
      await pressOn(button('Los he guardado'))
      await expect(part.getByText('Activado. Cada conexión pide un código.')).toBeVisible()
      await expect(button('Desactivar')).toBeFocused()
      return { secret, recovery }
    })

    await test.step('log in with a recovery code', async () => {
      await pressOn(frame(page, 'es').header.getByRole('button', { name: UI_TEXTS.es.accountMenu }))
      await pressOn(page.getByRole('button', { name: UI_TEXTS.es.signOut }))
      await login.waitUntilShown()
      await submitLogin()
      await submit('123456')
      await expect(wrongCode).toBeVisible()
      await typeInto(code, recovery[0] ?? '')
      await page.keyboard.press('Enter')
      await homePage(page, 'es').waitUntilShown()
    })

    await test.step('log in with the next code: a recovery code is valid once', async () => {
      // With the mouse: the header is many tab stops away on the home page.
      await frame(page, 'es').signOut()
      await login.waitUntilShown()
      await submitLogin()
      await pressOn(page.getByRole('button', { name: 'Usar otra cuenta' }))
      await expect(login.email).toBeFocused()
      await submitLogin()
      await submit(recovery[0] ?? '')
      await expect(wrongCode).toBeVisible()
      await typeInto(code, nextCode(secret))
      await page.keyboard.press('Enter')
      await homePage(page, 'es').waitUntilShown()
    })

    await test.step('turn off', async () => {
      await page.goto('/es/account')
      await expect(button('Desactivar')).toBeVisible()
      await pressOn(button('Desactivar'))
      await expect(password).toBeFocused()
      await page.keyboard.type(account.password)
      await typeInto(code, recovery[1] ?? '')
      await page.keyboard.press('Enter')
      await expect(part.getByText('Desactivado.', { exact: true })).toBeVisible()
      await expect(button('Activar')).toBeFocused()
    })
  })

  test('downloads the personal data and deletes the account', async ({
    visit,
    createAccount,
    product,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 4(01|22)/, EXPIRED_FILES)
    const account = await createAccount({ name: 'liam', locale: 'en' })
    const page = await visit({ account, locale: 'en' })
    const login = loginPage(page, 'en')
    await page.goto('/en/account')

    await test.step('download', async () => {
      const save = page.getByRole('button', { name: 'Download my data' })
      await expect(save).toBeVisible()
      const [download] = await Promise.all([page.waitForEvent('download'), pressOn(save)])
      expect(download.suggestedFilename()).toBe('my-data.json')
      const data = await text(await download.createReadStream())
      expect(data).toContain(account.email)
      expect(data).not.toMatch(/argon2|"token"/)
    })

    await test.step('delete', async () => {
      const remove = page.getByRole('button', { name: 'Delete the account' })
      const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
      const password = question.getByLabel('Current password')
      await pressOn(remove)
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(remove).toBeFocused()
      await page.keyboard.press('Enter')
      await typeInto(password, 'Not-the-one-1')
      await pressOn(question.getByRole('button', { name: 'Delete the account' }))
      await expect(password).toHaveAccessibleDescription(/^The current password is wrong/)
      await expect(password).toBeFocused()
      await typeInto(password, account.password)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Your account has been deleted.')).toBeVisible()
      await waitForMail({ dataDir: product.dataDir, to: account.email, about: 'Your account was deleted' })
      await login.send(account)
      await expect(login.alert).toContainText(login.invalidData)
    })
  })

  test('saves personal data, changes the password and closes another session', async ({
    visit,
    createAccount,
    product,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 422/)
    const account = await createAccount({ name: 'hana', locale: 'en' })
    const page = await visit({ account, locale: 'en' })
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const announced = (text: string) => page.locator('[aria-live=polite]').getByText(text, { exact: true })
    await page.goto('/en/account')

    await test.step('save personal data', async () => {
      const name = field('Name')
      const saving = page.getByRole('status').filter({ hasText: /\S/ }).first()
      await expect(name).toBeVisible()
      await tabTo(name)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Tab')
      await expect(saving).toHaveText('Error! Not saved')
      await expect(name).toHaveAccessibleDescription(/^The Name field is required/)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.type('Hana')
      await page.keyboard.press('Tab')
      await expect(saving).toHaveText('Saved')
      await tabTo(field('Communications language'))
      await page.keyboard.type('Port')
      await pressOn(page.getByRole('switch', { name: 'Get the newsletter' }), 'Space')
      await expect(page.getByRole('status').filter({ hasText: 'You are subscribed.' })).toBeVisible()
      const call = { origin: product.origin, token: account.token, path: 'user-data', body: {} }
      expect(await (await callPrivate(call)).json()).toMatchObject({
        name: 'Hana',
        comunicationsLocale: 'pt',
        newsletter: true,
      })
    })

    await test.step('close another session', async () => {
      const end = page.getByRole('button', { name: /^Close the session on/ })
      await pressOn(end)
      await expect(announced('Session closed.')).toBeAttached()
      await expect(end).toHaveCount(0)
      // The pressed button has gone; the focus stays in its section.
      await expect(page.getByRole('region', { name: 'Sessions' }).locator('[tabindex="-1"]')).toBeFocused()
    })

    await test.step('change the password', async () => {
      const [current, fresh, repeat] = [field('Current password'), field('New password'), field('Repeat password')]
      const change = page.getByRole('button', { name: 'Change password' })
      await pressOn(change)
      await expect(current).toBeFocused()
      await expect(current).toHaveAccessibleDescription(/^The Current password field is required/)
      await page.keyboard.type('Not-the-one-1')
      await typeInto(fresh, 'Floodlight-44')
      await typeInto(repeat, 'Floodlight-44')
      await page.keyboard.press('Enter')
      await expect(current).toHaveAccessibleDescription(/^The current password is wrong/)
      await expect(current).toBeFocused()
      await typeInto(current, account.password)
      await pressOn(change)
      await expect(announced('Password changed. Your other sessions have been closed.')).toBeAttached()
      await expect(change).toBeFocused()
      await logIn(product.origin, { email: account.email, password: 'Floodlight-44' })
    })
  })
})
