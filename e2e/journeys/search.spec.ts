import { expect } from '@playwright/test'
import { findAxeViolations } from '../harness/accessibility.ts'
import { READER } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { filterPage } from '../pages/filter-page.ts'
import { homePage } from '../pages/home-page.ts'
import { openLeadPost } from '../pages/post-page.ts'

test.use({ account: READER })

test.describe('Search in the header', () => {
  test('opens with a slash, walks the suggestions with arrows and follows one with Enter', async ({ page }) => {
    await homePage(page, 'es').open()
    await page.keyboard.press('/')
    const { search } = filterPage(page, 'es')
    await page.keyboard.type('almena')
    const almenara = page.getByRole('option', { name: 'Real Almenara' })
    await expect(almenara.locator('mark')).toHaveText(['Almena'])
    await expect(search).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    const marked = page.locator(`[id="${await search.getAttribute('aria-activedescendant')}"]`)
    await expect(marked).toContainText('Real Almenara')
    expect(await findAxeViolations(page)).toEqual([])
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/es/filter-posts/teams/almenara/categories/all/tags/all/locale/all')
    await filterPage(page, 'es').waitUntilShown()
  })

  test('searches for the text when Escape has closed the suggestions', async ({ page }) => {
    const { search, headline } = filterPage(page, 'es')
    await homePage(page, 'es').open()
    await search.fill('derbi')
    await expect(page.getByRole('listbox')).toBeVisible()

    await search.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(search).toHaveValue('derbi')
    await search.press('Enter')

    await expect(page).toHaveURL('/es/filter-posts/teams/all/categories/all/tags/all/locale/all/derbi')
    await expect(headline).toHaveText(/^\d+ publicaciones$/)
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  })

  test('opens in a dialog over a post, and a suggestion leads on', async ({ page, demo }) => {
    await openLeadPost(page, demo)
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByRole('dialog').getByRole('combobox').fill('puerto cl')

    await page.getByRole('option', { name: 'Puerto Claro CF' }).click()

    await expect(page).toHaveURL(/\/filter-posts\/teams\/puerto-claro\//)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('Search on a phone', () => {
  test.use(DEVICES.phone)

  test('fills the screen and returns the focus when closed', async ({ page }) => {
    await homePage(page, 'es').open()
    const opener = page.getByRole('banner').getByRole('button', { name: /^Buscar/ })
    await opener.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('almena')
    await expect(dialog.getByRole('option', { name: 'Real Almenara' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])

    await page.keyboard.press('Escape')

    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
