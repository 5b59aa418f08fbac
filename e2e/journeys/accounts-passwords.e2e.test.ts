import { LOCALES } from '@mixed-zone/contract/locales'
import { describe, expect, test } from 'vitest'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { callPrivate, openSession } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { DYING_PICTURES } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { descriptionOf, hasFocus, pressOn, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { newAccount } from '../pages/new-account.ts'
import { EXPECTED_404 } from '../pages/not-found-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { storageOf } from '../pages/signed-in.ts'
import { WORDS } from '../pages/words.ts'

const product = productUnderTest()

test('a forgotten password: the mail, the new one, every other session ended, and the link spent', async () => {
  const account = await newAccount(product, { email: 'kate@sport.test', locale: 'en' })
  const storage = storageOf(product.origin, await openSession(product.origin, account))
  const elsewhere = await product.visit({ language: 'en', storage })
  elsewhere.complaints.expect(/status of 401/, DYING_PICTURES)
  await homePage(elsewhere.page, 'en').open()
  await homePage(elsewhere.page, 'en').isShown()

  const { page, complaints } = await product.visit({ language: 'en' })
  complaints.expect(/status of 422/)
  await loginPage(page, 'en').open()
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  // The login page, which is there until the next one has come, has a field of the same name.
  await page.getByRole('heading', { level: 1, name: 'Forgotten your password?' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor()
  const mail = await waitForMail({ dataDir: product.dataDir, to: account.email, about: 'Choose a new password' })
  const link = linkIn(mail, 'new-password/')
  // A mail scanner opens every link, and spends nothing.
  await (await fetch(product.origin + link)).text()

  await page.goto(link)
  const typed = {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('New password', { exact: true }),
    repeat: page.getByLabel('Repeat password', { exact: true }),
    save: page.getByRole('button', { name: 'Save password' }),
  }
  await typed.email.fill('somebody@else.test')
  await typed.password.fill('Floodlight-44')
  await typed.repeat.fill('Floodlight-45')
  await typed.save.click()
  await page.getByText('Password does not match', { exact: true }).waitFor()
  await typed.repeat.fill('Floodlight-44')
  await typed.save.click()
  await page.getByText('This link does not belong to that email. Please check the address.').waitFor()
  expect(await typed.password.inputValue()).toBe('Floodlight-44')
  await typed.email.fill(account.email)
  // The one in use is refused, and the link still works.
  await typed.password.fill(account.password)
  await typed.repeat.fill(account.password)
  await typed.save.click()
  await page.getByText('The new password must differ from the old one').waitFor()
  await typed.password.fill('Floodlight-44')
  await typed.repeat.fill('Floodlight-44')
  await typed.save.click()
  await page.getByRole('heading', { level: 1, name: 'Password changed' }).waitFor()
  await waitForMail({ dataDir: product.dataDir, to: account.email, about: 'Your password was changed' })

  await elsewhere.page.reload()
  await loginPage(elsewhere.page, 'en').alert.waitFor()
  expect(await loginPage(elsewhere.page, 'en').alert.innerText()).toContain('Your session has ended')
  await page.getByRole('link', { name: 'Connect', exact: true }).click()
  await loginPage(page, 'en').logIn({ email: account.email, password: 'Floodlight-44' })
  await homePage(page, 'en').isShown()

  await page.goto(link)
  await page.getByText('This link has already been used, or it is too old.').waitFor()
  expect(await page.getByLabel('New password', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  expect(pathOf(page)).toBe('/en/forgot-password')
})

test('leaving the newsletter by a mail, coming back on the account page, and leaving by one click', async () => {
  const account = await newAccount(product, { email: 'rita@jornal.test', locale: 'pt' })
  const call = { origin: product.origin, token: account.token }
  const newsletter = async () => (await (await callPrivate({ ...call, path: 'user-data', body: {} })).json()).newsletter
  await callPrivate({ ...call, path: 'update-user-data', body: { newsletter: true } })
  const { page } = await product.visit({ language: 'pt', device: 'phone' })

  await page.goto(account.unsubscribe)
  await page.getByRole('button', { name: 'Manter a subscrição' }).click()
  await page.getByRole('heading', { name: 'A subscrição mantém-se' }).waitFor()
  expect(await newsletter()).toBe(true)
  await page.goto(account.unsubscribe)
  await page.getByRole('button', { name: 'Cancelar subscrição' }).click()
  await page.getByRole('heading', { name: 'Subscrição eliminada' }).waitFor()
  expect(await newsletter()).toBe(false)

  await page.getByRole('link', { name: 'Ir para a sua conta' }).click()
  await loginPage(page, 'pt').logIn(account)
  const choice = page.getByRole('switch', { name: 'Receber o boletim' })
  await choice.waitFor()
  expect(await choice.isChecked()).toBe(false)
  await choice.click()
  await page.getByText('A subscrição está ativa.', { exact: false }).waitFor()
  expect(await newsletter()).toBe(true)

  const { headers } = await waitForMail({ dataDir: product.dataDir, to: account.email, about: 'Já tem acesso' })
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = headers.get('list-unsubscribe')?.slice(1, -1) ?? ''
  expect(new URL(address).pathname).toBe(account.unsubscribe)
  await (await fetch(address)).text()
  expect(await newsletter()).toBe(true)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect(await newsletter()).toBe(false)
})

const LETTERS = {
  es: {
    forgotten: '¿Has olvidado la contraseña?',
    send: 'Enviar enlace',
    subject: 'Elige una contraseña nueva',
    save: 'Guardar contraseña',
    changed: 'Contraseña cambiada',
    leave: 'Dar de baja',
    left: 'Suscripción eliminada',
    toAccount: 'Ir a tu cuenta',
    newsletter: 'Recibir el boletín',
  },
  en: {
    forgotten: 'Forgotten your password?',
    send: 'Send link',
    subject: 'Choose a new password',
    save: 'Save password',
    changed: 'Password changed',
    leave: 'Unsubscribe',
    left: 'Subscription deleted',
    toAccount: 'Go to your account',
    newsletter: 'Get the newsletter',
  },
  pt: {
    forgotten: 'Esqueceu-se da palavra-passe?',
    send: 'Enviar ligação',
    subject: 'Escolha uma nova palavra-passe',
    save: 'Guardar palavra-passe',
    changed: 'Palavra-passe alterada',
    leave: 'Cancelar subscrição',
    left: 'Subscrição eliminada',
    toAccount: 'Ir para a sua conta',
    newsletter: 'Receber o boletim',
  },
} as const

test.each(LOCALES)(
  'in %s: forgotten, mail, new password, other sessions ended; out of the newsletter and back',
  async (locale) => {
    const words = LETTERS[locale]
    const account = await newAccount(product, { email: `${locale}@letters.test`, locale })
    const other = { origin: product.origin, token: account.token, path: 'user-data', body: {} }
    const { page } = await product.visit({ language: locale })
    await loginPage(page, locale).open()
    await page.getByRole('link', { name: words.forgotten }).click()
    await page.getByRole('heading', { level: 1, name: words.forgotten }).waitFor()
    await page.locator('input[type="email"]').fill(account.email)
    await page.getByRole('button', { name: words.send }).click()
    const mail = await waitForMail({ dataDir: product.dataDir, to: account.email, about: words.subject })
    expect((await callPrivate(other)).status).toBe(200)

    await page.goto(linkIn(mail, 'new-password/'))
    await page.locator('input[type="email"]').fill(account.email)
    for (const field of await page.locator('input[type="password"]').all()) await field.fill('Floodlight-44')
    await page.getByRole('button', { name: words.save }).click()
    await page.getByRole('heading', { level: 1, name: words.changed }).waitFor()
    expect((await callPrivate(other)).status).toBe(401)

    await page.goto(account.unsubscribe)
    await page.getByRole('button', { name: words.leave, exact: true }).click()
    await page.getByRole('heading', { name: words.left }).waitFor()
    await page.getByRole('link', { name: words.toAccount }).click()
    await loginPage(page, locale).logIn({ email: account.email, password: 'Floodlight-44' })
    const choice = page.getByRole('switch', { name: words.newsletter })
    await choice.waitFor()
    expect(await choice.isChecked()).toBe(false)
    await choice.click()
    await page.reload()
    await choice.waitFor()
    expect(await choice.isChecked()).toBe(true)
  },
)

describe('with the keyboard alone', () => {
  test('one asks for a link to a new password, chooses it, and is told of a link that is spent', async () => {
    const account = await newAccount(product, { email: 'kim@keys.test', locale: 'en' })
    const { page } = await product.visit({ language: 'en' })
    const [email, password, repeat] = ['Email', 'New password', 'Repeat password'].map((label) =>
      page.getByLabel(label, { exact: true }),
    )
    if (!email || !password || !repeat) throw new Error('There are three fields')
    const headline = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    const send = page.getByRole('button', { name: 'Send link' })
    await page.goto('/en/forgot-password')
    await send.waitFor()

    await pressOn(send)
    await expect.poll(() => hasFocus(email)).toBe(true)
    expect(await descriptionOf(email)).toBe('The Email field is required')
    await page.keyboard.type('kim')
    await page.keyboard.press('Enter')
    await expect.poll(() => descriptionOf(email)).toBe('The format is wrong')
    expect(await hasFocus(email)).toBe(true)
    await typeInto(email, account.email)
    await pressOn(page.getByRole('checkbox'), 'Space')
    await page.getByText(WORDS.en.verified, { exact: true }).waitFor()
    await pressOn(send, 'Space')
    // What is said comes with the focus.
    await expect.poll(() => hasFocus(headline('Check your mail'))).toBe(true)

    const mail = await waitForMail({ dataDir: product.dataDir, to: account.email, about: 'Choose a new password' })
    const link = linkIn(mail, 'new-password/')
    const save = page.getByRole('button', { name: 'Save password' })
    await page.goto(link)
    await save.waitFor()
    await pressOn(save)
    await expect.poll(() => hasFocus(email)).toBe(true)
    expect(await descriptionOf(email)).toBe('The Email field is required')
    await page.keyboard.type(account.email)
    await typeInto(password, 'Floodlight-44')
    await typeInto(repeat, 'Floodlight-45')
    await page.keyboard.press('Enter')
    await expect.poll(() => descriptionOf(repeat)).toBe('Password does not match')
    expect(await hasFocus(repeat)).toBe(true)
    await typeInto(repeat, 'Floodlight-44')
    await pressOn(save)
    await expect.poll(() => hasFocus(headline('Password changed'))).toBe(true)
    await pressOn(page.getByRole('link', { name: 'Connect', exact: true }))
    await loginPage(page, 'en').isShown()

    await page.goto(link)
    await expect.poll(() => hasFocus(headline('New password'))).toBe(true)
    await page.getByRole('status').filter({ hasText: 'This link has already been used' }).waitFor()
    await pressOn(page.getByRole('link', { name: 'Ask for a new link' }))
    await send.waitFor()
  })

  test('one stays in the newsletter, leaves it, and is told of a link that belongs to nobody', async () => {
    const account = await newAccount(product, { email: 'teo@teclas.test', locale: 'es' })
    const { page, complaints } = await product.visit({ language: 'es' })
    complaints.expect(EXPECTED_404)
    const [leave, stay] = ['Dar de baja', 'Mantener la suscripción'].map((name) => page.getByRole('button', { name }))
    if (!leave || !stay) throw new Error('There are two answers')
    const headline = page.getByRole('heading', { level: 1 })

    await page.goto(account.unsubscribe)
    await stay.waitFor()
    await pressOn(stay)
    await expect.poll(() => headline.innerText()).toBe('La suscripción sigue activa')
    expect(await hasFocus(headline)).toBe(true)
    await page.goto(account.unsubscribe)
    await leave.waitFor()
    await pressOn(leave, 'Space')
    await expect.poll(() => headline.innerText()).toBe('Suscripción eliminada')
    expect(await hasFocus(headline)).toBe(true)
    await pressOn(page.getByRole('link', { name: 'Ir a tu cuenta' }))
    await loginPage(page, 'es').isShown()

    await page.goto('/es/unsubscribe/nobody')
    await leave.waitFor()
    await pressOn(leave)
    await expect.poll(() => hasFocus(page.getByRole('alert'))).toBe(true)
    await pressOn(stay)
    await expect.poll(() => hasFocus(headline)).toBe(true)
  })
})
