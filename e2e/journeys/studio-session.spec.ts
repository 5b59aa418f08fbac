import { expect } from '@playwright/test'
import { ADMIN, callPrivate } from '../harness/api-client.ts'
import { EXPIRED_FILES } from '../harness/browser-errors.ts'
import { test } from '../harness/fixtures.ts'
import { insertRequests, storedDecisions, uniqueCompany } from '../harness/studio-data.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { DESK_TEXTS, requestsDesk } from '../pages/requests-desk.ts'
import { tokenOf } from '../pages/stored-session.ts'

test.describe('End of a session in the studio', () => {
  test.use({ account: ADMIN, hasOwnSession: true })

  test('signing out in one tab ends the studio in the other, and going back shows nothing of it', async ({
    page,
    context,
    product,
    browserErrors,
  }) => {
    browserErrors.allow(EXPIRED_FILES, /status of 401/)
    const companyName = uniqueCompany('Revista')
    const [request] = await insertRequests(product.dataDir, { count: 1, companyName })
    const desk = requestsDesk(page)
    await desk.open({ text: companyName })
    const second = await context.newPage()
    await homePage(second, 'es').open()

    await frame(second, 'es').signOut()

    await loginPage(page, 'es').waitUntilShown()
    await expect(desk.row(request?.id ?? '')).toBeHidden()
    await page.goBack()
    await loginPage(page, 'es').waitUntilShown()
    await expect(desk.row(request?.id ?? '')).toBeHidden()
  })

  test('a session that expires while a rejection is written decides nothing, and login leads back to the list', async ({
    page,
    product,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 401/)
    const { origin, dataDir } = product
    const companyName = uniqueCompany('Semanario')
    const [first, second] = await insertRequests(dataDir, { count: 2, companyName })
    if (first === undefined || second === undefined) throw new Error('The requests are missing')
    const desk = requestsDesk(page)
    const login = loginPage(page, 'es')
    await desk.open({ text: companyName })
    await desk.current(first.id).waitFor()
    await page.keyboard.press('j')
    await desk.current(second.id).waitFor()
    await page.keyboard.press('r')
    await desk.rejection.text.fill('Falta la carta del medio.')

    const ended = await callPrivate({ origin, token: (await tokenOf(page)) ?? '', path: 'logout', method: 'POST' })
    expect(ended.status).toBe(204)
    // Whichever comes first: the live stream learns that the session has ended, or the rejection does.
    await page.keyboard.press('Control+Enter')
    await expect(login.alert).toContainText(login.sessionEnded)
    expect((await storedDecisions(dataDir, [second])).get(second.id)?.state).toBe('waiting')

    await login.logIn(ADMIN)
    await desk.opener(second.id).click()
    await desk.current(second.id).waitFor()
    await page.keyboard.press('a')
    await expect(desk.undoStatus(DESK_TEXTS.authorised(second.name))).toBeVisible()
    expect((await storedDecisions(dataDir, [second])).get(second.id)?.state).toBe('authorised')
  })
})
