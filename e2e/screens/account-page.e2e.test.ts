import { beforeAll, describe, expect, test } from 'vitest'
import { walkOn } from '../harness/every-language.ts'
import { holdCalls } from '../harness/held-calls.ts'
import { oneTimeCode } from '../harness/one-time-code.ts'
import { linkIn, waitForMail } from '../harness/outbox.ts'
import { callPrivate, EDITOR, openSession } from '../harness/outside-client.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { ACCOUNT_WORDS } from '../pages/account-words.ts'
import { accountPage } from '../pages/account-page.ts'
import { decideRequest, requestAccess } from '../pages/applicant.ts'
import { forcedChange, provisionalIn } from '../pages/forced-change.ts'
import { DYING_PICTURES, frame } from '../pages/frame.ts'
import { loginPage } from '../pages/login-page.ts'
import { EXPECTED_404 } from '../pages/not-found-page.ts'
import { PUBLIC_SCREENS } from '../pages/public-screens.ts'
import { storageOf } from '../pages/signed-in.ts'
import { tokenOf } from '../pages/stored-session.ts'

const product = productUnderTest()

const NEWCOMER = 'noa@orilla.test'
// A walk looks at many states in three languages: a busy machine needs more than the usual two minutes.
const A_WALK = { timeout: 300_000 }

// Let in before anybody looks: the mail about it is held back for as long as the desk can undo it.
beforeAll(async () => {
  await requestAccess(product.origin, { email: NEWCOMER, locale: 'es' })
  await decideRequest(product.origin, { email: NEWCOMER })
})

const welcomeMail = () =>
  waitForMail({ dataDir: product.dataDir, to: NEWCOMER, about: ACCOUNT_WORDS.es.mails.authorised })

describe('axe finds nothing in any language, and on 320 pixels nothing scrolls sideways', A_WALK, () => {
  test('on the account page, whatever goes well or wrong there, until its session has ended', async () => {
    const session = await openSession(product.origin, EDITOR)
    await openSession(product.origin, EDITOR)
    const { page, complaints } = await product.visit({ storage: storageOf(product.origin, session) })
    complaints.expect(/ERR_FAILED/, /api\/private/, /status of 4(01|22)/, DYING_PICTURES)
    const { goTo, look, faults } = walkOn(page)
    const { personal, password, newsletter, sessions, code, codePart, data, question } = accountPage(page)
    const login = loginPage(page, 'es')
    const dead = ['update-user-data', 'my-data', 'sessions/*'].map((path) => `**/api/private/${path}`)

    const showData = await holdCalls(page, '**/api/private/user-data')
    await page.goto('/es/account')
    await page.locator('main [role=status]').waitFor()
    await look('while it is on its way')
    await showData()
    await personal.name.waitFor()
    await look('the page', 'main')

    for (const url of dead) await page.route(url, (route) => route.abort('failed'))
    const surnames = await personal.surnames.inputValue()
    await personal.surnames.fill('Otra')
    await personal.name.fill('')
    await password.fresh.fill('abc')
    await password.change.click()
    await newsletter.choice.click()
    await sessions.end.click()
    await code.turn.click()
    await code.submit.click()
    await data.download.click()
    await expect.poll(() => page.locator('main [role=alert]').count()).toBe(4)
    await expect.poll(() => page.locator('main [aria-invalid=true]').count()).toBe(5)
    await look('nothing goes well', 'main')

    for (const url of dead) await page.unroute(url)
    await personal.surnames.fill(surnames)
    await personal.name.fill('Marta')
    await newsletter.choice.click()
    await sessions.end.click()
    await code.password.fill(EDITOR.password)
    await code.submit.click()
    const secret = await code.secret()
    await code.code.fill('000000')
    await code.submit.click()
    await code.wrong.waitFor()
    await page.locator('[data-react-aria-top-layer] li').hover()
    await look('all goes well but for a code', 'main, [data-react-aria-top-layer]')

    await code.code.fill(oneTimeCode(secret))
    await code.submit.click()
    const [first = '', second = ''] = await code.recovery()
    await look('recovery codes', codePart)
    await code.last.click()
    await look('a code is asked for', codePart)
    await code.turn.click()
    await code.submit.click()
    await code.wrong.first().waitFor()
    await look('turned off without a proof', codePart)
    await code.last.click()
    await data.remove.click()
    await question.submit.click()
    await question.wrong.first().waitFor()
    await look('the question before the end, nothing typed', '[role=alertdialog]')
    await page.keyboard.press('Escape')

    await frame(page, 'es').signOut()
    await login.isShown()
    // Where one wanted to go is where one comes to after it.
    await goTo('/es/account')
    await login.isShown()
    await login.send(EDITOR)
    await page.locator('[name=code]').waitFor()
    await look('the code is asked for', 'main')
    await page.locator('[name=code]').fill('123456')
    await login.connect.click()
    await page.locator('[name=code][aria-invalid=true]').waitFor()
    await look('a wrong code', 'main')
    await page.locator('[name=code]').fill(first)
    await login.connect.click()
    await code.turn.click()
    await code.password.fill(EDITOR.password)
    await code.code.fill(second)
    await code.submit.click()
    await page.locator(codePart).getByText('Desactivado.', { exact: true }).waitFor()
    await callPrivate({ origin: product.origin, token: (await tokenOf(page)) ?? '', path: 'logout', body: {} })
    await newsletter.choice.click()
    await login.alert.waitFor()
    await look('the session has ended', 'main')

    expect(faults).toEqual([])
  })

  test('on the way out of the newsletter', async () => {
    const { page, complaints } = await product.visit()
    complaints.expect(EXPECTED_404)
    const { look, faults } = walkOn(page)
    const [leave, stay] = [page.locator('main button').first(), page.locator('main button').last()]
    const unsubscribe = linkIn(await welcomeMail(), 'unsubscribe/')

    await PUBLIC_SCREENS.unsubscribe(page, 'es')
    await look('the question')
    await leave.click()
    await page.getByRole('alert').waitFor()
    await look('a link that belongs to nobody', 'main')
    await stay.click()
    await leave.waitFor({ state: 'detached' })
    await look('stayed', 'main')
    await page.goto(unsubscribe)
    await leave.click()
    await leave.waitFor({ state: 'detached' })
    await look('left', 'main')

    expect(faults).toEqual([])
  })

  test('on the change that a provisional password asks for, and at the end of an account', async () => {
    const { page, complaints } = await product.visit()
    complaints.expect(/status of 4(03|22)/)
    const { look, faults } = walkOn(page)
    const password = provisionalIn(await welcomeMail())
    const own = 'Tribuna-Norte-26'
    const form = page.locator('main form')
    const question = page.getByRole('alertdialog')

    // Where one wanted to go is where one comes to after it.
    await page.goto('/es/account')
    await loginPage(page, 'es').send({ email: NEWCOMER, password })
    await forcedChange(page, 'es').isShown()
    await look('a password of one’s own')
    await form.locator('[name=newPassword]').fill('abc')
    await form.locator('[name=repeatPassword]').fill('abd')
    await form.locator('button[type=submit]').click()
    await form.locator('[aria-invalid=true]').first().waitFor()
    await look('none, a weak one, and another', 'main')
    await forcedChange(page, 'es').choose(password, own)
    await page.locator('main section').first().waitFor()
    await page.locator('[data-react-aria-top-layer] li').hover()
    await look('the account of a reader, the password changed')
    await page.locator('main section').last().getByRole('button').last().click()
    await question.locator('[name=password]').fill('Not-the-one-1')
    await question.locator('button[type=submit]').click()
    await question.locator('[aria-invalid=true]').waitFor()
    await look('the question before the end, a wrong password', '[role=alertdialog]')
    await question.locator('[name=password]').fill(own)
    await question.locator('button[type=submit]').click()
    await loginPage(page, 'es').isShown()
    await page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor()
    await look('forgotten', 'main')

    expect(faults).toEqual([])
  })
})
