import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callPrivate, callStudio, EDITOR, READER } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { createPhotographs, createPictures, pixelsOf } from '../harness/photographs.ts'

const PHOTOGRAPHS = 40

/** A page of the table has more rows; the last one ends the selection. */
const MIN_PAGE_ROWS = 6

/** Written once, and filled down. */
const CAPTIONS = [
  { locale: 'es', written: 'Celebración en el {partido}, en {estadio}.', read: /^Celebración en el .+–.+, en .+\.$/ },
  { locale: 'en', written: 'Celebration during {match} at {stadium}.', read: /^Celebration during .+ v .+ at .+\.$/ },
  { locale: 'pt', written: 'Festejos no {jogo}, no {estádio}.', read: /^Festejos no .+–.+, no .+\.$/ },
] as const

/** Drops a folder of the disk on the page, as a file manager does. */
async function dropFolder(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data })
  }
}

test.describe('Forty photographs', () => {
  test.use({ account: EDITOR })

  test('are dropped as a folder, captioned in three languages and published', async ({
    page,
    product: { origin },
    sharedSession,
    demo: { fixtureId },
  }) => {
    test.setTimeout(420_000)
    const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-photographs-'))
    const card = join(folder, 'card')
    mkdirSync(card)
    const names = await test.step('a photographer hands over a card', () => createPhotographs(folder, PHOTOGRAPHS))

    const { token } = await sharedSession(EDITOR)
    const id = await test.step('a post of the match exists', async () => {
      const created = await callStudio({ origin, token, path: 'posts', body: { fixtureId } })
      const { id: postId }: { id: string } = await created.json()
      const texts = { es: 'Uso editorial', en: 'Editorial use', pt: 'Uso editorial' }
      const rights = { value: { texts, until: null }, version: 0 }
      const saved = await callStudio({
        origin,
        token,
        method: 'PUT',
        path: `posts/${postId}/facts/rights`,
        body: rights,
      })
      expect(saved.status).toBe(200)
      return postId
    })

    /** What a press officer does with hands: drops, clicks, keys and words. */
    let steps = 0
    const act = async (action: Promise<unknown>): Promise<void> => {
      steps += 1
      await action
    }

    await test.step('write the title', async () => {
      await page.goto(`/es/studio/posts/${id}`)
      const title = page.getByRole('textbox', { name: 'Título, español' })
      await title.waitFor()
      await act(title.fill('Jornada 12 en 40 imágenes'))
      await expect(page.getByText(/^Guardado/).first()).toBeVisible()
    })

    await test.step('drop the folder', async () => {
      await act(page.getByRole('link', { name: /^Fotos/ }).click())
      await act(dropFolder(page, card))
      // Captions are written while the metadata of the last ones is still being read.
      const stored = async () => {
        const detail = await (await callStudio({ origin, token, path: `posts/${id}` })).json()
        return detail.assets.length
      }
      await expect.poll(stored, { timeout: 180_000, intervals: [1_000] }).toBe(PHOTOGRAPHS)
    })

    await test.step('write a caption in each language and fill it down', async () => {
      await act(page.getByText('Pies', { exact: true }).click())
      const grid = page.getByRole('grid')
      await grid.waitFor()
      await expect(grid.getByRole('row')).toHaveCount(PHOTOGRAPHS + 1, { timeout: 30_000 })
      for (const [column, { written }] of CAPTIONS.entries()) {
        await act(grid.getByRole('row').nth(1).getByRole('gridcell').nth(column).click())
        await page.keyboard.press('Delete')
        await act(page.keyboard.type(written))
        await page.keyboard.press('Enter')
        await act(grid.getByRole('row').nth(1).getByRole('gridcell').nth(column).click())
        for (let row = 1; row < PHOTOGRAPHS; row += MIN_PAGE_ROWS) await page.keyboard.press('Shift+PageDown')
        await act(page.keyboard.press('Control+d'))
      }
      const written = async () => {
        const detail = await (await callStudio({ origin, token, path: `posts/${id}` })).json()
        return CAPTIONS.map(
          ({ locale, written: text }) =>
            detail.assets.filter((asset: { captions: Record<string, string> }) => asset.captions[locale] === text)
              .length,
        )
      }
      await expect.poll(written, { timeout: 60_000 }).toEqual([PHOTOGRAPHS, PHOTOGRAPHS, PHOTOGRAPHS])
    })

    await test.step('publish', async () => {
      await act(page.getByRole('button', { name: 'Publicar…' }).click())
      const dialog = page.getByRole('dialog', { name: 'Publicar' })
      await dialog.waitFor()
      await expect(dialog.getByRole('button', { name: /^Publicar/ })).toBeEnabled()
      await act(page.keyboard.press('Control+Enter'))
      await dialog.waitFor({ state: 'hidden' })
    })
    expect(steps).toBeLessThanOrEqual(20)

    await test.step('a journalist gets the pictures with captions in each language', async () => {
      const reader = await sharedSession(READER)
      const read = async () => (await callPrivate({ origin, token: reader.token, path: 'post', body: { id } })).status
      await expect.poll(read, { timeout: 20_000 }).toBe(200)
      for (const { locale, read: expected } of CAPTIONS) {
        const post = await callPrivate({ origin, token: reader.token, locale, path: 'post', body: { id } })
        const { assets }: { assets: { caption: string }[] } = await post.json()
        expect(assets).toHaveLength(PHOTOGRAPHS)
        for (const { caption } of assets) expect(caption).toMatch(expected)

        const zip = await callPrivate({ origin, token: reader.token, locale, path: 'get-zip', body: { postId: id } })
        const { url }: { url: string } = await zip.json()
        const archive = join(folder, `${locale}.zip`)
        writeFileSync(archive, Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer()))
        const target = join(folder, locale)
        execFileSync('unzip', ['-q', '-o', archive, '-d', target])
        const pictures = listPictures(target)
        expect(pictures).toHaveLength(PHOTOGRAPHS)
        for (const picture of pictures) {
          const original = names.find((name) => picture.endsWith(name))
          const bytes = readFileSync(picture)
          expect(pixelsOf(bytes).equals(pixelsOf(readFileSync(join(card, original ?? ''))))).toBe(true)
          expect(bytes.includes(Buffer.from(CAPTIONS[1].written.split(' {')[0] ?? ''))).toBe(true)
        }
      }
    })
    rmSync(folder, { recursive: true, force: true })
  })
})

test.describe('Contact sheet', () => {
  test.use({ account: EDITOR })

  test('puts dragged pictures where they are dropped, also between two others', async ({
    page,
    product: { origin },
    sharedSession,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-pictures-'))
    const files = await createPictures(folder, 4)
    const { token } = await sharedSession(EDITOR)
    const created = await callStudio({ origin, token, path: 'posts', body: {} })
    const { id }: { id: string } = await created.json()
    await page.goto(`/es/studio/posts/${id}?tab=pictures`)
    await page.locator('input[type=file]').first().setInputFiles(files)

    const tiles = page.getByRole('list', { name: 'Hoja de contactos' }).locator('[data-file]')
    const names = () => tiles.evaluateAll((found) => found.map((tile) => tile.getAttribute('title') ?? ''))
    const boxOf = async (index: number) => {
      const box = await tiles.nth(index).boundingBox()
      if (box === null) throw new Error('The tile is not shown')
      return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 }
    }
    await expect(tiles).toHaveCount(files.length, { timeout: 60_000 })
    const [first = '', second = '', third = '', fourth = ''] = await names()

    await test.step('after the third one', async () => {
      const target = await boxOf(2)
      const targetPosition = { x: target.width - 10, y: target.height / 2 }
      await tiles.nth(0).dragTo(tiles.nth(2), { targetPosition })
      await expect.poll(names).toEqual([second, third, first, fourth])
    })

    await test.step('two together, into the gap before the first one', async () => {
      await tiles.nth(2).click()
      await tiles.nth(3).click({ modifiers: ['Shift'] })
      await expect(page.getByText('2 seleccionadas')).toBeVisible()
      const [from, to] = [await boxOf(3), await boxOf(0)]
      await page.mouse.move(from.x + 20, from.middle)
      await page.mouse.down()
      await page.mouse.move(to.right, to.middle, { steps: 5 })
      await page.mouse.move(to.x + 10, to.middle, { steps: 5 })
      await page.mouse.move(to.x - 4, to.middle)
      await page.mouse.up()
      await expect.poll(names).toEqual([first, fourth, second, third])
    })

    await test.step('and they stay there', async () => {
      const stored = async () => {
        const { facts, assets } = await (await callStudio({ origin, token, path: `posts/${id}` })).json()
        const nameOf = (assetId: string) => assets.find((asset: { id: string }) => asset.id === assetId)?.name
        return facts.assetOrder.value.map(nameOf)
      }
      await expect.poll(stored).toEqual([first, fourth, second, third])
      await page.reload()
      await expect.poll(names).toEqual([first, fourth, second, third])
    })
    rmSync(folder, { recursive: true, force: true })
  })
})

test.describe('Focal point', () => {
  test.use({ ...DEVICES.phone, account: EDITOR })

  test('shows an upright picture undistorted above its crops', async ({ page, demo: { leadPostId } }) => {
    await page.goto(`/es/studio/posts/${leadPostId}?tab=pictures`)
    await page.locator('[data-file][title="derby-93-02.jpg"]').press('f')
    const picture = page.locator('[data-stage] img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const { shown, stored } = await picture.evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth / image.clientHeight,
      stored: image.naturalWidth / image.naturalHeight,
    }))
    expect(stored).toBeLessThan(1)
    expect(shown).toBeCloseTo(stored, 1)
  })
})

/** A video of one second that the browser can play without licensed codecs. */
async function recordVideo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const isOver = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      context?.fillRect(frame * 8, 0, 8, 180)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await isOver
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()))
  })
  return Buffer.from(bytes)
}

test.describe('Video', () => {
  test.use({ account: EDITOR })

  test('takes its poster from the frame that is shown', async ({ page, product: { origin }, sharedSession }) => {
    const { token } = await sharedSession(EDITOR)
    const created = await callStudio({ origin, token, path: 'posts', body: {} })
    const { id }: { id: string } = await created.json()
    await page.goto(`/es/studio/posts/${id}?tab=videos`)
    const input = page.locator('input[type=file]').first()
    await input.waitFor({ state: 'attached' })
    await input.setInputFiles({ name: 'gol.webm', mimeType: 'video/webm', buffer: await recordVideo(page) })

    const player = page.locator('video')
    await expect(player).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(320)
    await page.getByRole('button', { name: 'Usar este fotograma' }).click()
    await expect(page.getByText('La nueva imagen se ve al publicar.')).toBeVisible({ timeout: 60_000 })
    const posterUrl = async () => {
      const detail = await (await callStudio({ origin, token, path: `posts/${id}` })).json()
      return detail.assets[0].poster.url
    }
    // A job makes its small pictures.
    await expect.poll(posterUrl, { timeout: 60_000 }).toEqual(expect.any(String))
  })
})

const listPictures = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => join(folder, name))
