import type { Page } from '@playwright/test'
import { callStudio, EDITOR, logIn } from '../harness/api-client.ts'
import { DIALOG, rowMenu, selectFirstRow, type StudioState, waitForDialog, waitUntilLoaded } from './studio-state.ts'

/** Opens the first post of a list. Its text comes over a connection of its own. */
async function openPost(page: Page): Promise<void> {
  await page.locator('[data-row-opener]').first().click()
  await page.locator('.story-body').first().waitFor()
}

async function openPictures(page: Page): Promise<void> {
  await openPost(page)
  await page.locator('[data-editor-tabs] a[href*="tab=pictures"]').click()
  await page.locator('[data-file]').first().waitFor()
}

const TITLE = /^Título/

const PUBLISHED_POSTS = { path: 'posts?state=published', currentPath: 'posts' }

/** The most downloaded one has pictures; the last one may be that of another test, without any. */
const DOWNLOADED_POSTS = { path: 'posts?state=published&sort=downloads&direction=desc', currentPath: 'posts' }

/** A dialog from the menu of a row. */
const rowDialog = (state: string, row: string, action: string): StudioState => ({
  path: `posts?state=${state}`,
  currentPath: 'posts',
  part: DIALOG,
  isSpanish: true,
  async open(page) {
    // The rows of the list before are still there at first.
    await rowMenu(page, row).click()
    await page.getByRole('menuitem', { name: action }).click()
    await waitForDialog(page)
    await waitUntilLoaded(page)
  },
})

/** The states of the list of posts. */
export const POSTS_STATES: Readonly<Record<string, StudioState>> = {
  default: { path: 'posts' },
  selected: { path: 'posts', device: 'desk', part: 'main', open: selectFirstRow },
  publish: rowDialog('scheduled', 'Programada', 'Cambiar la hora…'),
  correct: rowDialog('published', 'Publicada', 'Corregir…'),
  recall: rowDialog('published', 'Publicada', 'Retirar un archivo…'),
  featured: {
    path: 'posts',
    device: 'desk',
    part: DIALOG,
    isSpanish: true,
    async open(page) {
      await page.getByRole('button', { name: 'Orden de portada' }).click()
      await waitForDialog(page)
    },
  },
  trash: { path: 'posts?state=trash', currentPath: 'posts', part: 'main' },
  none: { path: 'posts?text=no-such-post', currentPath: 'posts', part: 'main' },
}

/** The states of the versions of a post. */
export const VERSIONS_STATES: Readonly<Record<string, StudioState>> = {
  default: {
    ...PUBLISHED_POSTS,
    async open(page) {
      await rowMenu(page).click()
      await page.getByRole('menuitem', { name: /^Versiones|^Versions|^Versões/ }).click()
      await page.waitForURL(/\/posts\/\d+\/versions/)
      await waitUntilLoaded(page)
    },
  },
}

async function openFacts(page: Page): Promise<void> {
  await openPost(page)
  const tab = page.locator('[data-editor-tabs] a[href*="tab=facts"]')
  // Only phones have one.
  if (await tab.isVisible()) await tab.click()
}

/** Two people change the section of a post: one has no connection meanwhile. */
async function openConflict(page: Page): Promise<void> {
  await openFacts(page)
  const { origin, pathname } = new URL(page.url())
  const post = `posts/${pathname.split('/').at(-1)}`
  const section = page.getByRole('combobox', { name: 'Sección' })
  const current = await section.inputValue()
  const values = await section.locator('option').evaluateAll((options) =>
    // The options of a select.
    (options as HTMLOptionElement[]).map(({ value }) => value),
  )
  const [mine = '', theirs = ''] = values.filter((value) => value !== '' && value !== current)
  await page.context().setOffline(true)
  await section.selectOption(mine)
  const { token } = await logIn(origin, EDITOR)
  const { facts } = await (await callStudio({ origin, token, path: post })).json()
  const body = { value: theirs, version: facts.section.version }
  const saved = await callStudio({ origin, token, path: `${post}/facts/section`, method: 'PUT', body })
  if (!saved.ok) throw new Error(`The section was not saved: ${await saved.text()}`)
  await page.context().setOffline(false)
  await page
    .getByRole('button', { name: /por decidir|Decidir/ })
    .first()
    .click()
  await page.getByRole('radio').first().waitFor()
}

/** The states of the editor. */
export const EDITOR_STATES: Readonly<Record<string, StudioState>> = {
  default: { ...PUBLISHED_POSTS, open: openPost },
  three: {
    ...PUBLISHED_POSTS,
    device: 'desk',
    part: 'main',
    async open(page) {
      await openPost(page)
      await page.keyboard.press('Alt+0')
      await page.locator('[data-column]').last().waitFor()
    },
  },
  find: {
    ...PUBLISHED_POSTS,
    part: 'main',
    async open(page) {
      await openPost(page)
      await page.keyboard.press('Control+f')
      await page.getByRole('search').getByRole('textbox').first().fill('e')
      await page.locator('.find-match').first().waitFor()
    },
  },
  comment: {
    ...PUBLISHED_POSTS,
    part: DIALOG,
    async open(page) {
      await openPost(page)
      // Every post has a title; its text may be empty.
      await page.getByRole('textbox', { name: TITLE }).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+Alt+m')
      await waitForDialog(page)
    },
  },
  comments: {
    ...PUBLISHED_POSTS,
    part: 'main',
    async open(page) {
      await openPost(page)
      await page.getByRole('textbox', { name: TITLE }).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+Alt+m')
      await page.getByRole('dialog').getByRole('textbox').fill('¿Lo ha confirmado el club?')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const tab = page.locator('[data-editor-tabs] a[href*="tab=comments"]')
      if (await tab.isVisible()) await tab.click()
      await page.locator('[data-comment]').first().waitFor()
    },
  },
  conflict: { ...PUBLISHED_POSTS, part: 'main', isSpanish: true, open: openConflict },
  pictures: {
    ...DOWNLOADED_POSTS,
    part: 'main',
    async open(page) {
      await openPictures(page)
      await page.locator('[data-file]').first().click()
      await page.locator('[data-caption]').waitFor()
    },
  },
  captions: {
    ...DOWNLOADED_POSTS,
    part: 'main',
    async open(page) {
      await openPictures(page)
      await page.locator('input[type=radio][value=captions]').check({ force: true })
      await page.getByRole('gridcell').first().click()
    },
  },
  focal: {
    ...DOWNLOADED_POSTS,
    part: DIALOG,
    async open(page) {
      await openPictures(page)
      await page.locator('[data-file]').first().press('f')
      await waitForDialog(page)
    },
  },
  unknown: { path: 'posts/no-such-post', currentPath: 'posts', part: 'main' },
}
