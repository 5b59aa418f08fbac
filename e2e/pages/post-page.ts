import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from '@playwright/test'
import type { Demo } from '../harness/fixtures.ts'

export function postPage(page: Page) {
  const article = page.getByRole('main').getByRole('article')
  const viewer = page.getByRole('dialog')
  return {
    article,
    title: article.getByRole('heading', { level: 1 }),
    pictures: article.locator('#pictures img'),
    enlarge: article.locator('#pictures button[aria-haspopup="dialog"]'),
    play: article.locator('#videos button'),

    viewer,
    /** The enlarged picture, not the thumbnails below it. */
    shown: viewer.locator('img[alt]:not([alt=""])'),
    filmStrip: viewer.getByRole('list').getByRole('button'),
    player: viewer.locator('video'),

    waitUntilShown: () => article.getByRole('heading', { level: 1 }).waitFor(),
  }
}

/** Opens the lead post of the home page, by its address because the home page takes longer to load. */
export async function openLeadPost(page: Page, demo: Demo, locale: Locale = 'es'): Promise<void> {
  await page.goto(`/${locale}/post/${demo.leadPostId}`)
  await waitForLeadPost(page, demo, locale)
}

export async function waitForLeadPost(page: Page, { leadPostId }: Demo, locale: Locale): Promise<void> {
  await postPage(page).waitUntilShown()
  // The slug is added to the path a moment later.
  await page.waitForURL(`**/${locale}/post/${leadPostId}/**`)
}
