import { expect, type Page } from '@playwright/test'
import { GOOGLE_DOCS, WORD_365 } from '@mixed-zone/test-data/clipboard'
import { ADMIN, callPrivate, callStudio, EDITOR, READER } from '../harness/api-client.ts'
import { test } from '../harness/fixtures.ts'
import { pressOn, tabTo, typeInto } from '../pages/keyboard.ts'

const LANGUAGES = [
  {
    locale: 'es',
    name: 'español',
    key: 'Alt+1',
    title: 'Zarabanda de goles',
    body: 'Un texto escrito con el teclado.',
  },
  { locale: 'en', name: 'inglés', key: 'Alt+2', title: 'Sarabande of goals', body: 'A text written by keyboard.' },
  {
    locale: 'pt',
    name: 'portugués',
    key: 'Alt+3',
    title: 'Sarabanda de golos',
    body: 'Um texto escrito com o teclado.',
  },
] as const

/** Readers see a post this long after it was published, ten seconds of which can be used to undo it. */
const VISIBLE_WITHIN_MS = 15_000

const PASTED_HEADINGS = ['Almenara gana el derbi', 'La segunda parte', 'La segunda parte']

const PASTED_LIST = '<ul><li><p>Primera</p><ul><li><p>Dentro</p></li></ul></li><li><p>Segunda</p></li></ul>'

/** Puts HTML on the clipboard as another program does: unlike `navigator.clipboard`, this leaves it as it is. */
async function copyHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const handleCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('copy', handleCopy, { capture: true, once: true })
  }, html)
  await page.keyboard.press('ControlOrMeta+C')
}

/** The title of a new text. */
async function beginText(page: Page, language: string) {
  const title = page.getByRole('textbox', { name: `Título, ${language}` })
  const empty = page.getByRole('button', { name: 'Vacío', exact: true })
  await title.or(empty).first().waitFor()
  if (await empty.isVisible()) await pressOn(empty)
  return title
}

test.describe('Writing a post', () => {
  test.use({ account: EDITOR })

  test('goes from nothing to published in three languages by keyboard alone', async ({
    page,
    product: { origin },
    sharedSession,
  }) => {
    test.slow()
    await page.goto('/es/studio/posts')
    await page.locator('[data-row]').first().waitFor()

    await test.step('write', async () => {
      await page.keyboard.press('n')
      await page.waitForURL(/\/es\/studio\/posts\/\d+$/)
      for (const { name, key, title, body } of LANGUAGES) {
        await page.keyboard.press(key)
        await typeInto(await beginText(page, name), title)
        await tabTo(page.getByRole('textbox', { name: `Texto, ${name}` }))
        await page.keyboard.type(body)
      }
      await expect(page.getByText(/^Guardado/).first()).toBeVisible()
      await expect(page.getByText('Falta el título')).toBeHidden()
    })

    const publishedAt = await test.step('publish', async () => {
      await pressOn(page.getByRole('button', { name: 'Publicar…' }))
      await page.getByRole('dialog', { name: 'Publicar' }).waitFor()
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Publicar/ })).toBeEnabled()
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog', { name: 'Publicar' }).waitFor({ state: 'hidden' })
      return Date.now()
    })

    await test.step('a journalist finds and reads it in each language', async () => {
      const { token } = await sharedSession(READER)
      const id = page.url().split('/').at(-1)
      for (const { locale, title, body } of LANGUAGES) {
        const read = async () => {
          const response = await callPrivate({ origin, token, locale, path: 'post', body: { id } })
          return response.ok ? await response.json() : { status: response.status }
        }
        const timeout = Math.max(1_000, publishedAt + VISIBLE_WITHIN_MS - Date.now())
        await expect.poll(read, { timeout }).toMatchObject({ title, body: `<p>${body}</p>` })
        const found = await callPrivate({ origin, token, path: 'filter-posts', body: { text: title } })
        const { posts }: { posts: { id: string }[] } = await found.json()
        expect(posts[0]?.id).toBe(id)
      }
    })
  })

  test('takes what Word and Google Docs put on the clipboard, cleaned, into the shared text', async ({
    page,
    product: { origin },
    sharedSession,
    visit,
  }) => {
    await page.goto('/es/studio/posts')
    await page.locator('[data-row]').first().waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(/\/es\/studio\/posts\/\d+$/)
    await typeInto(await beginText(page, 'español'), 'Zarabanda pegada')
    await tabTo(page.getByRole('textbox', { name: 'Texto, español' }))
    const tableMenu = page.getByRole('button', { name: 'Filas y columnas' })
    await copyHtml(page, WORD_365)
    await page.keyboard.press('ControlOrMeta+V')
    // It ends with a table. The browser moves the caret, and the editor follows a moment later.
    await expect(tableMenu).toBeVisible()
    await page.keyboard.press('ControlOrMeta+End')
    await expect(tableMenu).toBeHidden()
    await copyHtml(page, GOOGLE_DOCS)
    await page.keyboard.press('ControlOrMeta+V')

    const text = ({ page: shown }: { page: Page }) => shown.getByRole('textbox', { name: 'Texto, español' })
    await expect(text({ page }).getByRole('heading')).toHaveText(PASTED_HEADINGS)
    await expect(page.getByText(/^Guardado/).first()).toBeVisible()

    await test.step('the database has clean HTML', async () => {
      const { token } = await sharedSession(EDITOR)
      const path = `posts/${page.url().split('/').at(-1)}/versions/0`
      const { texts } = await (await callStudio({ origin, token, path })).json()
      const { body } = texts.es
      expect(body.split(PASTED_LIST)).toHaveLength(3)
      expect(body).toContain('<ol start="3"><li><p>Tercero</p></li><li><p>Cuarto</p></li></ol>')
      expect(body).toContain('<a href="https://liga.test/acta?id=7" rel="noopener noreferrer">el acta</a>')
      expect(body).not.toMatch(/style=|class=|<b\b|mso|docs-internal|google\.com|file:/)
    })

    await test.step('a colleague has the same', async () => {
      const colleague = await visit({ account: ADMIN })
      await colleague.goto(page.url())
      await expect(text({ page: colleague }).getByRole('heading')).toHaveText(PASTED_HEADINGS)
      expect(await text({ page: colleague }).innerText()).toBe(await text({ page }).innerText())
    })
  })

  test('goes on without a connection, also where code is missing', async ({ page, context, browserErrors }) => {
    test.slow()
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const searchLoaded = page.waitForResponse(/\/assets\/find-bar-/, { timeout: 120_000 })
    await page.goto('/es/studio/posts')
    await page.locator('[data-row]').first().waitFor()
    await page.keyboard.press('n')
    await page.waitForURL(/\/es\/studio\/posts\/\d+$/)
    await typeInto(await beginText(page, 'español'), 'Zarabanda sin red')
    await expect(page.getByText(/^Guardado/).first()).toBeVisible()
    await searchLoaded

    const text = page.getByRole('textbox', { name: 'Texto, español' })
    const tabs = page.locator('[data-editor-tabs]')
    await test.step('offline', async () => {
      await context.setOffline(true)
      await tabTo(text)
      await page.keyboard.type('Escrito en un estadio sin red.')
      await expect(page.getByText(/^Sin conexión/).first()).toBeVisible()
      const publish = page.getByRole('button', { name: 'Publicar cuando haya conexión' })
      await expect(publish).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Control+f')
      await page.getByRole('search').getByRole('textbox').first().fill('estadio')
      await expect(page.locator('.find-match')).toHaveCount(1)
      await page.keyboard.press('Escape')

      await tabs.getByRole('link', { name: /^Fotos/ }).click()
      await expect(page.getByText(/No se ha podido cargar esta parte/)).toBeVisible()
      await tabs.getByRole('link', { name: 'Texto' }).click()
      await expect(text).toHaveText('Escrito en un estadio sin red.')
    })

    await test.step('online again', async () => {
      await context.setOffline(false)
      await expect(page.getByText(/^Guardado/).first()).toBeVisible({ timeout: 30_000 })
      // The browser requests the code again that it could not load.
      await tabs.getByRole('link', { name: /^Fotos/ }).click()
      await expect(page.getByText('Esta publicación no tiene fotos')).toBeVisible()
    })

    await test.step('a part that could not be loaded is loaded by trying again', async () => {
      const isCode = /\/assets\/videos-tab-/
      await page.route(isCode, (route) => route.abort())
      await tabs.getByRole('link', { name: /^Vídeos/ }).click()
      const retry = page.getByRole('button', { name: 'Reintentar' })
      await retry.click()
      await page.getByRole('button', { name: 'Recargar la página' }).waitFor()
      await page.unroute(isCode)
      await retry.click()
      await expect(page.getByText('Esta publicación no tiene vídeos')).toBeVisible()
    })

    await test.step('a reload keeps what was written', async () => {
      await tabs.getByRole('link', { name: 'Texto' }).click()
      await page.reload()
      await expect(text).toHaveText('Escrito en un estadio sin red.')
    })
  })
})
