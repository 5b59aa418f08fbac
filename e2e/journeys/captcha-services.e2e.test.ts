import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { READER } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { loginPage } from '../pages/login-page.ts'

const KEYS = { CAPTCHA_SITE_KEY: 'the-public-key', CAPTCHA_SECRET: 'the-secret-key' }

const SERVICES = [
  { kind: 'turnstile', script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', name: 'turnstile' },
  { kind: 'recaptcha', script: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha' },
]

/** A double of the service's script: a button instead of a puzzle. */
const widget = (name: string) => `
  window.${name} = {
    ready: (whenReady) => setTimeout(whenReady),
    render(box, options) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'I am human: ' + options.sitekey
      button.addEventListener('click', () => options.callback('solution ' + ++window.${name}.solved))
      box.append(button)
    },
    solved: 0,
  }`

describe.each(SERVICES)('with $kind', ({ kind, script, name }) => {
  const product = productUnderTest({ CAPTCHA: kind, ...KEYS })

  async function serveScript(page: Page): Promise<string[]> {
    const foreign: string[] = []
    await page.route(
      (url) => url.origin !== product.origin,
      (route) => {
        foreign.push(route.request().url())
        return route.fulfill({ contentType: 'text/javascript', body: widget(name) })
      },
    )
    return foreign
  }

  test("its script comes when somebody enters the form, and the call carries the widget's solution", async () => {
    const { page, complaints } = await product.visit({ language: 'en' })
    complaints.expect(/status of 401/)
    const foreign = await serveScript(page)
    const sent: string[] = []
    await page.route('**/api/login', (route) => {
      sent.push(route.request().postDataJSON().captcha)
      const error = { type: 'credentials', message: 'Invalid data.', requestId: 'x' }
      return route.fulfill({ status: 401, json: { error } })
    })
    const login = loginPage(page, 'en')
    await login.open()
    await login.isShown()
    expect(foreign).toEqual([])

    await login.email.fill(READER.email)
    await login.password.fill(READER.password)
    await page.getByRole('button', { name: 'I am human: the-public-key' }).click()
    await page.getByText('Verified', { exact: true }).waitFor()
    await login.connect.click()
    await login.alert.waitFor()
    // Each counts once: the next try asks for another.
    await page.getByRole('button', { name: 'I am human: the-public-key' }).click()
    await login.connect.click()

    await expect.poll(() => sent).toEqual(['solution 1', 'solution 2'])
    expect(foreign).toEqual([`${script}?render=explicit`])
    expect(await page.getByText('No cookies, no third parties').count()).toBe(0)
  })

  test('a script that does not come is told, and can be tried again', async () => {
    const { page, complaints } = await product.visit({ language: 'en' })
    complaints.expect(/ERR_FAILED/)
    await page.route(`${script}*`, (route) => route.abort('failed'))
    const login = loginPage(page, 'en')
    await login.open()
    await login.email.focus()

    await page.getByText('That could not be verified. Please try again.').waitFor()
    await page.unroute(`${script}*`)
    await serveScript(page)
    await login.captcha.press('Space')
    await page.getByRole('button', { name: 'I am human: the-public-key' }).click()

    await page.getByText('Verified', { exact: true }).waitFor()
    expect(await login.captcha.isChecked()).toBe(true)
  })
})
