import { describe, expect, test } from 'vitest'
import { sharedProduct } from '../harness/product-under-test.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { atTheLeadStory } from '../pages/lead-story.ts'
import { loginPage } from '../pages/login-page.ts'
import { EXPECTED_404, notFoundPage } from '../pages/not-found-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { postPage } from '../pages/post-page.ts'
import { aboutToOpen, signedIn } from '../pages/signed-in.ts'
import { storedSession } from '../pages/stored-session.ts'

const product = sharedProduct()

const FILTERED = '/en/filter-posts/teams/all/categories/all/tags/all/locale/all/final%20whistle'

const NOWHERE = [
  // Without a language of their own first: a language that was seen is remembered.
  ['/EN/login', 'es'],
  ['/fr/login', 'es'],
  ['/en/no-such-page', 'en'],
  ['/en/filter-posts/clubs/all/categories/all/tags/all/locale/all', 'en'],
  ['/en/filter-posts/teams/all', 'en'],
  ['/en/home/more', 'en'],
  ['/pt/design', 'pt'],
] as const

describe('for somebody who is not logged in', () => {
  test.each([
    ['pt-BR', 'pt'],
    ['en-GB', 'en'],
    ['es-MX', 'es'],
    ['de-DE', 'es'],
  ] as const)('the root leads a browser in %s to the login page in %s', async (language, locale) => {
    const { page } = await product.visit({ language })

    await page.goto('/')

    await expect.poll(() => pathOf(page)).toBe(`/${locale}/login`)
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  })

  test('a language in the address is saved, and wins over the browser from then on', async () => {
    const { page } = await product.visit({ language: 'es-ES' })
    await page.goto('/pt/legal-notice')
    await page.getByRole('heading', { level: 1 }).waitFor()

    await page.goto('/')

    await expect.poll(() => pathOf(page)).toBe('/pt/login')
  })

  test("the language's own address leads to login", async () => {
    const { page } = await product.visit()

    await page.goto('/en')

    await expect.poll(() => pathOf(page)).toBe('/en/login')
  })

  test('bare filter-posts leads to login', async () => {
    const { page } = await product.visit()

    await page.goto('/en/filter-posts')

    await expect.poll(() => pathOf(page)).toBe('/en/login')
  })

  test('what needs a log-in leads to login and is kept as history', async () => {
    const { page } = await product.visit({ language: 'en' })

    for (const path of ['/en/account', '/en/social-media', FILTERED, '/en/posts/interviews']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page), { message: path }).toBe('/en/login')
      expect((await storedSession(page)).urlHistory).toBe(path)
    }
  })

  test('what was kept as history is followed after logging in, and forgotten', async () => {
    const { page } = await product.visit({ language: 'en' })
    await page.goto(FILTERED)
    await expect.poll(() => pathOf(page)).toBe('/en/login')

    await loginPage(page, 'en').logIn()

    await expect.poll(() => pathOf(page)).toBe(FILTERED)
    expect((await storedSession(page)).urlHistory).toBeNull()
  })

  // `return-path.test.ts` has many more that are not followed.
  test('a history that leads elsewhere is not followed after logging in', async () => {
    const { page } = await product.visit({ language: 'en' })
    await loginPage(page, 'en').open()
    await page.evaluate(() => {
      const urlHistory = '//evil.example/en/home'
      const state = { user: null, token: null, key: null, isUserLoggedIn: false, permissions: [], urlHistory }
      localStorage.setItem('session', JSON.stringify({ state, version: 0 }))
    })
    await page.reload()

    await loginPage(page, 'en').logIn()

    await homePage(page, 'en').isShown()
    expect(page.url()).toBe(`${product.origin}/en/home`)
  })

  test('a path that leads nowhere is page not found, with status 404 and a way home', async () => {
    const { page, complaints } = await product.visit({ language: 'es' })
    complaints.expect(EXPECTED_404)

    for (const [path, locale] of NOWHERE) {
      const answer = await page.goto(path)

      await notFoundPage(page, locale).isShown()
      expect([path, answer?.status(), pathOf(page)]).toEqual([path, 404, path])
      await notFoundPage(page, locale).goHome.click()
      await expect.poll(() => pathOf(page), { message: path }).toBe(`/${locale}/login`)
    }
  })
})

describe('for somebody who is logged in', () => {
  test('the root, the language index, the login page and bare filter-posts lead home', async () => {
    const { page } = await aboutToOpen(product, { locale: 'en' })
    const paths = ['/', '/en', '/en/login', '/en/filter-posts']
    const seen: string[] = []

    for (const path of paths) {
      await page.goto(path)
      await homePage(page, 'en').isShown()
      seen.push(`${path} ${pathOf(page)}`)
    }

    expect(seen).toEqual(paths.map((path) => `${path} /en/home`))
  })

  test('the language switch keeps the page, the place in the history and the saved language', async () => {
    const { page } = await atTheLeadStory(product)
    const [, , , id] = pathOf(page).split('/')

    await frame(page, 'es').switchLanguage('pt')

    await page.waitForURL(`**/pt/post/${id}/**`)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pt')
    await page.goto('/')
    await expect.poll(() => pathOf(page)).toBe('/pt/home')
  })

  test('a post without its slug, or with a wrong one, gets the right address without a reload', async () => {
    const { page } = await atTheLeadStory(product, { locale: 'en' })
    const right = page.url()
    const [bare] = right.match(/^.*\/post\/[^/]+/) ?? []

    for (const address of [bare ?? '', `${bare}/something-else`]) {
      await page.goto(address)
      await expect.poll(() => page.url()).toBe(right)
    }
  })

  test('a post that is not there is page not found, with a search that leads on', async () => {
    const { page, complaints } = await aboutToOpen(product, { locale: 'en' })
    complaints.expect(EXPECTED_404)

    await page.goto('/en/post/999999999')
    await notFoundPage(page, 'en').isShown()

    expect(pathOf(page)).toBe('/en/post/999999999')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Interviews' }).waitFor()
    await main.getByRole('combobox').fill('final whistle')
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe(FILTERED)
  })

  test('back and forward lead through what was seen', async () => {
    const { page } = await signedIn(product, { locale: 'es' })
    await homePage(page, 'es').openFirstStory()
    await postPage(page).isShown()
    const story = page.url()

    await page.goBack()
    await homePage(page, 'es').isShown()
    await page.goForward()

    await postPage(page).isShown()
    expect(page.url()).toBe(story)
  })
})
