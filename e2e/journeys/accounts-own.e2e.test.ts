import { text } from 'node:stream/consumers'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { nextCode, oneTimeCode } from '../harness/one-time-code.ts'
import { waitForMail } from '../harness/outbox.ts'
import { callPrivate, openSession } from '../harness/outside-client.ts'
import { productUnderTest, type Visit } from '../harness/product-under-test.ts'
import { DYING_PICTURES, frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { descriptionOf, hasFocus, pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { type NewAccount, newAccount } from '../pages/new-account.ts'
import { storageOf } from '../pages/signed-in.ts'
import { WORDS } from '../pages/words.ts'

const product = productUnderTest()

/** Somebody on their own account page, with a session that was opened past the login page. */
async function onAccountPage(account: NewAccount, locale: Locale): Promise<Visit> {
  const storage = storageOf(product.origin, await openSession(product.origin, account))
  const visit = await product.visit({ language: locale, storage })
  await visit.page.goto(`/${locale}/account`)
  return visit
}

test('with the keyboard alone a one-time code is set up, asked for, replaced by a recovery code, and turned off', async () => {
  const account = await newAccount(product, { email: 'olga@liga.test', locale: 'es', role: 'editor' })
  const { page, complaints } = await onAccountPage(account, 'es')
  complaints.expect(/status of 4(01|22)/, DYING_PICTURES)
  const login = loginPage(page, 'es')
  const part = page.getByRole('region', { name: 'Código de un solo uso' })
  const button = (name: string) => part.getByRole('button', { name, exact: true })
  const password = part.locator('[name=password]')
  const code = page.locator('[name=code]')
  // Each step takes the place of what was pressed: the focus goes on in it.
  const goesOnIn = async (place: Locator) => {
    await expect.poll(() => hasFocus(place)).toBe(true)
  }
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const send = async () => {
    await typeInto(login.email, account.email)
    await typeInto(login.password, account.password)
    await page.keyboard.press('Enter')
    await goesOnIn(code)
  }

  await button('Activar').waitFor()
  await pressOn(button('Activar'))
  await goesOnIn(password)
  await type(account.password)
  await part.getByRole('img', { name: /Código QR/ }).waitFor()
  await goesOnIn(code)
  const secret = (await part.locator('code').innerText()).replaceAll(/\s/g, '')
  await type('000000')
  await part.locator('[aria-invalid=true]').waitFor()
  await goesOnIn(code)
  await typeInto(code, oneTimeCode(secret))
  await page.keyboard.press('Enter')
  await goesOnIn(part.getByRole('heading', { name: 'Códigos de recuperación' }))
  const recovery = await part.locator('li code').allInnerTexts()
  expect(new Set(recovery).size).toBeGreaterThan(5)
  await pressOn(button('Los he guardado'))
  await part.getByText('Activado. Cada conexión pide un código.').waitFor()
  await goesOnIn(button('Desactivar'))

  await pressOn(frame(page, 'es').header.getByRole('button', { name: WORDS.es.accountMenu }))
  await pressOn(page.getByRole('button', { name: WORDS.es.signOut }))
  await login.isShown()
  await send()
  await type('123456')
  await page.getByText('Ese código no vale. Prueba con el siguiente.').waitFor()
  await typeInto(code, recovery[0] ?? '')
  await page.keyboard.press('Enter')
  await homePage(page, 'es').isShown()

  // From here the keyboard has a long way back to the header: past all that the home page offers.
  await frame(page, 'es').signOut()
  await login.isShown()
  await send()
  await pressOn(page.getByRole('button', { name: 'Usar otra cuenta' }))
  await goesOnIn(login.email)
  await send()
  await type(recovery[0] ?? '')
  await page.getByText('Ese código no vale. Prueba con el siguiente.').waitFor()
  await typeInto(code, nextCode(secret))
  await page.keyboard.press('Enter')
  await homePage(page, 'es').isShown()

  await page.goto('/es/account')
  await button('Desactivar').waitFor()
  await pressOn(button('Desactivar'))
  await goesOnIn(password)
  await page.keyboard.type(account.password)
  await typeInto(code, recovery[1] ?? '')
  await page.keyboard.press('Enter')
  await part.getByText('Desactivado.', { exact: true }).waitFor()
  await goesOnIn(button('Activar'))
})

test('what one changes is kept as one leaves the field, and another session is ended from the list', async () => {
  const account = await newAccount(product, { email: 'ines@radio.test', locale: 'pt' })
  const { page, complaints } = await onAccountPage(account, 'pt')
  complaints.expect(/ERR_FAILED/, /update-user-data/)
  const name = page.getByLabel('Nome', { exact: true })
  const saved = page.getByRole('status').filter({ hasText: /^\s*Guardado/ })

  await page.route('**/api/private/update-user-data', (route) => route.abort('failed'))
  await name.fill('Inês 🎙️')
  await page.keyboard.press('Tab')
  await page.getByText('Por guardar', { exact: true }).waitFor()
  expect(await name.inputValue()).toBe('Inês 🎙️')
  await page.unroute('**/api/private/update-user-data')
  await name.focus()
  await page.keyboard.press('Tab')
  await saved.waitFor()
  await page.reload()
  await name.waitFor()
  expect(await name.inputValue()).toBe('Inês 🎙️')

  // The session that the account was made with.
  await page
    .getByRole('button', { name: /^Terminar a sessão de/ })
    .first()
    .click()
  await page.getByText('Sessão terminada.').waitFor()
  const { status } = await callPrivate({ origin: product.origin, token: account.token, path: 'user-data', body: {} })
  expect(status).toBe(401)
  expect(await page.getByRole('button', { name: /^Terminar a sessão de/ }).count()).toBe(0)
})

test('with the keyboard alone one takes all that is known away, and is forgotten', async () => {
  const account = await newAccount(product, { email: 'liam@wire.test', locale: 'en' })
  const { page, complaints } = await onAccountPage(account, 'en')
  complaints.expect(/status of 4(01|22)/, DYING_PICTURES)
  const login = loginPage(page, 'en')

  const take = page.getByRole('button', { name: 'Download my data' })
  await take.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), pressOn(take)])
  expect(download.suggestedFilename()).toBe('my-data.json')
  const data = await text(await download.createReadStream())
  expect(data).toContain(account.email)
  expect(data).not.toMatch(/argon2|"token"/)

  const remove = page.getByRole('button', { name: 'Delete the account' })
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const password = question.getByLabel('Current password')
  await pressOn(remove)
  await question.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(remove)).toBe(true)
  await page.keyboard.press('Enter')
  await typeInto(password, 'Not-the-one-1')
  await pressOn(question.getByRole('button', { name: 'Delete the account' }))
  await expect.poll(() => descriptionOf(password)).toBe('The current password is wrong')
  expect(await hasFocus(password)).toBe(true)
  await typeInto(password, account.password)
  await page.keyboard.press('Enter')
  await page.getByText('Your account has been deleted.').waitFor()
  await waitForMail({ dataDir: product.dataDir, to: account.email, about: 'Your account was deleted' })
  await login.send(account)
  await login.alert.waitFor()
  expect(await login.alert.innerText()).toContain(login.invalidData)
})

test('the tour of three steps works with the keyboard alone, and gives the focus back', async () => {
  const { page } = await product.visit({ language: 'pt' })
  await loginPage(page, 'pt').open()
  const button = page.getByRole('button', { name: 'Ver o tutorial' })
  await button.focus()

  await page.keyboard.press('Enter')
  const tour = page.getByRole('dialog', { name: 'Como funciona' })
  await tour.getByText('Passo 1 de 3').waitFor()
  const pressed = async (name: string) => {
    await pressOn(tour.getByRole('button', { name, exact: true }))
  }
  await pressed('Seguinte')
  await tour.getByText('Passo 2 de 3').waitFor()
  await pressed('Seguinte')
  await tour.getByText('Passo 3 de 3').waitFor()
  await pressed('Anterior')
  await tour.getByText('Passo 2 de 3').waitFor()
  await pressed('Seguinte')
  await pressed('Terminar')
  await tour.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(button)).toBe(true)
  await page.keyboard.press('Enter')
  await tour.waitFor()
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(button)).toBe(true)
})

test('with the keyboard alone one corrects what is known, changes the password and closes another session', async () => {
  const account = await newAccount(product, { email: 'hana@keys.test', locale: 'en' })
  const { page, complaints } = await onAccountPage(account, 'en')
  complaints.expect(/status of 422/)
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const [name, current, fresh, repeat] = ['Name', 'Current password', 'New password', 'Repeat password'].map(field)
  if (!name || !current || !fresh || !repeat) throw new Error('There are four fields')
  const saving = page.getByRole('status').filter({ hasText: /\S/ }).first()
  const said = (text: string) => page.locator('[aria-live=polite]').getByText(text, { exact: true })
  await name.waitFor()

  await tabTo(name)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Tab')
  await expect.poll(() => saving.innerText()).toBe('Error! Not saved')
  expect(await descriptionOf(name)).toBe('The Name field is required')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Hana')
  await page.keyboard.press('Tab')
  await expect.poll(() => saving.innerText()).toBe('Saved')
  await tabTo(field('Communications language'))
  await page.keyboard.type('Port')
  await pressOn(page.getByRole('switch', { name: 'Get the newsletter' }), 'Space')
  await page.getByRole('status').filter({ hasText: 'You are subscribed.' }).waitFor()
  const call = { origin: product.origin, token: account.token, path: 'user-data', body: {} }
  expect(await (await callPrivate(call)).json()).toMatchObject({
    name: 'Hana',
    comunicationsLocale: 'pt',
    newsletter: true,
  })

  const ending = page.getByRole('button', { name: /^Close the session on/ })
  await pressOn(ending)
  await said('Session closed.').waitFor()
  await expect.poll(() => ending.count()).toBe(0)
  // Its button has gone; whoever pressed it stands where they were.
  expect(await hasFocus(page.getByRole('region', { name: 'Sessions' }).locator('[tabindex="-1"]'))).toBe(true)

  // Tab goes round: past the last stop, the browser's own, to the first.
  const change = page.getByRole('button', { name: 'Change password' })
  await pressOn(change)
  await expect.poll(() => hasFocus(current)).toBe(true)
  expect(await descriptionOf(current)).toBe('The Password field is required')
  await page.keyboard.type('Not-the-one-1')
  await typeInto(fresh, 'Floodlight-44')
  await typeInto(repeat, 'Floodlight-44')
  await page.keyboard.press('Enter')
  await expect.poll(() => descriptionOf(current)).toBe('The current password is wrong')
  expect(await hasFocus(current)).toBe(true)
  await typeInto(current, account.password)
  await pressOn(change)
  await said('Password changed. Your other sessions have been closed.').waitFor()
  expect(await hasFocus(change)).toBe(true)
  await openSession(product.origin, { email: account.email, password: 'Floodlight-44' })
})
