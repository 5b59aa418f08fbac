import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { test } from '../harness/fixtures.ts'
import { filterPage } from '../pages/filter-page.ts'
import { frame } from '../pages/frame.ts'
import { loginPage } from '../pages/login-page.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { openLeadPost } from '../pages/post-page.ts'
import { storedSession } from '../pages/stored-session.ts'

const UNKNOWN_PATHS = [
  // Paths without a known language come first: a visited language is remembered.
  ['/EN/login', 'es'],
  ['/fr/login', 'es'],
  ['/en/no-such-page', 'en'],
  ['/en/filter-posts/clubs/all/categories/all/tags/all/locale/all', 'en'],
  ['/en/filter-posts/teams/all', 'en'],
  ['/en/home/more', 'en'],
  ['/pt/design', 'pt'],
] as const

test.describe('Routing of visitors', () => {
  test('unknown paths respond 404 with the not-found page and a link home', async ({ page, browserErrors }) => {
    browserErrors.allow(STATUS_404)
    for (const [path, locale] of UNKNOWN_PATHS) {
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(notFoundPage(page, locale).text).toBeVisible()
        await expect(page).toHaveURL(path)
        await notFoundPage(page, locale).goHome.click()
        await expect(page).toHaveURL(`/${locale}/login`)
      })
    }
  })

  test('a link to a filtered list leads to login and then shows the same list', async ({ visit, page }) => {
    const sender = await visit({ account: READER, locale: 'en' })
    await filterPage(sender, 'en').open({ team: ['almenara'], locale: ['en', 'pt'], text: 'final whistle' })
    const sent = await filterPage(sender, 'en').seen()
    const path = new URL(sender.url()).pathname

    await page.goto(path)
    await expect(page).toHaveURL('/en/login')
    expect((await storedSession(page)).urlHistory).toBe(path)
    await loginPage(page, 'en').logIn()

    await expect(page).toHaveURL(path)
    expect(await filterPage(page, 'en').seen()).toEqual(sent)
    expect((await storedSession(page)).urlHistory).toBeNull()
  })
})

test.describe('Routing by browser language', () => {
  test.use({ locale: 'pt-BR' })

  test('the root leads to login in the browser language until another language was visited', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/pt/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')

    await page.goto('/en/legal-notice')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL('/en/login')
  })
})

test.describe('Routing by an unsupported browser language', () => {
  test.use({ locale: 'fr-FR' })

  test('the root leads to login in Spanish, whatever other languages the browser accepts', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'en-US', 'pt-PT'] })
    })
    await page.goto('/')
    await expect(page).toHaveURL('/es/login')
  })
})

test.describe('Routing of readers', () => {
  test.use({ account: READER })

  test('the language switch keeps the post and saves the language', async ({ page, demo }) => {
    await openLeadPost(page, demo)

    await frame(page, 'es').switchLanguage('pt')

    await expect(page).toHaveURL(new RegExp(`/pt/post/${demo.leadPostId}/`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    await page.goto('/')
    await expect(page).toHaveURL('/pt/home')
  })
})
