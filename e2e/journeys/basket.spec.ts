import type { Basket } from '@mixed-zone/contract/schemas/downloads'
import { expect } from '@playwright/test'
import { callPrivate, READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { downloadsOf, EXTRA_FILES, filesInZip, saveDownload, savedBytes } from '../pages/downloads.ts'
import { openLeadPost, postPage } from '../pages/post-page.ts'

test.use({ account: READER })

test.beforeEach(({ page, demo }) => openLeadPost(page, demo))

async function emptyBasket(origin: string, token: string): Promise<void> {
  const call = { origin, token }
  const { items }: Basket = await (await callPrivate({ ...call, path: 'basket' })).json()
  if (items.length === 0) return
  await callPrivate({ ...call, path: 'basket/remove', body: { assetIds: items.map(({ assetId }) => assetId) } })
}

test.describe('Basket', () => {
  test('adds the files of an open download dialog to the basket', async ({ page, product, sharedSession }) => {
    await emptyBasket(product.origin, (await sharedSession(READER)).token)
    await page.reload()
    const { dialog, basket } = downloadsOf(page)
    const part = page.getByRole('button', { name: /^Descargar \d+ archivos$/ })
    const [count = ''] = /\d+/.exec((await part.getAttribute('aria-label')) ?? '') ?? []

    await part.click()
    await dialog.getByRole('button', { name: 'A la cesta' }).click()

    await expect(dialog).toHaveCount(0)
    await expect(basket).toContainText(count)
  })

  test('collects files from several screens, undoes a removal and downloads one zip', async ({
    page,
    product,
    sharedSession,
  }) => {
    await emptyBasket(product.origin, (await sharedSession(READER)).token)
    await page.reload()
    const { basket, start } = downloadsOf(page)
    const post = postPage(page)
    const lines = page.getByRole('main').getByRole('listitem')
    const add = { name: /^Añadir a la cesta/ }

    await test.step('add three files', async () => {
      await page.locator('#pictures').getByRole('button', add).first().click()
      await page.locator('#files').getByRole('button', add).first().click()
      await expect(page.getByText('Añadido a la cesta').last()).toBeVisible()
      await expect(basket).toContainText('2')
      await post.enlarge.nth(1).click()
      await post.viewer.getByRole('button', add).click()
      await expect(post.viewer.getByRole('button', { name: /^Quitar de la cesta/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(basket).toContainText('3')
    })

    await test.step('remove one and undo', async () => {
      await basket.click()
      await expect(lines).toHaveCount(3)
      await page
        .getByRole('button', { name: /^Quitar / })
        .first()
        .click()
      await expect(lines).toHaveCount(2)
      const toast = page.getByRole('listitem').filter({ hasText: 'Quitado de la cesta' })
      await toast.getByRole('button', { name: 'Deshacer' }).click()
      await expect(lines).toHaveCount(3)
      await page.reload()
      await expect(lines).toHaveCount(3)
    })

    await test.step('download and empty', async () => {
      await page.getByRole('button', { name: 'Descargar todo' }).click()
      const download = await saveDownload(page, () => start.click())
      expect(filesInZip(await savedBytes(download))).toBe(3 + EXTRA_FILES)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Vaciar', exact: true }).click()
      await expect(page.getByText('Tu cesta está vacía')).toBeVisible()
    })
  })
})

test('Download dialog on a phone is not covered by a toast, which can still undo', async ({
  page,
  product,
  sharedSession,
}) => {
  await emptyBasket(product.origin, (await sharedSession(READER)).token)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.reload()
  const { dialog, basket } = downloadsOf(page)
  const toast = page.getByRole('listitem').filter({ hasText: 'Añadido a la cesta' })
  await page
    .locator('#files')
    .getByRole('button', { name: /^Añadir a la cesta/ })
    .first()
    .click()
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'Descargar todo' }).last().click()
  await expect(dialog).toBeVisible()
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await dialog.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    })
    .toBe(true)

  await toast.getByRole('button', { name: 'Deshacer' }).click()

  await expect(toast).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(basket).not.toContainText('1')
})
