import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { loginPage } from '../pages/login-page.ts'

const SERVICES: Record<string, { script: string; global: string }> = {
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', global: 'grecaptcha' },
}

/** Replaces the script of the service: a button instead of a puzzle. */
const fakeWidget = (global: string) => `
  window.${global} = {
    ready: (whenReady) => setTimeout(whenReady),
    render(box, options) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'I am human: ' + options.sitekey
      button.addEventListener('click', () => options.callback('solution ' + ++window.${global}.solved))
      box.append(button)
    },
    solved: 0,
  }`

test.use({ locale: 'en' })

/** The projects `turnstile` and `recaptcha` run this file with a product that is configured for that service. */
test.describe('Login with a captcha service', () => {
  test('loads its script on demand, recovers when it fails, and sends each solution once', async ({
    page,
    product,
    productEnv,
    browserErrors,
  }) => {
    const service = SERVICES[productEnv['CAPTCHA'] ?? '']
    if (service === undefined) throw new Error('The project sets no captcha service')
    browserErrors.allow(/status of 401/, /ERR_FAILED/)
    const login = loginPage(page, 'en')
    const widget = page.getByRole('button', { name: 'I am human: the-public-key' })
    const verified = page.getByText('Verified', { exact: true })
    const external: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(product.origin)) external.push(request.url())
    })
    const solutions: string[] = []
    await page.route('**/api/login', (route) => {
      solutions.push(route.request().postDataJSON().captcha)
      const error = { type: 'credentials', message: 'Invalid data.', requestId: 'x' }
      return route.fulfill({ status: 401, json: { error } })
    })

    await test.step('no script before the form is used', async () => {
      await page.route(`${service.script}*`, (route) => route.abort('failed'))
      await login.open()
      expect(external).toEqual([])
    })

    await test.step('a failed script can be retried', async () => {
      await login.email.fill(READER.email)
      await expect(page.getByText('That could not be verified. Please try again.')).toBeVisible()
      await page.unroute(`${service.script}*`)
      await page.route(`${service.script}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: fakeWidget(service.global) }),
      )
      await login.captcha.press('Space')
      await widget.click()
      await expect(verified).toBeVisible()
      await expect(login.captcha).toBeChecked()
    })

    await test.step('each solution is sent once', async () => {
      await login.password.fill(READER.password)
      await login.connect.click()
      await expect(login.alert).toBeVisible()
      await widget.click()
      await login.connect.click()
      await expect.poll(() => solutions).toEqual(['solution 1', 'solution 2'])
    })

    expect(new Set(external)).toEqual(new Set([`${service.script}?render=explicit`]))
    await expect(page.getByText('No cookies, no third parties')).toHaveCount(0)
  })
})
