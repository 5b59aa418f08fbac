import { expect } from '@playwright/test'
import { callPrivate } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { loginPage } from '../pages/login-page.ts'

// Other languages are component tests of the unsubscribe page.
const locale = 'pt'

test.describe('Newsletter on a phone', () => {
  test.use({ locale, ...DEVICES.phone })

  test('is left by the link of a mail and taken up again on the account page', async ({
    page,
    product,
    createAccount,
  }) => {
    const account = await createAccount({ name: 'rita', locale })
    const call = { origin: product.origin, token: account.token }
    const isSubscribed = async () =>
      (await (await callPrivate({ ...call, path: 'user-data', body: {} })).json()).newsletter
    await callPrivate({ ...call, path: 'update-user-data', body: { newsletter: true } })

    await test.step('stay', async () => {
      await page.goto(account.unsubscribePath)
      await page.getByRole('button', { name: 'Manter a subscrição' }).click()
      await expect(page.getByRole('heading', { name: 'A subscrição mantém-se' })).toBeVisible()
      expect(await isSubscribed()).toBe(true)
    })

    await test.step('leave', async () => {
      await page.goto(account.unsubscribePath)
      await page.getByRole('button', { name: 'Cancelar subscrição', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Subscrição eliminada' })).toBeVisible()
      expect(await isSubscribed()).toBe(false)
    })

    await test.step('subscribe again', async () => {
      await page.getByRole('link', { name: 'Ir para a sua conta' }).click()
      await loginPage(page, locale).logIn(account)
      const choice = page.getByRole('switch', { name: 'Receber o boletim' })
      await expect(choice).not.toBeChecked()
      await choice.click()
      await expect(page.locator('main').getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible()
      await expect.poll(isSubscribed).toBe(true)
      await page.reload()
      await expect(choice).toBeChecked()
    })
  })
})
