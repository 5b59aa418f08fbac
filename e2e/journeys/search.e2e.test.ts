import { describe, expect, test } from 'vitest'
import { findBarriers } from '../harness/looks.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { filterPage } from '../pages/filter-page.ts'
import { homePage } from '../pages/home-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { signedIn } from '../pages/signed-in.ts'

const product = sharedProduct()

describe('the search in the header', () => {
  test('a slash leads into it; arrows walk through the suggestions and Enter follows one', async () => {
    const { page } = await signedIn(product)
    await page.keyboard.press('/')
    const { search } = filterPage(page, 'es')
    await page.keyboard.type('almena')
    const almenara = page.getByRole('option', { name: 'Real Almenara' })
    await almenara.waitFor()
    expect(await almenara.locator('mark').allInnerTexts()).toEqual(['Almena'])
    expect(await search.getAttribute('aria-expanded')).toBe('true')

    await page.keyboard.press('ArrowDown')
    const marked = page.locator(`[id="${await search.getAttribute('aria-activedescendant')}"]`)
    expect(await marked.innerText()).toContain('Real Almenara')
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')

    await expect.poll(() => pathOf(page)).toBe('/es/filter-posts/teams/almenara/categories/all/tags/all/locale/all')
    await filterPage(page, 'es').isShown()
  })

  test('Escape closes the suggestions and keeps the text; Enter then searches for it', async () => {
    const { page } = await signedIn(product)
    const { search, headline } = filterPage(page, 'es')
    await search.fill('derbi')
    await page.getByRole('listbox').waitFor()

    await search.press('Escape')
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(await search.inputValue()).toBe('derbi')
    await search.press('Enter')

    await expect.poll(() => pathOf(page)).toBe('/es/filter-posts/teams/all/categories/all/tags/all/locale/all/derbi')
    await expect.poll(() => headline.innerText()).toMatch(/^\d+ publicaciones$/)
    expect(await page.getByRole('main').locator('mark').count()).toBeGreaterThan(0)
  })

  test('what is written while an older call is on its way wins', async () => {
    const { page } = await signedIn(product)
    const { search } = filterPage(page, 'es')
    const held: (() => void)[] = []
    await page.route('**/api/private/suggest', async (route) => {
      if (route.request().postDataJSON().text === 'brisa') await new Promise<void>((resolve) => held.push(resolve))
      await route.continue().catch(() => undefined)
    })
    await search.fill('brisa')
    await expect.poll(() => held.length).toBe(1)
    await search.fill('almena')
    await page.getByRole('option', { name: 'Real Almenara' }).waitFor()

    for (const letGo of held) letGo()

    await page.getByRole('option', { name: /«almena»/ }).waitFor()
    expect(await page.getByRole('option', { name: 'Atlético Brisa' }).count()).toBe(0)
  })

  test('without suggestions it says so, and searching still works', async () => {
    const { page, complaints } = await signedIn(product)
    complaints.expect(/suggest failed/, /Failed to load resource/)
    const { search } = filterPage(page, 'es')
    await search.fill('zzzzqqqq')
    await page.getByText('Ninguna sugerencia para «zzzzqqqq».').waitFor()
    await page.route('**/api/private/suggest', (route) => route.abort())
    await search.fill('derbi')
    await page.getByRole('banner').getByRole('alert').waitFor()

    await page.getByRole('option', { name: /Ver todos los resultados/ }).click()

    await expect.poll(() => pathOf(page)).toMatch(/\/derbi$/)
  })

  test('on a phone it takes the whole screen, and gives the focus back', async () => {
    const { page } = await signedIn(product, { device: 'phone' })
    const opener = page.getByRole('banner').getByRole('button', { name: /^Buscar/ })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('almena')
    await dialog.getByRole('option', { name: 'Real Almenara' }).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await page.keyboard.press('Escape')

    await expect.poll(() => dialog.count()).toBe(0)
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await homePage(page, 'es').isShown()
  })

  test('from a post it opens over the page, and a suggestion leads on', async () => {
    const { page } = await signedIn(product)
    await homePage(page, 'es').openFirstStory()
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('puerto cl')

    await page.getByRole('option', { name: 'Puerto Claro CF' }).click()

    await expect.poll(() => pathOf(page)).toContain('/filter-posts/teams/puerto-claro/')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
