import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { notFoundPage } from '../pages/not-found-page.ts'
import { postPage } from '../pages/post-page.ts'

/** A screen worth looking at, and how to get there. */
export interface Picture {
  name: string
  open(page: Page, locale: Locale): Promise<void>
}

async function openHeading(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

export const PUBLIC_PICTURES: Picture[] = [
  {
    name: 'login',
    async open(page, locale) {
      await loginPage(page, locale).open()
      await loginPage(page, locale).isShown()
    },
  },
  {
    name: 'not-found',
    async open(page, locale) {
      await page.goto(`/${locale}/no-such-page`)
      await notFoundPage(page, locale).isShown()
    },
  },
  { name: 'legal-notice', open: (page, locale) => openHeading(page, `/${locale}/legal-notice`) },
  { name: 'design', open: (page, locale) => openHeading(page, `/${locale}/design`) },
]

export const PRIVATE_PICTURES: Picture[] = [
  {
    name: 'home',
    async open(page, locale) {
      await homePage(page, locale).open()
      await homePage(page, locale).isShown()
    },
  },
  {
    name: 'post',
    async open(page, locale) {
      await homePage(page, locale).open()
      await homePage(page, locale).openFirstStory()
      await postPage(page).isShown()
    },
  },
  { name: 'account', open: (page, locale) => openHeading(page, `/${locale}/account`) },
]
