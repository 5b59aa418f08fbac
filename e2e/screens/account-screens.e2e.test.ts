import { describe, expect, test } from 'vitest'
import { walkOn } from '../harness/every-language.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { READER } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { ACCOUNT_WORDS } from '../pages/account-words.ts'
import { decideRequest, requestAccess } from '../pages/applicant.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'
import { loginPage } from '../pages/login-page.ts'
import { EXPECTED_404 } from '../pages/not-found-page.ts'
import { PUBLIC_SCREENS } from '../pages/public-screens.ts'
import { requestPage } from '../pages/request-page.ts'
import { WORDS } from '../pages/words.ts'

const product = productUnderTest()

const words = ACCOUNT_WORDS.es
// A walk looks at many states in three languages: a busy machine needs more than the usual two minutes.
const A_WALK = { timeout: 300_000 }

const mailTo = (to: string, about: string | RegExp) => waitForMail({ dataDir: product.dataDir, to, about })

describe('axe finds nothing in any language, and on 320 pixels nothing scrolls sideways', A_WALK, () => {
  test('on the login page: its form, its alerts, its help, its languages and the tour', async () => {
    const { page, complaints } = await product.visit({ isCookieQuestionOpen: true })
    complaints.expect(/status of 401/, /ERR_FAILED/, /api\/captcha/)
    const { look, faults } = walkOn(page)
    const login = loginPage(page, 'es')
    const tour = page.getByRole('dialog')

    await login.open()
    await login.isShown()
    await page.getByRole('contentinfo').locator('a[href^="mailto:"]').waitFor()
    await look('the login page with the question about cookies')
    await login.connect.click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await look('nothing typed', 'main')
    await login.send({ email: 'nobody@mixedzone.test', password: 'Wrong-Box-2026' })
    await login.alert.waitFor()
    await page.getByText(WORDS.es.verified, { exact: true }).waitFor()
    await look('a wrong password, the captcha solved anew', 'main')
    await page.route('**/api/captcha', (route) => route.abort('failed'))
    await login.connect.click()
    await page.locator('[name=captcha][aria-invalid=true]').waitFor()
    await look('a captcha that does not come', 'main')
    await page.getByRole('button', { name: /: ES$/ }).click()
    await look('the languages', 'header')
    await page.keyboard.press('Escape')
    await page.locator('section[aria-labelledby=first-time] button').click()
    for (const step of [1, 2, 3]) {
      await tour.getByText(`Paso ${step} de 3`).waitFor()
      await look(`the tour, step ${step}`, '[role=dialog]')
      await tour.getByRole('button').last().click()
    }

    await tour.waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

  test('on the request for access, until it is sent', async () => {
    const { page } = await product.visit()
    const { look, faults } = walkOn(page)
    const request = requestPage(page, 'es')

    const showTypes = await holdCalls(page, '**/api/load-register-types')
    await request.open()
    await page.locator('main [role=status]').waitFor()
    await look('while its choices are on their way')
    await showTypes()
    await request.isShown()
    await look('the form', 'main')
    for (const name of ['country', 'telephone'] as const) {
      await request.part(name).getByRole('button').click()
      await page.getByRole('listbox').waitFor()
      // Of two hundred and forty lines the first ones look like the others.
      await page.keyboard.type('gu')
      await look(`the list of ${name}`, '[data-trigger="Select"]')
      await page.keyboard.press('Escape')
    }
    await request.field('email').fill('lucia')
    await request.send.click()
    await page.getByRole('alert').first().waitFor()
    await look('missing and wrong fields', 'main')
    const answer = await holdCalls(page, '**/api/register')
    await request.fillIn({ email: 'lucia@orilla.test', name: 'Lucía', surnames: 'Peña', companyName: 'La Orilla' })
    await request.legal.check()
    await request.send.click()
    await page.getByText('Validando...').first().waitFor()
    await look('while it is checked', 'main')
    await answer()
    await request.sent.waitFor()
    await look('sent', 'main')

    expect(faults).toEqual([])
  })

  test('on the page that says where a request stands', async () => {
    const { page, complaints } = await product.visit()
    complaints.expect(EXPECTED_404, /status of 500/, /response: 500/)
    const { goTo, look, faults } = walkOn(page)
    // Others each time: what was decided stays so.
    const [waiting, welcome, refused] = ['ana', 'eva', 'otis'].map((name) => `${name}.${Date.now()}@orilla.test`)
    if (!waiting || !welcome || !refused) throw new Error('There are three of them')
    for (const email of [waiting, welcome, refused]) await requestAccess(product.origin, { email, locale: 'es' })
    await decideRequest(product.origin, { email: welcome })
    await decideRequest(product.origin, { email: refused, reason: 'No aparece ningún carné de prensa.' })
    const pageOf = async (email: string) => linkIn(await mailTo(email, words.mails.received), 'request-access/')

    await page.goto(await pageOf(waiting))
    await page.getByText(words.waiting, { exact: true }).waitFor()
    await look('waiting')
    await goTo(await pageOf(welcome))
    await page.getByText(words.authorised, { exact: true }).waitFor()
    await look('authorised', 'main')
    await goTo(await pageOf(refused))
    await page.getByText('No aparece ningún carné de prensa.').waitFor()
    await look('rejected', 'main')
    await goTo('/es/request-access/no-such-code')
    await page.getByRole('link', { name: words.requestAccess }).waitFor()
    await look('unknown', 'main')
    const error = { type: 'generic', message: 'Operación no disponible.', requestId: 'one' }
    await page.route('**/api/request-status', (route) => route.fulfill({ status: 500, json: { error } }))
    await goTo('/es/request-access/another')
    await page.getByRole('alert').waitFor()
    await look('a server that fails', 'main')

    expect(faults).toEqual([])
  })

  test('on the way from a link that is spent to a new password', async () => {
    const { page, complaints } = await product.visit()
    complaints.expect(/status of 422/)
    const { goTo, look, faults } = walkOn(page)
    const form = page.locator('main form')
    const type = (name: string, text: string) => form.locator(`[name=${name}]`).fill(text)
    const send = () => form.locator('button[type=submit]').click()
    const isGone = () => form.waitFor({ state: 'detached' })

    await PUBLIC_SCREENS['new-password-spent'](page, 'es')
    await look('a link that is spent')
    await page.locator('main').getByRole('link').click()
    await form.waitFor()
    await look('a forgotten password', 'main')
    await send()
    await form.locator('[aria-invalid=true]').waitFor()
    await look('no address', 'main')
    await type('email', READER.email)
    await send()
    await isGone()
    await look('the link is sent', 'main')
    const link = linkIn(await mailTo(READER.email, /password/i), 'new-password/').replace(/^\/\w\w/, '/es')
    await goTo(link)
    await form.waitFor()
    await look('a new password', 'main')
    await type('email', 'somebody@else.test')
    await type('password', 'abc')
    await type('repeatPassword', 'abd')
    await send()
    await form.locator('[aria-invalid=true]').first().waitFor()
    await look('a weak one, and another', 'main')
    // Another one each time: what is in use already is refused.
    const password = `Tribuna-${Date.now()}`
    await type('password', password)
    await type('repeatPassword', password)
    await send()
    await page.getByRole('alert').waitFor()
    await look('the address of somebody else', 'main')
    await type('email', READER.email)
    await send()
    await isGone()
    await look('changed', 'main')

    expect(faults).toEqual([])
  })

  test('on the legal pages, with the question about cookies and its answers, and on a page that is not there', async () => {
    const { page, complaints } = await product.visit({ isCookieQuestionOpen: true })
    complaints.expect(EXPECTED_404)
    const { goTo, look, faults } = walkOn(page)
    const choice = page.locator('#choice')

    await PUBLIC_SCREENS['not-found'](page, 'es')
    await look('not found')
    for (const name of ['legal-notice', 'privacy-policy', 'cookie-policy']) {
      await goTo(`/es/${name}`)
      await page.locator('main section h2').first().waitFor()
      await look(name)
    }
    for (const answer of [0, 1]) {
      await choice.getByRole('button').nth(answer).click()
      await choice.getByRole('status').filter({ hasText: /\w/ }).waitFor()
      await look(`answer ${answer + 1}`, '#choice')
    }

    expect(faults).toEqual([])
  })
})

describe('with the keyboard alone', () => {
  test('one asks for access', async () => {
    const { page, complaints } = await product.visit({ language: 'es', device: 'narrow' })
    complaints.expect(/status of 422/)
    await page.goto('/es/request-access')
    await page.locator('form').waitFor()
    const type = async (name: string, text: string) => {
      await tabTo(page.locator(`[data-field="${name}"] :is(input, select, button)`).first())
      await page.keyboard.type(text)
    }

    await type('name', 'Lucía')
    await type('surnames', 'Peña')
    await type('email', 'lucia@teclado.test')
    await type('region', 'Europa')
    await pressOn(page.locator('[data-field="country"] button'))
    await page.getByRole('listbox').waitFor()
    await page.keyboard.type('Españ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await typeInto(page.locator('[data-field="telephone"] input[type=tel]'), '612345678')
    await type('companyName', 'Radio Teclado')
    await type('mediaType', 'Radio')
    await type('workType', 'Periodista')
    await pressOn(page.locator('[data-field="legal"] input'), 'Space')
    await pressOn(page.locator('form button[type=submit]'))

    await page.getByRole('heading', { level: 1, name: 'Solicitud enviada' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Solicitud enviada')
  })

  test('one answers the question about cookies, equal answers both, is not asked again, and answers anew', async () => {
    const { page } = await product.visit({ language: 'en', isCookieQuestionOpen: true })
    await page.goto('/en/login')
    const band = page.getByRole('region', { name: 'Your privacy' })
    await band.waitFor()
    const looks = await band.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.className))
    expect(looks).toHaveLength(2)
    expect(new Set(looks).size).toBe(1)
    await pressOn(band.getByRole('button', { name: 'Reject' }))
    await band.waitFor({ state: 'hidden' })
    await page.goto('/en/legal-notice')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await pressOn(page.getByRole('link', { name: 'Cookie preferences' }))
    await page.getByText('At the moment: rejected.').waitFor()
    await pressOn(page.getByRole('button', { name: 'Accept' }), 'Space')
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('accepted')
  })
})
