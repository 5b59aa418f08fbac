import { expect } from '@playwright/test'
import { test } from '../harness/fixtures.ts'
import { loginPage } from '../pages/login-page.ts'

test.describe('Browser errors', () => {
  test('include console errors, exceptions, failed requests, 5xx and violations of the content security policy', async ({
    page,
    browserErrors,
  }) => {
    await page.route('**/fails', (route) => route.abort('failed'))
    await page.route('**/breaks', (route) => route.fulfill({ status: 500, body: '' }))
    await loginPage(page, 'es').open()

    await page.evaluate(async () => {
      console.error('written by the test')
      setTimeout(() => {
        throw new Error('thrown by the test')
      })
      await fetch('/fails').catch(() => undefined)
      await fetch('/breaks')
      const script = document.createElement('script')
      script.src = 'https://elsewhere.test/script.js'
      document.head.append(script)
    })

    for (const error of [
      /^console: written by the test/,
      /^page: .*thrown by the test/,
      /^request: .*\/fails failed/,
      /^response: 500 .*\/breaks/,
      /^console: .*Content Security Policy/,
    ]) {
      await expect.poll(() => browserErrors.unexpected()).toContainEqual(expect.stringMatching(error))
    }
    browserErrors.allow(/./)
  })
})
