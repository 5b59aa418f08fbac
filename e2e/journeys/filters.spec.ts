import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { filterPage } from '../pages/filter-page.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { postPage } from '../pages/post-page.ts'

const EVERYTHING = '/es/filter-posts/teams/all/categories/all/tags/all/locale/all'

test.use({ account: READER })

test.describe('Filter bar', () => {
  test("leads to the specification's path, with all for every empty filter", async ({ page }) => {
    const filters = filterPage(page, 'es')
    await homePage(page, 'es').open()

    await page.getByRole('button', { name: 'Equipo Todos' }).click()
    await filters.choice('Real Almenara').click()
    await page.getByRole('button', { name: 'Idioma Todos' }).click()
    await filters.choice('Portugués').click()
    await filters.filter.click()

    await expect(page).toHaveURL('/es/filter-posts/teams/almenara/categories/all/tags/all/locale/pt')
    await filters.waitUntilShown()
  })

  test('leads to all posts without a filter, and adds no history entry when pressed there again', async ({ page }) => {
    const filters = filterPage(page, 'es')
    await homePage(page, 'es').open()
    await filters.filter.click()
    await expect(page).toHaveURL(EVERYTHING)
    await filters.waitUntilShown()
    const entries = await page.evaluate(() => history.length)

    await page.getByRole('banner').getByRole('button', { name: filters.texts.search, exact: true }).click()

    await expect(page).toHaveURL(EVERYTHING)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test.describe('Filter page', () => {
  test('shows the same posts after back, forward, reload, in a new tab and in another language', async ({
    page,
    context,
  }) => {
    const filters = filterPage(page, 'es')
    await filters.open()
    const everything = await filters.seen()

    await filters.choice('Real Almenara').click()
    await expect(page).toHaveURL(/\/teams\/almenara\//)
    await filters.choice('Puerto Claro CF').click()
    await expect(page).toHaveURL(/\/teams\/almenara,puerto-claro\//)
    await expect(filters.headline).not.toHaveText(everything.headline)
    await expect(filters.headline).not.toHaveAttribute('aria-busy')
    const two = await filters.seen()
    const url = page.url()

    await test.step('back and forward', async () => {
      await filters.chip('Real Almenara').click()
      await expect(page).toHaveURL(/\/teams\/puerto-claro\//)
      await page.goBack()
      await expect.poll(() => filters.seen()).toEqual(two)
      await page.goBack()
      await page.goBack()
      await expect.poll(() => filters.seen()).toEqual(everything)
      await page.goForward()
      await page.goForward()
      await expect.poll(() => filters.seen()).toEqual(two)
    })

    await test.step('reload and new tab', async () => {
      await page.reload()
      await expect.poll(() => filters.seen()).toEqual(two)
      const other = await context.newPage()
      await other.goto(url)
      await expect.poll(() => filterPage(other, 'es').seen()).toEqual(two)
    })

    await test.step('another language', async () => {
      await frame(page, 'es').switchLanguage('pt')
      await expect(page).toHaveURL('/pt/filter-posts/teams/almenara,puerto-claro/categories/all/tags/all/locale/all')
      await filterPage(page, 'pt').waitUntilShown()
    })
  })

  test('restores the loaded pages and the scroll position after going back from a post', async ({ page }) => {
    const filters = filterPage(page, 'es')
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY))
    await filters.open()
    await filters.more.click()
    await expect(filters.posts).toHaveCount(48)
    await filters.posts.nth(40).scrollIntoViewIfNeeded()
    const before = await scrollTop()
    expect(before).toBeGreaterThan(900)
    await filters.posts.nth(40).click()
    await postPage(page).waitUntilShown()

    await page.goBack()

    await expect(filters.posts).toHaveCount(48)
    await expect.poll(scrollTop).toBeGreaterThan(before - 100)
  })
})

test.describe('Filter path with a text of a million characters', () => {
  test('shows a message and a link to all posts', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 4\d\d/)
    const filters = filterPage(page, 'es')
    await homePage(page, 'es').open()
    // As a link within the page does: the address bar accepts less.
    await page.evaluate(
      (path) => {
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `${EVERYTHING}/${'a'.repeat(1_000_000)}`,
    )

    await filters.everything.waitFor()
    await expect(page.getByRole('main')).toContainText(/No se han encontrado resultados|¡Error!/)
    await filters.everything.click()
    await filters.waitUntilShown()
  })
})

test.describe('Filter sheet on a phone', () => {
  test.use(DEVICES.phone)

  test('counts the results of the choices and leads to them', async ({ page }) => {
    const filters = filterPage(page, 'es')
    await homePage(page, 'es').open()
    await filters.openSheet.click()
    const show = page.getByRole('dialog').getByRole('button', { name: /^Ver / })
    await expect(show).toHaveText(/^Ver \d+ publicaciones$/)
    const everything = await show.innerText()

    await filters.choice('Real Almenara').click()
    await expect(show).not.toHaveText(everything)
    const promised = await show.innerText()
    await expect(page).toHaveURL('/es/home')
    await show.click()

    await expect(page).toHaveURL(/\/teams\/almenara\//)
    await expect(filters.headline).toHaveText(promised.replace('Ver ', ''))
    await page.goBack()
    await expect(page).toHaveURL('/es/home')
  })
})
