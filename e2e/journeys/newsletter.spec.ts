import { LOCALES } from '@mixed-zone/contract/locales'
import { expect } from '@playwright/test'
import { callPrivate } from '../harness/api-client.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { pressOn } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'

const TEXTS = {
  es: {
    stay: 'Mantener la suscripción',
    stayed: 'La suscripción sigue activa',
    leave: 'Dar de baja',
    left: 'Suscripción eliminada',
    toAccount: 'Ir a tu cuenta',
    newsletter: 'Recibir el boletín',
  },
  en: {
    stay: 'Stay subscribed',
    stayed: 'You are still subscribed',
    leave: 'Unsubscribe',
    left: 'Subscription deleted',
    toAccount: 'Go to your account',
    newsletter: 'Get the newsletter',
  },
  pt: {
    stay: 'Manter a subscrição',
    stayed: 'A subscrição mantém-se',
    leave: 'Cancelar subscrição',
    left: 'Subscrição eliminada',
    toAccount: 'Ir para a sua conta',
    newsletter: 'Receber o boletim',
  },
} as const

for (const locale of LOCALES) {
  test.describe(`Newsletter in ${locale} on a phone`, () => {
    test.use({ locale, ...DEVICES.phone })

    test('is left by the link of a mail and taken up again on the account page', async ({
      page,
      product,
      createAccount,
    }) => {
      const texts = TEXTS[locale]
      const account = await createAccount({ name: 'rita', locale })
      const call = { origin: product.origin, token: account.token }
      const isSubscribed = async () =>
        (await (await callPrivate({ ...call, path: 'user-data', body: {} })).json()).newsletter
      await callPrivate({ ...call, path: 'update-user-data', body: { newsletter: true } })

      await test.step('stay', async () => {
        await page.goto(account.unsubscribePath)
        await page.getByRole('button', { name: texts.stay }).click()
        await expect(page.getByRole('heading', { name: texts.stayed })).toBeVisible()
        expect(await isSubscribed()).toBe(true)
      })

      await test.step('leave', async () => {
        await page.goto(account.unsubscribePath)
        await page.getByRole('button', { name: texts.leave, exact: true }).click()
        await expect(page.getByRole('heading', { name: texts.left })).toBeVisible()
        expect(await isSubscribed()).toBe(false)
      })

      await test.step('subscribe again', async () => {
        await page.getByRole('link', { name: texts.toAccount }).click()
        await loginPage(page, locale).logIn(account)
        const choice = page.getByRole('switch', { name: texts.newsletter })
        await expect(choice).not.toBeChecked()
        await choice.click()
        await expect(page.locator('main').getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible()
        await expect.poll(isSubscribed).toBe(true)
        await page.reload()
        await expect(choice).toBeChecked()
      })
    })
  })
}

test.describe('Unsubscribe page', () => {
  test('works with the keyboard only and reports an unknown link', async ({ page, createAccount, browserErrors }) => {
    browserErrors.allow(STATUS_404)
    const account = await createAccount({ name: 'teo', locale: 'es' })
    const [leave, stay] = ['Dar de baja', 'Mantener la suscripción'].map((name) => page.getByRole('button', { name }))
    if (!leave || !stay) throw new Error('Two buttons were located')
    const headline = page.getByRole('heading', { level: 1 })

    await page.goto(account.unsubscribePath)
    await expect(stay).toBeVisible()
    await pressOn(stay)
    // The account was created without the newsletter.
    await expect(headline).toHaveText('La suscripción no está activa')
    await expect(headline).toBeFocused()
    await page.goto(account.unsubscribePath)
    await expect(leave).toBeVisible()
    await pressOn(leave, 'Space')
    await expect(headline).toHaveText('Suscripción eliminada')
    await expect(headline).toBeFocused()
    await pressOn(page.getByRole('link', { name: 'Ir a tu cuenta' }))
    await loginPage(page, 'es').waitUntilShown()

    await page.goto('/es/unsubscribe/nobody')
    await expect(leave).toBeVisible()
    await pressOn(leave)
    await expect(page.getByRole('alert')).toBeFocused()
    await pressOn(stay)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(headline).toHaveText('¿Dejar el boletín?')
  })
})
