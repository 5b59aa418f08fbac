import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriers, findSidewaysScroll } from '../harness/looks.ts'
import { productUnderTest } from '../harness/product-under-test.ts'
import { callAs, overBadLine } from '../pages/as-reader.ts'
import { DOWNLOAD_WORDS, downloadsOf, filesInZip, savedBytes, sha256 } from '../pages/downloads.ts'
import { homePage } from '../pages/home-page.ts'
import { atTheLeadStory } from '../pages/lead-story.ts'
import { pathOf } from '../pages/path-of.ts'

const product = productUnderTest()

/** A zip has these beside the files: captions and the manifest. */
const WORDS_IN_ZIP = 2

async function atThePost(options: Parameters<typeof atTheLeadStory>[1] = {}) {
  const visit = await atTheLeadStory(product, options)
  return { ...visit, downloads: downloadsOf(visit.page, options.locale) }
}

/** The zip of the post in view, got in one go. */
async function wholeZip(page: Page): Promise<Buffer> {
  const postId = pathOf(page).split('/')[3]
  const { url } = await callAs(page, {
    origin: product.origin,
    path: 'get-zip',
    body: { postId, rendition: 'original', locale: 'es' },
  })
  return Buffer.from(await (await fetch(product.origin + url)).arrayBuffer())
}

test('one file comes as it is, by its own button, and the tray says so', async () => {
  const { page, downloads } = await atThePost()
  const link = page.locator('#pictures a[download]').first()
  const href = await link.getAttribute('href')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])

  expect(download.suggestedFilename()).toBe(await link.getAttribute('download'))
  const original = new Uint8Array(await (await fetch(product.origin + href)).arrayBuffer())
  expect(sha256(await savedBytes(download))).toBe(sha256(original))
  await downloads.tray.getByText('Descargas terminadas').waitFor()
  await downloads.tray.getByRole('button', { name: 'Quitar terminadas' }).click()
  await downloads.tray.waitFor({ state: 'detached' })
})

describe('a selection', () => {
  test('is made by keys alone, and comes as one zip in the chosen size', async () => {
    const { page, post, downloads } = await atThePost()
    await post.enlarge.first().focus()
    await page.keyboard.press('Space')
    await page.getByText('1 seleccionada').waitFor()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByText('3 seleccionadas').waitFor()
    await page.keyboard.press('Control+a')
    const total = await page.locator('#pictures [data-picture]').count()
    await page.getByText(`${total} seleccionadas`).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Seleccionar', exact: true }).waitFor()

    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: /^Descargar 2 fotos/ }).click()
    await downloads.dialog.getByText(/^1920 px/).click()
    const [download] = await Promise.all([page.waitForEvent('download'), downloads.start.click()])
    expect(download.suggestedFilename()).toMatch(/-1920\.zip$/)
    expect(filesInZip(await savedBytes(download))).toBe(2 + WORDS_IN_ZIP)
  })

  test('is made with the mouse, with Shift for all between, and by a finger that rests', async () => {
    const { page } = await atThePost()
    const boxes = page.locator('#pictures').getByRole('checkbox')
    await boxes.first().click()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await page.getByText('4 seleccionadas').waitFor()
    await page.locator('[data-picture]').nth(1).click()
    await page.getByText('3 seleccionadas').waitFor()

    const phone = await atThePost({ device: 'phone' })
    const picture = phone.page.locator('[data-picture]').first()
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    const client = await phone.page.context().newCDPSession(phone.page)
    const finger = [{ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger })
    await phone.page.getByText('1 seleccionada').waitFor()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await phone.page.getByRole('button', { name: /^Descargar 1/ }).waitFor()
    // Lifting the finger is no press: the picture stays chosen, and the viewer closed.
    expect(await phone.page.getByText('1 seleccionada').isVisible()).toBe(true)
    expect(await phone.post.viewer.count()).toBe(0)
  })
})

test('everything of a post is one zip, with what is in it and how much that is', async () => {
  const { page, downloads } = await atThePost()
  const whole = await wholeZip(page)
  await page.getByRole('button', { name: 'Descargar todo' }).click()
  await downloads.dialog.getByText(/^\d+ fotos?$/).waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), downloads.start.click()])
  expect(sha256(await savedBytes(download))).toBe(sha256(whole))
  await downloads.dialog.getByText(/guardados por tu navegador/).waitFor()
  // The button that was pressed is gone, and so is the one to cancel: keys still reach the dialog.
  expect(await downloads.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await downloads.dialog.waitFor({ state: 'detached' })
})

describe('over a bad line', () => {
  test('a zip that breaks off goes on by itself, on another screen too, and arrives whole', async () => {
    const { page, complaints, downloads } = await atThePost()
    complaints.expect(/ERR_/, /zips/)
    const whole = await wholeZip(page)
    const line = await overBadLine(page, product.origin)
    const ranges: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/zips/')) ranges.push(request.headers()['range'] ?? '')
    })
    line.breakAfter(Math.floor(whole.length / 2))
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await downloads.start.click()
    await downloads.dialog.getByText(/Se ha cortado la conexión/).waitFor()
    expect(line.isBroken).toBe(true)
    await page.keyboard.press('Escape')
    await downloads.dialog.waitFor({ state: 'detached' })

    const arriving = page.waitForEvent('download')
    line.mend()
    await page.getByRole('navigation').getByRole('link', { name: 'Inicio' }).first().click()
    await homePage(page, 'es').isShown()
    const download = await arriving
    expect(sha256(await savedBytes(download))).toBe(sha256(whole))
    expect(ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/)
    await downloads.tray.getByText('Descargas terminadas').waitFor()
    await line.close()
  })

  test('a slow one can be cancelled, and leaving the page asks first', async () => {
    const { page, downloads } = await atThePost()
    const line = await overBadLine(page, product.origin)
    line.limitTo(200_000)
    let saved = 0
    page.on('download', () => {
      saved += 1
    })
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await downloads.start.click()
    await downloads.dialog.getByText(/\/s/).waitFor()
    // While it runs there is nothing to press but Cancel and the way out.
    expect(await downloads.dialog.getByRole('button').count()).toBe(2)
    const asked = page.waitForEvent('dialog')
    const leaving = page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await leaving
    await downloads.cancel.click()
    await downloads.dialog.waitFor({ state: 'detached' })
    await downloads.tray.waitFor({ state: 'detached' })
    expect(saved).toBe(0)
    await line.close()
  })
})

test('the basket collects from several screens, is kept, can be undone, and comes as one zip', async () => {
  const { page, post, downloads } = await atThePost()
  await callAs(page, { origin: product.origin, path: 'basket', method: 'DELETE' })
  await page.reload()
  await post.isShown()
  await page
    .locator('#pictures')
    .getByRole('button', { name: /^Añadir a la cesta/ })
    .first()
    .click()
  await page
    .locator('#files')
    .getByRole('button', { name: /^Añadir a la cesta/ })
    .first()
    .click()
  await page.getByText('Añadido a la cesta').last().waitFor()
  await expect.poll(() => downloads.basket.textContent()).toContain('2')

  await post.enlarge.nth(1).click()
  await post.viewer.getByRole('button', { name: /^Añadir a la cesta/ }).click()
  await post.viewer.getByRole('button', { name: /^Quitar de la cesta/ }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => downloads.basket.textContent()).toContain('3')

  await downloads.basket.click()
  const lines = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(3)
  await page
    .getByRole('button', { name: /^Quitar / })
    .first()
    .click()
  await expect.poll(() => lines.count()).toBe(2)
  const removed = page.getByRole('listitem').filter({ hasText: 'Quitado de la cesta' })
  await removed.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => lines.count()).toBe(3)
  await page.reload()
  await expect.poll(() => lines.count()).toBe(3)

  await page.getByRole('button', { name: 'Descargar todo' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), downloads.start.click()])
  expect(filesInZip(await savedBytes(download))).toBe(3 + WORDS_IN_ZIP)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Vaciar', exact: true }).click()
  await page.getByText('Tu cesta está vacía').waitFor()
})

test('what the dialog is open for can be put aside instead', async () => {
  const { page, post, downloads } = await atThePost()
  await callAs(page, { origin: product.origin, path: 'basket', method: 'DELETE' })
  await page.reload()
  await post.isShown()
  const part = page.getByRole('button', { name: /^Descargar \d+ archivos$/ })
  const [count = ''] = /\d+/.exec((await part.getAttribute('aria-label')) ?? '') ?? []
  await part.click()
  await downloads.dialog.getByRole('button', { name: 'A la cesta' }).click()
  await downloads.dialog.waitFor({ state: 'detached' })
  await expect.poll(() => downloads.basket.textContent()).toContain(count)
})

test('a match pack comes whole, and then only what is new: nothing', async () => {
  const { page, complaints, downloads } = await atThePost()
  // That there is nothing is said as not-found.
  complaints.expect(/404 .*get-zip/)
  await page.getByRole('link', { name: 'Todo el partido' }).click()
  const pack = page.getByRole('button', { name: 'Descargar pack' })
  await pack.click()
  await downloads.dialog.getByText('1920 px').click()
  const [download] = await Promise.all([page.waitForEvent('download'), downloads.start.click()])
  expect(filesInZip(await savedBytes(download))).toBeGreaterThan(WORDS_IN_ZIP)
  await downloads.dialog.getByRole('button', { name: 'Cerrar' }).last().click()

  await pack.click()
  await downloads.dialog.getByText('Solo lo nuevo desde mi última descarga').click()
  await downloads.start.click()
  await downloads.dialog.getByText('No hay nada nuevo desde tu última descarga.').waitFor()
})

test.each([['light', 'desk', 'es'], ...LOCALES.map((locale) => ['dark', 'narrow', locale] as const)] as const)(
  'axe finds nothing and nothing scrolls sideways in dialog, tray and basket: %s, %s, %s',
  async (...look) => {
    const [theme, device, locale] = look
    const { page, post, downloads } = await atThePost({ theme, device, locale })
    const assetId = await page.locator('[data-picture]').first().getAttribute('data-picture')
    await callAs(page, { origin: product.origin, path: 'basket', body: { assetIds: [assetId] } })
    await page.reload()
    await post.isShown()
    const words = DOWNLOAD_WORDS[locale]
    await page.getByRole('button', { name: words.downloadAll }).last().click()
    await downloads.start.waitFor()
    expect(await findBarriers(page, '[role="dialog"]')).toEqual([])
    expect(await findSidewaysScroll(page)).toEqual([])
    await Promise.all([page.waitForEvent('download'), downloads.start.click()])
    expect(await findBarriers(page, '[role="dialog"]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('region', { name: words.tray, exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findSidewaysScroll(page)).toEqual([])
    await downloads.basket.click()
    await page.getByRole('heading', { level: 1, name: words.basket }).waitFor()
    await page.getByRole('button', { name: words.downloadAll }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await findSidewaysScroll(page)).toEqual([])
  },
)
