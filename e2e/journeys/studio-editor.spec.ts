import { expect } from '@playwright/test'
import { callPrivate, EDITOR, READER } from '../harness/api-client.ts'
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
        const field = page.getByRole('textbox', { name: `Título, ${name}` })
        const empty = page.getByRole('button', { name: 'Vacío', exact: true })
        await field.or(empty).first().waitFor()
        if (await empty.isVisible()) await pressOn(empty)
        await typeInto(field, title)
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
})
