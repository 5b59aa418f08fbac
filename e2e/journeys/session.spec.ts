import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { EXPIRED_FILES } from '../harness/browser-errors.ts'
import { test } from '../harness/fixtures.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { openLeadPost } from '../pages/post-page.ts'
import { corruptToken, SESSION_NAMES, storedSession } from '../pages/stored-session.ts'

test.describe('Login', () => {
  test("stores the session under the specification's six names, and a reload keeps it", async ({ page }) => {
    await loginPage(page, 'es').open()
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').waitUntilShown()

    const session = await storedSession(page)

    expect(Object.keys(session).sort()).toEqual([...SESSION_NAMES])
    expect(session).toMatchObject({ isUserLoggedIn: true, permissions: [], urlHistory: null })
    expect(session.user).toEqual({ id: expect.any(String), firstName: expect.any(String) })
    expect(session.token).toEqual(expect.any(String))
    expect(session.key).toEqual(expect.any(String))
    await page.reload()
    await homePage(page, 'es').waitUntilShown()
  })

  test('a second tab on the login page follows when the first one logs in', async ({ page, context }) => {
    const second = await context.newPage()
    await loginPage(page, 'es').open()
    await loginPage(second, 'es').open()

    await loginPage(page, 'es').logIn()

    await expect(second).toHaveURL('/es/home')
    await homePage(second, 'es').waitUntilShown()
  })
})

test.describe('End of a session', () => {
  test.use({ account: READER, hasOwnSession: true })

  test('signing out clears the session in every tab, and going back shows nothing of it', async ({
    page,
    context,
    demo,
    browserErrors,
  }) => {
    browserErrors.allow(EXPIRED_FILES)
    const second = await context.newPage()
    await homePage(second, 'es').open()
    await homePage(page, 'es').open()
    await openLeadPost(page, demo)

    await frame(page, 'es').signOut()

    await loginPage(page, 'es').waitUntilShown()
    expect(await storedSession(page)).toEqual({
      user: null,
      token: null,
      key: null,
      isUserLoggedIn: false,
      permissions: [],
      urlHistory: null,
    })
    await expect(second).toHaveURL('/es/login')
    await page.goBack()
    await loginPage(page, 'es').waitUntilShown()
  })

  test('an expired session leads to login with an alert, and back to the post after logging in', async ({
    page,
    demo,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 401/)
    const login = loginPage(page, 'es')
    await openLeadPost(page, demo)
    const url = page.url()
    await corruptToken(page)

    await page.reload()

    await expect(login.alert).toHaveText(new RegExp(`^¡Error!\\s*${login.sessionEnded}$`))
    await expect(login.alert.locator('strong')).toHaveText('¡Error!')
    expect(await storedSession(page)).toMatchObject({ token: null, user: null, key: null, isUserLoggedIn: false })
    await login.logIn()
    await expect(page).toHaveURL(url)
  })
})
