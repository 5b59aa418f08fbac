import type { Locale } from '@mixed-zone/contract/locales'
import type { Page } from 'playwright-core'
import { DOWNLOAD_WORDS, downloadsOf } from './downloads.ts'
import { exportPage } from './export-page.ts'
import { filterPage } from './filter-page.ts'
import { homePage } from './home-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { pathOf } from './path-of.ts'
import { postPage } from './post-page.ts'
import type { OpenScreen } from './public-screens.ts'
import { socialPage } from './social-page.ts'

async function openSection(page: Page, locale: Locale, textId: string): Promise<void> {
  await page.goto(`/${locale}/posts/${textId}`)
  await filterPage(page, locale).isShown()
}

/** The first of a section that is called so, in whatever language. */
async function openPost(page: Page, { locale, section, title }: { locale: Locale; section: string; title: RegExp }) {
  await openSection(page, locale, section)
  await page.getByRole('main').getByRole('link', { name: title }).first().click()
  await postPage(page).isShown()
}

/** Walks to a screen the first time, and opens it by its address from then on: all tests stand on copies of one demo. */
function walkOnce({ walk, isShown }: { walk: OpenScreen; isShown: (page: Page) => Promise<unknown> }): OpenScreen {
  let known: string | undefined
  return async (page, locale) => {
    if (known !== undefined) await page.goto(`/${locale}/${known}`)
    else await walk(page, locale)
    await isShown(page)
    known = pathOf(page).replace(/^\/\w+\//, '')
  }
}

/** Each screen that whoever is logged in can open, in the states that they have while somebody uses them. */
export const PRIVATE_SCREENS = {
  async home(page, locale) {
    await homePage(page, locale).open()
    await homePage(page, locale).isWhole()
  },
  /** The lead: it has pictures, videos with subtitles, documents and a match. */
  post: walkOnce({
    async walk(page, locale) {
      await PRIVATE_SCREENS.home(page, locale)
      await homePage(page, locale).openFirstStory()
    },
    isShown: (page) => postPage(page).isShown(),
  }),
  async 'post-selection'(page, locale) {
    await PRIVATE_SCREENS.post(page, locale)
    await postPage(page).enlarge.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowRight')
  },
  async 'post-viewer'(page, locale) {
    await PRIVATE_SCREENS.post(page, locale)
    await postPage(page).enlarge.first().click()
    await postPage(page).shown.waitFor()
  },
  async 'post-video'(page, locale) {
    await PRIVATE_SCREENS.post(page, locale)
    await postPage(page).play.first().click()
    await postPage(page).player.waitFor()
  },
  async 'post-download'(page, locale) {
    await PRIVATE_SCREENS.post(page, locale)
    const name = new RegExp(`^${DOWNLOAD_WORDS[locale].downloadAll}`)
    await page.getByRole('button', { name }).last().click()
    await downloadsOf(page, locale).start.waitFor()
  },
  async 'post-tray'(page, locale) {
    await PRIVATE_SCREENS.post(page, locale)
    await page.locator('#pictures a[download]').first().click()
    await downloadsOf(page, locale).tray.waitFor()
  },
  async 'post-words-alone'(page, locale) {
    await openSection(page, locale, 'breaking-news')
    await filterPage(page, locale).posts.first().click()
    await postPage(page).isShown()
  },
  async filter(page, locale) {
    await filterPage(page, locale).open({ team: ['almenara', 'puerto-claro'], locale: ['es', 'en', 'pt'] })
    await filterPage(page, locale).isShown()
  },
  async 'filter-nothing'(page, locale) {
    await filterPage(page, locale).open({ tag: ['no-such-tag'] })
    await filterPage(page, locale).none.waitFor()
  },
  /** From where there is no bar with a field of its own. */
  async search(page, locale) {
    await PRIVATE_SCREENS.basket(page, locale)
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  },
  section: (page, locale) => openSection(page, locale, 'interviews'),
  matchday: walkOnce({
    async walk(page, locale) {
      await PRIVATE_SCREENS.home(page, locale)
      await page.getByRole('main').locator('a[href*="/matchdays/"]').first().click()
      await page.waitForURL('**/matchdays/**')
    },
    isShown: (page) => page.getByRole('main').locator('a[href*="/fixtures/"]').first().waitFor(),
  }),
  fixture: walkOnce({
    async walk(page, locale) {
      await PRIVATE_SCREENS.matchday(page, locale)
      await page.getByRole('main').locator('a[href*="/fixtures/"]').first().click()
      await page.waitForURL('**/fixtures/**')
    },
    isShown: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  }),
  async 'social-media'(page, locale) {
    await socialPage(page, locale).open()
    await socialPage(page, locale).isShown()
  },
  async basket(page, locale) {
    await page.goto(`/${locale}/basket`)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  },
  async account(page, locale) {
    await page.goto(`/${locale}/account`)
    await page.locator('form').first().waitFor()
  },
  async 'not-found-inside'(page, locale) {
    await page.goto(`/${locale}/no-such-page`)
    await notFoundPage(page, locale).isShown()
  },
} satisfies Record<string, OpenScreen>

/** Those that only some people have. */
export const STAFF_SCREENS = {
  async export(page, locale) {
    await exportPage(page, locale).open()
    await exportPage(page, locale).isShown()
  },
  'post-embargo': (page, locale) => openPost(page, { locale, section: 'press-releases', title: /bal[oó]n|bola|ball/i }),
} satisfies Record<string, OpenScreen>
