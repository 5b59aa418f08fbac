import { describe, expect, test } from 'vitest'
import { sharedProduct } from '../harness/product-under-test.ts'
import { filterPage } from '../pages/filter-page.ts'
import { EXPECTED_404, notFoundPage } from '../pages/not-found-page.ts'
import { pathOf } from '../pages/path-of.ts'
import { aboutToOpen, signedIn } from '../pages/signed-in.ts'

const product = sharedProduct()

describe('sections', () => {
  test('the home page leads to all posts of a section, under its name and description', async () => {
    const { page } = await signedIn(product, { locale: 'en' })
    await page
      .getByRole('main')
      .getByRole('link', { name: /Interviews/ })
      .first()
      .click()

    await expect.poll(() => pathOf(page)).toBe('/en/posts/interviews')
    // The home page, which is there until the next one has come, has a headline and posts as well.
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Interviews')
    await filterPage(page, 'en').isShown()
    expect(await page.getByRole('main').innerText()).toContain('In their own words')
  })
})

describe('matchdays', () => {
  test('the strip leads to the matchday, from there to its neighbours, and to each fixture and back', async () => {
    const { page } = await signedIn(product)
    const main = page.getByRole('main')
    await main.locator('a[href*="/matchdays/"]').first().click()
    const headline = main.getByRole('heading', { level: 1 })
    await expect.poll(() => headline.innerText()).toMatch(/^Jornada \d+$/)
    const current = await headline.innerText()
    await expect.poll(() => main.locator('a[href*="/fixtures/"]').count()).toBe(10)

    await main.getByRole('link', { name: /^Jornada anterior/ }).click()
    await expect.poll(() => headline.innerText()).not.toBe(current)
    await page.goBack()
    await expect.poll(() => headline.innerText()).toBe(current)
    await main.locator('a[href*="/fixtures/"]').first().click()
    await page.waitForURL('**/fixtures/**')

    await expect.poll(() => headline.innerText()).toMatch(/ – /)
    await main.getByRole('link', { name: new RegExp(`^${current} ·`) }).click()
    await expect.poll(() => headline.innerText()).toBe(current)
  })
})

test.each([
  '/es/posts/no-such-section',
  '/es/matchdays/no-such-matchday',
  '/es/fixtures/999999999',
  '/es/fixtures/%00',
])('%s is page not found', async (path) => {
  const { page, complaints } = await aboutToOpen(product)
  complaints.expect(EXPECTED_404)

  await page.goto(path)

  await notFoundPage(page, 'es').isShown()
  expect(await notFoundPage(page, 'es').goHome.count()).toBe(1)
})
