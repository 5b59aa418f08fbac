import { LOCALES } from '@mixed-zone/contract/locales'
import { describe, expect, test } from 'vitest'
import { sharedProduct } from '../harness/product-under-test.ts'
import { filterPage } from '../pages/filter-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { postPage } from '../pages/post-page.ts'
import { aboutToOpen, signedIn } from '../pages/signed-in.ts'

const product = sharedProduct()

const EVERYTHING = '/es/filter-posts/teams/all/categories/all/tags/all/locale/all'
const NETWORK = [/request: .*filter-posts failed/, /console: Failed to load resource/]

describe('the filter bar', () => {
  test('leads to the path of the specification, with all for what is not chosen', async () => {
    const { page } = await signedIn(product)
    const filters = filterPage(page, 'es')

    await page.getByRole('button', { name: 'Equipo Todos' }).click()
    await filters.choice('Real Almenara').click()
    await page.getByRole('button', { name: 'Idioma Todos' }).click()
    await filters.choice('Portugués').click()
    await filters.filter.click()

    await expect.poll(() => pathOf(page)).toBe('/es/filter-posts/teams/almenara/categories/all/tags/all/locale/pt')
    await filters.isShown()
  })

  test('leads to everything where nothing is chosen, and nowhere when pressed there again', async () => {
    const { page } = await signedIn(product)
    const filters = filterPage(page, 'es')
    await filters.filter.click()
    await expect.poll(() => pathOf(page)).toBe(EVERYTHING)
    await filters.isShown()
    const entries = await page.evaluate(() => history.length)

    await page.getByRole('banner').getByRole('button', { name: filters.words.search, exact: true }).click()

    expect(pathOf(page)).toBe(EVERYTHING)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

describe('the address is the state', () => {
  test('choices, chips, back, forward, reload and a new tab all show the same', async () => {
    const { page, context } = await aboutToOpen(product)
    const filters = filterPage(page, 'es')
    await filters.open()
    const everything = await filters.seen()

    await filters.choice('Real Almenara').click()
    await expect.poll(() => pathOf(page)).toContain('/teams/almenara/')
    await filters.choice('Puerto Claro CF').click()
    await expect.poll(() => pathOf(page)).toContain('/teams/almenara,puerto-claro/')
    await expect.poll(async () => (await filters.seen()).headline).not.toBe(everything.headline)
    await expect.poll(() => filters.headline.getAttribute('aria-busy')).toBeNull()
    const two = await filters.seen()
    const address = page.url()

    await filters.chip('Real Almenara').click()
    await expect.poll(() => pathOf(page)).toContain('/teams/puerto-claro/')
    await page.goBack()
    await expect.poll(() => filters.seen()).toEqual(two)
    await page.goBack()
    await page.goBack()
    await expect.poll(() => filters.seen()).toEqual(everything)
    await page.goForward()
    await page.goForward()
    await expect.poll(() => filters.seen()).toEqual(two)
    await page.reload()
    await expect.poll(() => filters.seen()).toEqual(two)
    const other = await context.newPage()
    await other.goto(address)
    await expect.poll(() => filterPage(other, 'es').seen()).toEqual(two)
  })

  test('a link sent to a colleague, who has to log in first, shows the same', async () => {
    const { page } = await aboutToOpen(product, { locale: 'en' })
    await filterPage(page, 'en').open({ team: ['almenara'], locale: ['en', 'pt'] })
    const sent = await filterPage(page, 'en').seen()
    const colleague = await product.visit({ language: 'en' })
    await colleague.page.goto(page.url())
    await loginPage(colleague.page, 'en').logIn()

    expect(await filterPage(colleague.page, 'en').seen()).toEqual(sent)
    expect(pathOf(colleague.page)).toBe(pathOf(page))
  })

  test('the language switch keeps the filter', async () => {
    const { page } = await aboutToOpen(product)
    await filterPage(page, 'es').open({ team: ['almenara'] })
    await filterPage(page, 'es').isShown()

    await page.getByRole('button', { name: /: ES$/ }).click()
    await page.getByRole('link', { name: 'Português', exact: true }).click()

    await expect.poll(() => pathOf(page)).toBe('/pt/filter-posts/teams/almenara/categories/all/tags/all/locale/all')
    await filterPage(page, 'pt').isShown()
  })
})

describe('page by page', () => {
  test('going back from a post finds the pages that were open, and the place on them', async () => {
    const { page } = await aboutToOpen(product)
    const filters = filterPage(page, 'es')
    await filters.open()
    await filters.isShown()
    await filters.more.click()
    await expect.poll(() => filters.posts.count()).toBe(48)
    await filters.posts.nth(40).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => Math.round(window.scrollY))
    await filters.posts.nth(40).click()
    await postPage(page).isShown()

    await page.goBack()

    await expect.poll(() => filters.posts.count()).toBe(48)
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 100)
    expect(before).toBeGreaterThan(900)
  })

  test('grid or list is a choice that is kept', async () => {
    const { page } = await aboutToOpen(product)
    const filters = filterPage(page, 'es')
    await filters.open()
    await filters.isShown()

    await page.getByRole('radio', { name: 'Lista' }).check({ force: true })
    await page.reload()
    await filters.isShown()

    expect(await page.getByRole('radio', { name: 'Lista' }).isChecked()).toBe(true)
  })

  test('when the API goes away in the middle, what was read stays, and trying again goes on', async () => {
    const { page, complaints } = await aboutToOpen(product)
    complaints.expect(...NETWORK)
    const filters = filterPage(page, 'es')
    await filters.open()
    await filters.isShown()
    await page.route('**/api/private/filter-posts', (route) => route.abort())

    await filters.more.click()
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()

    expect(await alert.innerText()).toContain('¡Error!')
    expect(await filters.posts.count()).toBe(24)
    await page.unroute('**/api/private/filter-posts')
    await alert.getByRole('button').click()
    await expect.poll(() => filters.posts.count()).toBe(48)
  })

  test('when the API is away from the start, the page says so, and trying again brings it', async () => {
    const { page, complaints } = await aboutToOpen(product)
    complaints.expect(...NETWORK)
    const filters = filterPage(page, 'es')
    await page.route('**/api/private/filter-posts', (route) => route.abort())
    await filters.open({ team: ['almenara'] })
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()

    await page.unroute('**/api/private/filter-posts')
    await alert.getByRole('button').click()

    await filters.isShown()
    expect(await alert.count()).toBe(0)
  })
})

describe('on a phone', () => {
  test('a sheet holds the choices, and its button carries the count and leads there', async () => {
    const { page } = await signedIn(product, { device: 'phone' })
    const filters = filterPage(page, 'es')
    await filters.openSheet.click()
    const sheet = page.getByRole('dialog')
    const show = sheet.getByRole('button', { name: /^Ver / })
    await expect.poll(() => show.innerText()).toMatch(/^Ver \d+ publicaciones$/)
    const whole = await show.innerText()

    await filters.choice('Real Almenara').click()
    await expect.poll(() => show.innerText()).not.toBe(whole)
    const promised = await show.innerText()
    expect(pathOf(page)).toBe('/es/home')
    await show.click()

    await expect.poll(() => pathOf(page)).toContain('/teams/almenara/')
    await expect.poll(() => filters.headline.innerText()).toBe(promised.replace('Ver ', ''))
    await page.goBack()
    await expect.poll(() => pathOf(page)).toBe('/es/home')
  })
})

describe('where nothing matches', () => {
  test.each(LOCALES)('the sentence of the specification stands there in %s, with a way on', async (locale) => {
    const { page } = await aboutToOpen(product, { locale })
    const filters = filterPage(page, locale)
    await filters.open({ team: ['no-such-team'] })
    await filters.none.waitFor()

    expect(await filters.posts.count()).toBe(0)
    await filters.everything.click()
    await filters.isShown()
  })

  test.each([
    ['a text of a million characters', `${EVERYTHING}/${'a'.repeat(1_000_000)}`],
    ['a NUL', `${EVERYTHING}/%00`],
    ['a path within a segment', EVERYTHING.replace('teams/all', 'teams/..%2F..%2Fhome')],
    ['markup', EVERYTHING.replace('tags/all', 'tags/%3Cscript%3Ealert(1)%3C%2Fscript%3E')],
    ['a thousand teams', EVERYTHING.replace('teams/all', `teams/${'team,'.repeat(1000)}x`)],
    ['an unknown language', EVERYTHING.replace('locale/all', 'locale/xx')],
  ])('%s in the address gets a clear word and a way on', async (_name, path) => {
    const { page, complaints } = await signedIn(product)
    complaints.expect(/status of 4\d\d/)

    // As a link within the page leads there: the address bar of a browser ends earlier.
    await page.evaluate((target) => {
      history.pushState({}, '', target)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)

    const filters = filterPage(page, 'es')
    await filters.everything.waitFor()
    expect(await page.getByRole('main').innerText()).toMatch(/No se han encontrado resultados|¡Error!/)
    await filters.everything.click()
    await filters.isShown()
  })
})
