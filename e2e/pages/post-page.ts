import type { Page } from 'playwright-core'

/** One story, whole. */
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
    /** The picture in view, not those of the film below it. */
    shown: viewer.locator('img[alt]:not([alt=""])'),
    film: viewer.getByRole('list').getByRole('button'),
    player: viewer.locator('video'),

    isShown: () => article.getByRole('heading', { level: 1 }).waitFor(),
  }
}
