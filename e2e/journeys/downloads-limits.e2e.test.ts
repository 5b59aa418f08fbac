import { get, type IncomingMessage } from 'node:http'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { productUnderTest } from '../harness/product-under-test.ts'
import { addLargeFile, runSql } from '../harness/running-database.ts'
import { callAs, overBadLine } from '../pages/as-reader.ts'
import { downloadsOf, savedBytes } from '../pages/downloads.ts'
import { postPage } from '../pages/post-page.ts'
import { aboutToOpen } from '../pages/signed-in.ts'

const product = productUnderTest()

/** The most that a page fetches itself. */
const MOST_IN_PAGE = 99_999_999

let postId: string
let otherPostId: string
let largeId: string

beforeAll(async () => {
  const { dataDir } = product
  const posts = await runSql(
    dataDir,
    `select post_id from assets join posts on posts.id = post_id
     where kind = 'image' and state = 'published' and published_at < now() and embargo_until is null
       and coalesce(rights_until > now(), true)
     group by post_id having count(*) > 5 order by count(*), post_id limit 2`,
  )
  const [first = '', second = ''] = posts.split('\n')
  postId = first
  otherPostId = second
  await addLargeFile({ dataDir, postId, name: 'fits.bin', sizeBytes: MOST_IN_PAGE })
  largeId = await addLargeFile({ dataDir, postId, name: 'larger.bin', sizeBytes: MOST_IN_PAGE + 1 })
})

async function atThePost(id = postId) {
  const visit = await aboutToOpen(product)
  await visit.page.goto(`/es/post/${id}`)
  await postPage(visit.page).isShown()
  return { ...visit, downloads: downloadsOf(visit.page) }
}

const picturesIn = (page: Page) =>
  page.locator('[data-picture]').evaluateAll((all) => all.map((one) => one.getAttribute('data-picture') ?? ''))

describe('the size that a page fetches itself', () => {
  test('ends at 99,999,999 bytes: a larger file is left to the browser, and a larger zip handed to it with a word', async () => {
    const { page, downloads } = await atThePost()
    const link = (name: string) => page.locator(`#files a[download="${name}"]`)
    const [fetched] = await Promise.all([page.waitForEvent('download'), link('fits.bin').click()])
    expect(fetched.url()).toMatch(/^blob:/)
    expect((await savedBytes(fetched)).length).toBe(MOST_IN_PAGE)

    const [handed] = await Promise.all([page.waitForEvent('download'), link('larger.bin').click()])
    expect(handed.url()).toContain('/files/')
    expect(handed.suggestedFilename()).toBe('larger.bin')
    await handed.cancel()

    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await downloads.dialog.getByText(/^Pesa más de 100 MB/).waitFor()
    const [zip] = await Promise.all([page.waitForEvent('download'), downloads.start.click()])
    expect(zip.url()).toContain('/zips/')
    await zip.cancel()
    await downloads.dialog.getByText(/Lo descarga tu navegador/).waitFor()
    await page.keyboard.press('Escape')
    await downloads.tray.getByText(/^Lo descarga tu navegador/).waitFor()
  })
})

describe('four zips at a time', () => {
  test('the fifth is told why it has to wait, and comes when one has ended', async () => {
    const { page, complaints, downloads } = await atThePost()
    complaints.expect(/429/)
    const pictures = await picturesIn(page)
    const running: IncomingMessage[] = []
    for (const picture of pictures.slice(0, 4)) {
      const body = { assetIds: [picture, largeId] }
      const { url } = await callAs(page, { origin: product.origin, path: 'get-zip', body })
      running.push(await new Promise<IncomingMessage>((resolve) => get(product.origin + url, resolve)))
    }
    expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])

    const boxes = page.locator('#pictures').getByRole('checkbox')
    await boxes.first().click()
    await boxes.nth(1).click()
    await page.getByRole('button', { name: /^Descargar 2 fotos/ }).click()
    await downloads.start.click()
    await downloads.dialog
      .getByText('Ya estás descargando cuatro archivos zip. Espera a que termine uno de ellos.')
      .waitFor()

    for (const answer of running) answer.destroy()
    const left = () => runSql(product.dataDir, 'select count(*) from running_zips')
    await expect.poll(left).toBe('0')
    const again = downloads.dialog.getByRole('button', { name: 'Reintentar' })
    const [download] = await Promise.all([page.waitForEvent('download'), again.click()])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
  })
})

describe('a file that is recalled while it comes', () => {
  test('ends the zip with the reason, after the tray has counted the files so far', async () => {
    // Far more than lies in buffers between the server and a page on a slow line.
    const late = { dataDir: product.dataDir, postId: otherPostId, name: 'late.bin', sizeBytes: 60_000_000 }
    const lateId = await addLargeFile(late)
    const { page, complaints, downloads } = await atThePost(otherPostId)
    complaints.expect(/ERR_/, /zips/, /410/)
    const { length } = await picturesIn(page)
    const line = await overBadLine(page, product.origin)
    line.limitTo(2_000_000)
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await downloads.start.click()
    await downloads.dialog.getByText(new RegExp(`^[1-9]\\d* de ${length}$`)).waitFor()
    await page.keyboard.press('Escape')
    await downloads.tray.getByText(/^\d+ de \d+ archivos$/).waitFor()

    const reasons = JSON.stringify({ es: 'Documento equivocado', en: 'Wrong document', pt: 'Documento errado' })
    await runSql(
      product.dataDir,
      `update assets set recalled_at = now(), recall_reasons = '${reasons}' where id = ${lateId}`,
    )
    // Said past the product, so that nobody hears of it: the server asks again after a second, in which not all may have gone out.
    line.limitTo(20_000_000)
    await downloads.tray.getByText(/Documento equivocado/).waitFor()
    expect(await downloads.tray.innerText()).toContain('1 descarga por reintentar')
    await line.close()
  })
})
