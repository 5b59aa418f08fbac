import type { Page } from 'playwright-core'

/** One story, whole. */
export function postPage(page: Page) {
  const article = page.getByRole('main').getByRole('article')
  return {
    title: article.getByRole('heading', { level: 1 }),
    pictures: article.locator('#pictures img'),

    isShown: () => article.getByRole('heading', { level: 1 }).waitFor(),
  }
}
