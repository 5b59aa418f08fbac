import { get, type IncomingMessage } from 'node:http'
import { expect } from '@playwright/test'
import { callPrivate, READER } from '../harness/api-client.ts'
import { addLargeFile, runSql } from '../harness/database.ts'
import { test } from '../harness/fixtures.ts'
import { downloadsOf, savedBytes } from '../pages/downloads.ts'
import { postPage } from '../pages/post-page.ts'
import { openThroughProxy } from '../pages/through-proxy.ts'

/** The largest download that a page fetches itself. */
const MAX_BYTES_IN_PAGE = 99_999_999

test.use({ account: READER })

/** Published posts with the fewest pictures above five. */
async function findPosts(dataDir: string): Promise<[string, string]> {
  const ids = await runSql(
    dataDir,
    `select post_id from assets join posts on posts.id = post_id
     where kind = 'image' and state = 'published' and published_at < now() and embargo_until is null
       and coalesce(rights_until > now(), true)
     group by post_id having count(*) > 5 order by count(*), post_id limit 2`,
  )
  const [first = '', second = ''] = ids.split('\n')
  return [first, second]
}

test.describe('Downloads above the page limit', () => {
  test('are handed to the browser with a message', async ({ page, product: { dataDir } }) => {
    const [postId] = await findPosts(dataDir)
    await addLargeFile({ dataDir, postId, name: 'fits.bin', sizeBytes: MAX_BYTES_IN_PAGE })
    await addLargeFile({ dataDir, postId, name: 'larger.bin', sizeBytes: MAX_BYTES_IN_PAGE + 1 })
    const { dialog, start, tray } = downloadsOf(page)
    const link = (name: string) => page.locator(`#files a[download="${name}"]`).first()
    await page.goto(`/es/post/${postId}`)

    const [fetched] = await Promise.all([page.waitForEvent('download'), link('fits.bin').click()])
    expect(fetched.url()).toMatch(/^blob:/)
    expect((await savedBytes(fetched)).length).toBe(MAX_BYTES_IN_PAGE)

    const [handed] = await Promise.all([page.waitForEvent('download'), link('larger.bin').click()])
    expect(handed.url()).toContain('/api/files/')
    expect(handed.suggestedFilename()).toBe('larger.bin')
    await handed.cancel()

    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await expect(dialog.getByText(/^Pesa más de 100 MB/)).toBeVisible()
    const [zip] = await Promise.all([page.waitForEvent('download'), start.click()])
    expect(zip.url()).toContain('/api/zips/')
    await zip.cancel()
    await expect(dialog.getByText(/Lo descarga tu navegador/)).toBeVisible()
    await page.keyboard.press('Escape')
    // One for the file, one for the zip.
    await expect(tray.getByText(/^Lo descarga tu navegador/)).toHaveCount(2)
  })
})

test.describe('Fifth concurrent zip', () => {
  test('is refused with the reason, and succeeds when a running one has ended', async ({
    page,
    product: { origin, dataDir },
    sharedSession,
    browserErrors,
  }) => {
    browserErrors.allow(/429/)
    const { token } = await sharedSession(READER)
    const [postId] = await findPosts(dataDir)
    const largeId = await addLargeFile({ dataDir, postId, name: 'slow.bin', sizeBytes: MAX_BYTES_IN_PAGE })
    const { dialog, start } = downloadsOf(page)
    await page.goto(`/es/post/${postId}`)
    await postPage(page).waitUntilShown()
    const pictures = page.locator('[data-picture]')
    const pictureIds = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('data-picture')))

    const running: IncomingMessage[] = []
    for (const pictureId of pictureIds.slice(0, 4)) {
      const body = { assetIds: [pictureId, largeId] }
      const { url } = await (await callPrivate({ origin, token, path: 'get-zip', body })).json()
      running.push(await new Promise<IncomingMessage>((resolve) => get(origin + url, resolve)))
    }
    expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])

    const boxes = page.locator('#pictures').getByRole('checkbox')
    await boxes.first().click()
    await boxes.nth(1).click()
    await page.getByRole('button', { name: /^Descargar 2 fotos/ }).click()
    await start.click()
    await expect(
      dialog.getByText('Ya estás descargando cuatro archivos zip. Espera a que termine uno de ellos.'),
    ).toBeVisible()

    for (const response of running) response.destroy()
    await expect.poll(() => runSql(dataDir, 'select count(*) from running_zips')).toBe('0')
    const retry = dialog.getByRole('button', { name: 'Reintentar' })
    const [download] = await Promise.all([page.waitForEvent('download'), retry.click()])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
  })
})

test.describe('File recalled during a zip download', () => {
  test('ends the download with the reason in the tray', async ({
    page,
    product: { dataDir },
    unreliableProxy: proxy,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_/, /zips/, /410/)
    const [, postId] = await findPosts(dataDir)
    // More than fits into the buffers between the server and a page on a slow connection.
    const lateId = await addLargeFile({ dataDir, postId, name: 'late.bin', sizeBytes: 60_000_000 })
    const { dialog, start, tray } = downloadsOf(page)
    await page.goto(`/es/post/${postId}`)
    await postPage(page).waitUntilShown()
    const count = await page.locator('[data-picture]').count()
    await openThroughProxy(page, proxy)
    proxy.limitTo(2_000_000)
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await start.click()
    await expect(dialog.getByText(new RegExp(`^[1-9]\\d* de ${count}$`))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tray.getByText(/^\d+ de \d+ elementos$/)).toBeVisible()

    const reasons = JSON.stringify({ es: 'Documento equivocado', en: 'Wrong document', pt: 'Documento errado' })
    await runSql(dataDir, `update assets set recalled_at = now(), recall_reasons = '${reasons}' where id = ${lateId}`)
    // SQL sends no change notification: the server re-authorises once a second, before the rest has been sent.
    proxy.limitTo(20_000_000)

    await expect(tray.getByText(/Documento equivocado/)).toBeVisible()
    await expect(tray).toContainText('1 descarga por reintentar')
  })
})
