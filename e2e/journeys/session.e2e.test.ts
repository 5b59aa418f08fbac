import { expect, test } from 'vitest'
import { READER } from '../harness/outside-client.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { DYING_PICTURES, frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { postPage } from '../pages/post-page.ts'
import { justSignedIn, withOwnSession } from '../pages/signed-in.ts'
import { SESSION_NAMES, spoilToken, storedSession } from '../pages/stored-session.ts'

const product = sharedProduct()

test("the session is kept in the local storage under the specification's six names, and a reload keeps it", async () => {
  const { page } = await justSignedIn(product)

  const session = await storedSession(page)

  expect(Object.keys(session).sort()).toEqual([...SESSION_NAMES])
  expect(session).toMatchObject({ isUserLoggedIn: true, permissions: [], urlHistory: null })
  expect(session.user).toMatchObject({ id: expect.any(String), firstName: expect.any(String), email: READER.email })
  expect(session.token).toEqual(expect.any(String))
  expect(session.key).toEqual(expect.any(String))
  await page.reload()
  await homePage(page, 'es').isShown()
})

test('signing out clears everything, and the back button shows nothing of it', async () => {
  const { page, complaints } = await withOwnSession(product)
  await homePage(page, 'es').openFirstStory()
  await postPage(page).isShown()
  complaints.expect(DYING_PICTURES)

  await frame(page, 'es').signOut()

  await loginPage(page, 'es').isShown()
  expect(await storedSession(page)).toEqual({
    user: null,
    token: null,
    key: null,
    isUserLoggedIn: false,
    permissions: [],
    urlHistory: null,
  })
  await page.goBack()
  await loginPage(page, 'es').isShown()
})

test.each([
  ['the line is dead', 'abort'],
  ['the server fails', 'fail'],
] as const)('signing out works though %s', async (_why, how) => {
  const { page, complaints } = await withOwnSession(product)
  complaints.expect(/private\/logout/, /status of 500/, /ERR_FAILED/, DYING_PICTURES)
  await page.route('**/api/private/logout', (route) =>
    how === 'abort' ? route.abort('failed') : route.fulfill({ status: 500, body: 'oops' }),
  )

  await frame(page, 'es').signOut()

  await loginPage(page, 'es').isShown()
  expect(await storedSession(page)).toMatchObject({ token: null, user: null, key: null, isUserLoggedIn: false })
})

test('a session that ended on the server leads to login with an error alert, and back after logging in', async () => {
  const { page, complaints } = await withOwnSession(product, { locale: 'en' })
  complaints.expect(/status of 401/)
  const login = loginPage(page, 'en')
  await homePage(page, 'en').openFirstStory()
  await postPage(page).isShown()
  const story = page.url()
  await spoilToken(page)

  await page.reload()

  await login.alert.waitFor()
  expect((await login.alert.innerText()).replaceAll(/\s+/g, ' ')).toBe(`Error! ${login.sessionEnded}`)
  expect(await login.alert.locator('strong').innerText()).toBe('Error!')
  expect(await storedSession(page)).toMatchObject({ token: null, user: null, key: null, isUserLoggedIn: false })
  await login.logIn()
  await page.waitForURL(story)
})

test('a second tab shares the session, and follows when the first one signs out', async () => {
  const { page, context, complaints } = await withOwnSession(product)
  complaints.expect(DYING_PICTURES)
  const second = await context.newPage()
  await homePage(second, 'es').open()
  await homePage(second, 'es').isShown()

  await frame(page, 'es').signOut()
  await loginPage(second, 'es').isShown()

  expect(pathOf(second)).toBe('/es/login')
})

test('a second tab that stands on the login page follows when the first one logs in', async () => {
  const { page, context } = await product.visit()
  const second = await context.newPage()
  await loginPage(page, 'es').open()
  await loginPage(second, 'es').open()
  await loginPage(second, 'es').isShown()

  await loginPage(page, 'es').logIn()
  await homePage(second, 'es').isShown()

  expect(pathOf(second)).toBe('/es/home')
})

test('what somebody put into the storage by hand is not taken for a session', async () => {
  const { page } = await product.visit()
  await loginPage(page, 'es').open()
  await page.evaluate(() => localStorage.setItem('session', '{"state":{"token":7,"isUserLoggedIn":true},"version":0}'))

  await page.goto('/es/home')
  await loginPage(page, 'es').isShown()

  expect(await storedSession(page)).toMatchObject({ token: null, isUserLoggedIn: false })
})
