import { expect } from '@playwright/test'
import { EDITOR } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'

test.describe('Front page in the studio', () => {
  test.use({ account: EDITOR })

  test('the miniature follows the draft in each language, and readers see nothing of it', async ({ page, visit }) => {
    await page.goto('/es/studio/front-page')
    const frame = page.frameLocator('iframe')
    const headings = frame.getByRole('main').locator('h2[id]')
    const idsIn = async (locator: typeof headings) => locator.evaluateAll((elements) => elements.map(({ id }) => id))
    await expect(headings.and(frame.locator('#interviews'))).toBeVisible()

    await test.step('a section that is hidden leaves the miniature', async () => {
      await page.getByRole('switch', { name: 'Derbis se ve en la portada' }).click()
      await expect(page.getByRole('button', { name: 'Publicar 1 cambio' })).toBeVisible()
      await expect(frame.locator('#derbies')).toHaveCount(0)
    })

    await test.step('a section that moves is in its new place', async () => {
      await page.locator('[data-sort-id=interviews] button[aria-expanded]:not([aria-haspopup])').focus()
      // Over derbies, breaking news and current stories.
      for (const _ of [1, 2, 3]) await page.keyboard.press('Alt+ArrowUp')
      await expect
        .poll(async () => {
          const ids = await idsIn(headings)
          return ids.indexOf('interviews') < ids.indexOf('current-stories')
        })
        .toBe(true)
    })

    await test.step('other languages show the same draft', async () => {
      await page.getByRole('radio', { name: 'PT' }).check({ force: true })
      await expect(frame.getByRole('heading', { name: 'Entrevistas' })).toBeVisible()
      await expect(frame.locator('html')).toHaveAttribute('lang', 'pt')
      await expect(frame.locator('#derbies')).toHaveCount(0)
    })

    await test.step('readers still have what is published', async () => {
      const reader = await visit({ account: EDITOR })
      await reader.goto('/es/home')
      await expect(reader.locator('#derbies')).toBeVisible()
    })

    await page.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByRole('button', { name: /^Publicar/ })).toHaveCount(0)
  })
})
