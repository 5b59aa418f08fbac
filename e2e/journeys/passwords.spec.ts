import { fieldName } from '@mixed-zone/contract/field-messages'
import { expect } from '@playwright/test'
import { callPrivate } from '../harness/api-client.ts'
import { EXPIRED_FILES } from '../harness/browser-errors.ts'
import { test } from '../harness/fixtures.ts'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { homePage } from '../pages/home-page.ts'
import { pressOn, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { UI_TEXTS } from '../pages/texts.ts'

const NEW_PASSWORD = 'Floodlight-44'

/** The test below is in English, and the one of the states of these pages in Spanish. */
const locale = 'pt'

test.describe('Forgotten password', () => {
  test.use({ locale })

  test('is replaced by the link of a mail, which ends the other sessions', async ({ page, product, createAccount }) => {
    const { origin, dataDir } = product
    const account = await createAccount({ name: 'lost', locale })
    const callUserData = () => callPrivate({ origin, token: account.token, path: 'user-data', body: {} })
    const field = (name: 'email' | 'newPassword' | 'repeatPassword') =>
      page.getByLabel(fieldName(name, locale), { exact: true })
    await loginPage(page, locale).open()
    await page.getByRole('link', { name: 'Esqueceu-se da palavra-passe?' }).click()
    // The login page, which stays until the next one is loaded, has an email field too.
    await expect(page.getByRole('heading', { level: 1, name: 'Esqueceu-se da palavra-passe?' })).toBeVisible()
    await field('email').fill(account.email)
    await page.getByRole('button', { name: 'Enviar ligação' }).click()
    const mail = await waitForMail({ dataDir, to: account.email, about: 'Escolha uma nova palavra-passe' })
    expect((await callUserData()).status).toBe(200)

    await page.goto(linkIn(mail, 'new-password/'))
    await field('email').fill(account.email)
    await field('newPassword').fill(NEW_PASSWORD)
    await field('repeatPassword').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Guardar palavra-passe' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Palavra-passe alterada' })).toBeVisible()
    expect((await callUserData()).status).toBe(401)
  })
})

test.describe('Forgotten password with the keyboard only', () => {
  test.use({ locale: 'en' })

  test('refuses wrong input, and the link is valid until the password has changed', async ({
    page,
    visit,
    product: { origin, dataDir },
    createAccount,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 4(01|22)/, EXPIRED_FILES)
    const account = await createAccount({ name: 'kim', locale: 'en' })
    const elsewhere = await visit({ account, locale: 'en' })
    await homePage(elsewhere, 'en').open()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const [email, password, repeat] = [field('Email'), field('New password'), field('Repeat password')]
    const headline = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
    const send = page.getByRole('button', { name: 'Send link' })
    const save = page.getByRole('button', { name: 'Save password' })

    await test.step('ask for the link', async () => {
      await page.goto('/en/forgot-password')
      await expect(send).toBeVisible()
      await pressOn(send)
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(/^The Email field is required/)
      await page.keyboard.type('kim')
      await page.keyboard.press('Enter')
      await expect(email).toHaveAccessibleDescription(/^The format is wrong/)
      await expect(email).toBeFocused()
      await typeInto(email, account.email)
      await pressOn(page.getByRole('checkbox'), 'Space')
      await expect(page.getByText(UI_TEXTS.en.verified, { exact: true })).toBeVisible()
      await pressOn(send, 'Space')
      await expect(headline('Check your mail')).toBeFocused()
    })

    const mail = await waitForMail({ dataDir, to: account.email, about: 'Choose a new password' })
    const link = linkIn(mail, 'new-password/')
    // A mail scanner opens every link.
    await (await fetch(origin + link)).text()

    const submitPasswords = async (value: string, repeated = value) => {
      await typeInto(password, value)
      await typeInto(repeat, repeated)
      await page.keyboard.press('Enter')
    }
    await test.step('refuse wrong input', async () => {
      await page.goto(link)
      await expect(save).toBeVisible()
      await pressOn(save)
      await expect(email).toBeFocused()
      await expect(email).toHaveAccessibleDescription(/^The Email field is required/)
      await page.keyboard.type('somebody@else.test')
      await submitPasswords(NEW_PASSWORD, `${NEW_PASSWORD}!`)
      await expect(repeat).toHaveAccessibleDescription(/^Password does not match/)
      await expect(repeat).toBeFocused()
      await typeInto(repeat, NEW_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByText('This link does not belong to that email. Please check the address.')).toBeVisible()
      await expect(password).toHaveValue(NEW_PASSWORD)
      await typeInto(email, account.email)
      await submitPasswords(account.password)
      await expect(page.getByText('The new password must differ from the old one')).toBeVisible()
    })

    await test.step('change the password', async () => {
      await submitPasswords(NEW_PASSWORD)
      await expect(headline('Password changed')).toBeFocused()
      await waitForMail({ dataDir, to: account.email, about: 'Your password was changed' })
      await elsewhere.reload()
      await expect(loginPage(elsewhere, 'en').alert).toContainText('Your session has ended')
      await pressOn(page.getByRole('link', { name: 'Connect', exact: true }))
      await loginPage(page, 'en').logIn({ email: account.email, password: NEW_PASSWORD })
      await homePage(page, 'en').waitUntilShown()
    })

    await test.step('the link is spent', async () => {
      await page.goto(link)
      await expect(headline('New password')).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: 'This link has already been used' })).toBeVisible()
      await expect(password).toHaveCount(0)
      await pressOn(page.getByRole('link', { name: 'Ask for a new link' }))
      await expect(send).toBeVisible()
      await expect(page).toHaveURL('/en/forgot-password')
    })
  })
})
