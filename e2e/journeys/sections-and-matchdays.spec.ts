import { expect } from '@playwright/test'
import { READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { filterPage } from '../pages/filter-page.ts'
import { homePage } from '../pages/home-page.ts'

test.use({ account: READER })

test.describe('Home page on a wide screen', () => {
  test.use({ viewport: { width: 1920, height: 1080 } })

  test('shows a lead picture that grows in height as well', async ({ page }) => {
    await homePage(page, 'es').open()
    const { width, height } = (await page.getByRole('main').getByRole('img').first().boundingBox()) ?? {
      width: 0,
      height: 0,
    }
    // 504 px is the height on smaller screens; at this width it would cut off heads and feet.
    expect(height).toBeGreaterThan(504)
    expect(width / height).toBeLessThan(2.2)
  })
})

test.describe('Home page', () => {
  test('leads to all posts of a section, with its name and description', async ({ page }) => {
    const main = page.getByRole('main')
    await homePage(page, 'en').open()
    await main
      .getByRole('link', { name: /Interviews/ })
      .first()
      .click()

    await expect(page).toHaveURL('/en/posts/interviews')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Interviews')
    await filterPage(page, 'en').waitUntilShown()
    await expect(main).toContainText('In their own words')
  })

  test('leads to the matchday, from there to its neighbours, to a fixture and back', async ({ page }) => {
    const main = page.getByRole('main')
    const headline = main.getByRole('heading', { level: 1 })
    await homePage(page, 'es').open()
    await main.locator('a[href*="/matchdays/"]').first().click()
    await expect(headline).toHaveText(/^Jornada \d+$/)
    const current = await headline.innerText()
    await expect(main.locator('a[href*="/fixtures/"]')).toHaveCount(10)

    await main.getByRole('link', { name: /^Jornada anterior/ }).click()
    await expect(headline).not.toHaveText(current)
    await page.goBack()
    await expect(headline).toHaveText(current)
    await main.locator('a[href*="/fixtures/"]').first().click()

    await expect(page).toHaveURL(/\/fixtures\//)
    await expect(headline).toHaveText(/ – /)
    await main.getByRole('link', { name: new RegExp(`^${current} ·`) }).click()
    await expect(headline).toHaveText(current)
  })
})
