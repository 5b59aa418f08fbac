import { expect } from '@playwright/test'
import { callPrivate, READER } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { downloadsOf, EXTRA_FILES, filesInZip, saveDownload, savedBytes, sha256 } from '../pages/downloads.ts'
import { homePage } from '../pages/home-page.ts'
import { openLeadPost, postPage } from '../pages/post-page.ts'
import { openThroughProxy } from '../pages/through-proxy.ts'

test.use({ account: READER })

test.beforeEach(({ page, demo }) => openLeadPost(page, demo))

interface ZipSource {
  readonly origin: string
  readonly token: string
  readonly postId: string
}

/** The zip of a post, fetched in one request. */
async function fetchZip({ origin, token, postId }: ZipSource): Promise<Buffer> {
  const body = { postId, rendition: 'original', locale: 'es' }
  const { url } = await (await callPrivate({ origin, token, path: 'get-zip', body })).json()
  return Buffer.from(await (await fetch(origin + url)).arrayBuffer())
}

test.describe('Post page', () => {
  test('downloads one file unchanged and shows it in the tray', async ({ page, product }) => {
    const { tray } = downloadsOf(page)
    const link = page.locator('#pictures a[download]').first()
    const href = await link.getAttribute('href')

    const download = await saveDownload(page, () => link.click())

    expect(download.suggestedFilename()).toBe(await link.getAttribute('download'))
    const original = new Uint8Array(await (await fetch(product.origin + href)).arrayBuffer())
    expect(sha256(await savedBytes(download))).toBe(sha256(original))
    await expect(tray.getByText('Descargas terminadas')).toBeVisible()
    await tray.getByRole('button', { name: 'Quitar terminadas' }).click()
    await expect(tray).toHaveCount(0)
  })

  test('downloads all files of a post as zip', async ({ page, product, sharedSession, demo }) => {
    const { dialog, start } = downloadsOf(page)
    const { token } = await sharedSession(READER)
    const zip = await fetchZip({ origin: product.origin, token, postId: demo.leadPostId })
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await expect(dialog.getByText(/^\d+ fotos?$/)).toBeVisible()

    const download = await saveDownload(page, () => start.click())

    expect(sha256(await savedBytes(download))).toBe(sha256(zip))
    await expect(dialog.getByText(/guardados por tu navegador/)).toBeVisible()
    // The pressed button has gone; keys must still reach the dialog.
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  test('selects pictures with the keyboard and downloads them', async ({ page }) => {
    const { start } = downloadsOf(page)
    await postPage(page).enlarge.first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('1 seleccionada')).toBeVisible()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('3 seleccionadas')).toBeVisible()
    await page.keyboard.press('Control+a')
    const total = await page.locator('#pictures [data-picture]').count()
    await expect(page.getByText(`${total} seleccionadas`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Seleccionar', exact: true })).toBeVisible()

    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: /^Descargar 2 fotos/ }).click()
    const download = await saveDownload(page, () => start.click())

    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    expect(filesInZip(await savedBytes(download))).toBe(2 + EXTRA_FILES)
  })

  test('selects a range of pictures with Shift and the mouse', async ({ page }) => {
    const boxes = page.locator('#pictures').getByRole('checkbox')
    await boxes.first().click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 seleccionadas')).toBeVisible()
    await page.locator('[data-picture]').nth(1).click()
    await expect(page.getByText('3 seleccionadas')).toBeVisible()
  })
})

test.describe('Post page on a phone', () => {
  test.use(DEVICES.phone)

  test('selects a picture with a long press, without opening the viewer', async ({ page }) => {
    const picture = page.locator('[data-picture]').first()
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    const client = await page.context().newCDPSession(page)
    const finger = [{ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 }]

    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger })
    await expect(page.getByText('1 seleccionada')).toBeVisible()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    await expect(page.getByRole('button', { name: /^Descargar 1/ })).toBeVisible()
    await expect(page.getByText('1 seleccionada')).toBeVisible()
    await expect(postPage(page).viewer).toHaveCount(0)
  })
})

test.describe('Zip download over an unreliable connection', () => {
  test('resumes after a disconnect, also on another screen, and arrives complete', async ({
    page,
    product,
    unreliableProxy: proxy,
    sharedSession,
    demo,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_/, /zips/)
    const { dialog, start, tray } = downloadsOf(page)
    const { token } = await sharedSession(READER)
    const zip = await fetchZip({ origin: product.origin, token, postId: demo.leadPostId })
    await openThroughProxy(page, proxy)
    const ranges: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/zips/')) ranges.push(request.headers()['range'] ?? '')
    })

    await test.step('disconnect in the middle of the zip', async () => {
      proxy.disconnectAfter(Math.floor(zip.length / 2))
      await page.getByRole('button', { name: 'Descargar todo' }).click()
      await start.click()
      await expect(dialog.getByText(/Se ha cortado la conexión/)).toBeVisible()
      expect(proxy.isDisconnected).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('reconnect on the home page', async () => {
      const arriving = page.waitForEvent('download')
      proxy.reconnect()
      await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).first().click()
      await homePage(page, 'es').waitUntilShown()
      expect(sha256(await savedBytes(await arriving))).toBe(sha256(zip))
      expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/)
      await expect(tray.getByText('Descargas terminadas')).toBeVisible()
    })
  })

  test('can be cancelled, and leaving the page asks first', async ({ page, unreliableProxy: proxy }) => {
    const { dialog, start, cancel, tray } = downloadsOf(page)
    await openThroughProxy(page, proxy)
    proxy.limitTo(200_000)
    let saved = 0
    page.on('download', () => {
      saved += 1
    })
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await start.click()
    await expect(dialog.getByText(/\/s/)).toBeVisible()
    // Only Cancel and Close are offered while the download runs.
    await expect(dialog.getByRole('button')).toHaveCount(2)

    const asked = page.waitForEvent('dialog')
    const leaving = page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await leaving

    await cancel.click()
    await expect(dialog).toHaveCount(0)
    await expect(tray).toHaveCount(0)
    expect(saved).toBe(0)
  })
})

test.describe('Match pack', () => {
  test('downloads everything, and then nothing because nothing is new', async ({ page, browserErrors }) => {
    // An empty pack responds 404.
    browserErrors.allow(/404 .*get-zip/)
    const { dialog, start } = downloadsOf(page)
    const pack = page.getByRole('button', { name: 'Descargar pack' })
    await page.getByRole('link', { name: 'Todo el partido' }).click()
    await pack.click()
    const download = await saveDownload(page, () => start.click())
    expect(filesInZip(await savedBytes(download))).toBeGreaterThan(EXTRA_FILES)
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click()

    await pack.click()
    await dialog.getByText('Solo lo nuevo desde mi última descarga').click()
    await start.click()
    await expect(dialog.getByText('No hay nada nuevo desde tu última descarga.')).toBeVisible()
  })
})
