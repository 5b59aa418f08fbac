import type { Locale } from '@mixed-zone/contract/locales'
import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import type { SCREENS, ScreenName } from '@mixed-zone/contract/screens'
import type { Page } from '@playwright/test'
import { type Account, ADMIN, callPrivate, callStudio, EDITOR, logIn, READER } from '../harness/api-client.ts'
import type { Demo } from '../harness/fixtures.ts'
import { DOWNLOAD_TEXTS, downloadsOf } from './downloads.ts'
import { exportPage } from './export-page.ts'
import { filterPage } from './filter-page.ts'
import { homePage } from './home-page.ts'
import { loginPage } from './login-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { openLeadPost, postPage, waitForLeadPost } from './post-page.ts'
import { socialPage } from './social-page.ts'
import { tokenOf } from './stored-session.ts'
import { STUDIO_STATES } from './studio-screens.ts'
import { openStudioState, type StudioScreen, type StudioState } from './studio-state.ts'

export interface ScreenContext {
  readonly page: Page
  readonly locale: Locale
  readonly demo: Demo
  readonly origin: string
  /** Opens a path: in a new document, or in place where the state before has left one. */
  readonly goto: (path: string) => Promise<unknown>
}

type OpenState = (context: ScreenContext) => Promise<unknown>

/** A state of a screen: who is signed in, and how to reach it. `open` resolves when it is shown. */
export interface ScreenState {
  readonly account: Account | null
  readonly open: OpenState
}

const asVisitor = (open: OpenState): ScreenState => ({ account: null, open })
const asReader = (open: OpenState): ScreenState => ({ account: READER, open })
const asEditor = (open: OpenState): ScreenState => ({ account: EDITOR, open })
const asAdmin = (open: OpenState): ScreenState => ({ account: ADMIN, open })

/** Screens that show something of their own. */
type VisibleScreen = {
  [Name in ScreenName]: (typeof SCREENS)[Name]['access'] extends 'redirect' ? never : Name
}[ScreenName]

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

const openPath =
  (path: string): OpenState =>
  async ({ page, locale, goto }) => {
    await goto(`/${locale}/${path}`)
    await heading(page).waitFor()
  }

/** Presses the submit button of an empty form. */
const submitEmpty =
  (path: string): OpenState =>
  async (context) => {
    await openPath(path)(context)
    await context.page.locator('form button[type=submit]').click()
    await context.page.locator('[aria-invalid=true]').first().waitFor()
  }

const openPost: OpenState = async ({ page, locale, demo, goto }) => {
  await goto(`/${locale}/post/${demo.leadPostId}`)
  await waitForLeadPost(page, demo, locale)
}

const openDraftPreview: OpenState = async ({ page, locale, demo, goto }) => {
  await goto(`/${locale}/preview/post/${demo.leadPostId}`)
  await postPage(page).waitUntilShown()
}

async function openFirstOf(section: string, { page, locale, goto }: ScreenContext, title = /./): Promise<void> {
  await goto(`/${locale}/posts/${section}`)
  await filterPage(page, locale).waitUntilShown()
  await filterPage(page, locale).posts.filter({ hasText: title }).first().click()
  await postPage(page).waitUntilShown()
}

const openDownload: OpenState = async (context) => {
  const { page, locale } = context
  await openPost(context)
  const name = new RegExp(`^${DOWNLOAD_TEXTS[locale].downloadAll}`)
  await page.getByRole('button', { name }).last().click()
  await downloadsOf(page, locale).start.waitFor()
}

const openNotFound: OpenState = async ({ page, locale, goto }) => {
  await goto(`/${locale}/no-such-page`)
  await notFoundPage(page, locale).waitUntilShown()
}

/** Every screen of the contract with its states; `default` is the screen itself. A screen without an entry does not compile. */
export const SCREEN_STATES: Record<VisibleScreen | 'notFound', Readonly<Record<string, ScreenState>>> = {
  login: {
    default: asVisitor(({ page, locale }) => loginPage(page, locale).open()),
    wrong: asVisitor(submitEmpty('login')),
    tutorial: asVisitor(async ({ page, locale, goto }) => {
      await goto(`/${locale}/login`)
      await loginPage(page, locale).waitUntilShown()
      await page.locator('section[aria-labelledby=first-time] button').click()
      await page.getByRole('dialog').waitFor()
    }),
  },
  register: {
    default: asVisitor(async ({ page, locale }) => {
      await page.goto(`/${locale}/request-access`)
      await page.locator('form').waitFor()
    }),
    wrong: asVisitor(submitEmpty('request-access')),
  },
  setup: {
    default: asVisitor(async ({ page, locale }) => {
      await page.goto(`/${locale}/setup/spent`)
      await page.locator('main [role=status]').filter({ hasText: /\w/ }).waitFor()
    }),
  },
  requestStatus: { default: asVisitor(openPath('request-access/no-such-code')) },
  preview: {
    default: asVisitor(async ({ page, locale, demo, origin, goto }) => {
      const { token } = await logIn(origin, EDITOR)
      const path = `posts/${demo.leadPostId}/preview-links`
      const link: { url: string } = await (await callStudio({ origin, token, path, body: { locale } })).json()
      await goto(new URL(link.url, origin).pathname)
      await postPage(page).waitUntilShown()
    }),
    ended: asVisitor(openPath('preview/no-such-token')),
  },
  draftPreview: {
    default: asEditor(openDraftPreview),
    share: asEditor(async (context) => {
      await openDraftPreview(context)
      await context.page.getByRole('button', { name: /^(Compartir|Share|Partilhar)/ }).click()
      await context.page.getByRole('dialog').waitFor()
    }),
    missing: asEditor(openPath('preview/post/no-such-post')),
  },
  forgotPassword: {
    default: asVisitor(openPath('forgot-password')),
    wrong: asVisitor(submitEmpty('forgot-password')),
  },
  newPassword: {
    default: asVisitor(async ({ page, locale }) => {
      await page.goto(`/${locale}/new-password/spent`)
      await page.locator('main [role=status]').filter({ hasText: /\w/ }).waitFor()
    }),
  },
  unsubscribe: {
    default: asVisitor(openPath('unsubscribe/somebody')),
    unknown: asVisitor(async (context) => {
      await openPath('unsubscribe/somebody')(context)
      await context.page.locator('main button').first().click()
      await context.page.getByRole('alert').waitFor()
    }),
  },
  legalNotice: { default: asVisitor(openPath('legal-notice')) },
  privacyPolicy: { default: asVisitor(openPath('privacy-policy')) },
  cookiePolicy: { default: asVisitor(openPath('cookie-policy')) },
  design: { default: asVisitor(openPath('design')) },
  home: {
    default: asReader(async ({ page, locale }) => {
      await homePage(page, locale).open()
      await homePage(page, locale).waitUntilComplete()
    }),
  },
  post: {
    default: asReader(openPost),
    selection: asReader(async (context) => {
      await openPost(context)
      await postPage(context.page).enlarge.first().focus()
      await context.page.keyboard.press('Space')
      await context.page.keyboard.press('Shift+ArrowRight')
    }),
    viewer: asReader(async (context) => {
      await openPost(context)
      await postPage(context.page).enlarge.first().click()
      await postPage(context.page).shown.waitFor()
    }),
    video: asReader(async (context) => {
      await openPost(context)
      await postPage(context.page).play.first().click()
      await postPage(context.page).player.waitFor()
      // Playing takes a whole core.
      await postPage(context.page).player.evaluate((video: HTMLVideoElement) => video.pause())
    }),
    download: asReader(openDownload),
    downloaded: asReader(async (context) => {
      await openDownload(context)
      const { page, locale } = context
      await Promise.all([page.waitForEvent('download'), downloadsOf(page, locale).start.click()])
    }),
    tray: asReader(async ({ page, locale, demo }) => {
      // In a new document: a download that has started stays open.
      await openLeadPost(page, demo, locale)
      await page.locator('#pictures a[download]').first().click()
      await downloadsOf(page, locale).tray.waitFor()
    }),
    'text-only': asReader((context) => openFirstOf('breaking-news', context)),
    embargo: asEditor((context) => openFirstOf('press-releases', context, /bal[oó]n|bola|ball/i)),
  },
  filterPosts: {
    default: asReader(({ page, locale }) =>
      filterPage(page, locale).open({ team: ['almenara', 'puerto-claro'], locale: ['es', 'en', 'pt'] }),
    ),
    empty: asReader(async ({ page, locale, goto }) => {
      await goto(buildFilterPath(locale, { tag: ['no-such-tag'] }))
      await filterPage(page, locale).none.waitFor()
    }),
  },
  posts: {
    default: asReader(async ({ page, locale }) => {
      await page.goto(`/${locale}/posts/interviews`)
      await filterPage(page, locale).waitUntilShown()
    }),
  },
  matchday: {
    default: asReader(async ({ page, locale, demo }) => {
      await page.goto(`/${locale}/matchdays/${demo.matchdayId}`)
      await page.getByRole('main').locator('a[href*="/fixtures/"]').first().waitFor()
    }),
  },
  fixture: {
    default: asReader(async ({ page, locale, demo }) => {
      await page.goto(`/${locale}/fixtures/${demo.fixtureId}`)
      await heading(page).waitFor()
    }),
  },
  socialMedia: { default: asReader(({ page, locale }) => socialPage(page, locale).open()) },
  basket: {
    default: asReader(openPath('basket')),
    /** The search dialog, on a screen without a search field of its own. */
    search: asReader(async (context) => {
      await openPath('basket')(context)
      await context.page.keyboard.press('/')
      await context.page.getByRole('dialog').getByRole('combobox').waitFor()
    }),
    filled: asReader(async (context) => {
      const { page, origin, locale } = context
      await openPost(context)
      const assetId = await page.locator('[data-picture]').first().getAttribute('data-picture')
      const token = (await tokenOf(page)) ?? ''
      await callPrivate({ origin, token, path: 'basket', body: { assetIds: [assetId] } })
      // The open document does not know of this call.
      await page.goto(`/${locale}/basket`)
      await page.getByRole('button', { name: DOWNLOAD_TEXTS[locale].downloadAll }).waitFor()
    }),
  },
  account: {
    default: asReader(async ({ page, locale }) => {
      await page.goto(`/${locale}/account`)
      await page.locator('form').first().waitFor()
    }),
  },
  export: { default: asEditor(({ page, locale }) => exportPage(page, locale).open()) },
  ...studioStates(),
  notFound: { default: asVisitor(openNotFound), inside: asReader(openNotFound) },
}

/** The states of the studio that every layout and language has. */
function studioStates() {
  const asScreenState = (state: StudioState) =>
    asAdmin(({ page, locale }) => openStudioState(page, state, { locale, navigate: (path) => page.goto(path) }))
  const entries = Object.entries(STUDIO_STATES).map(([screen, states]) => {
    const everywhere = Object.entries(states).filter(([, state]) => state.device === undefined && !state.isSpanish)
    return [screen, Object.fromEntries(everywhere.map(([name, state]) => [name, asScreenState(state)]))]
  })
  // The same keys as in the table above.
  return Object.fromEntries(entries) as Record<StudioScreen, Readonly<Record<string, ScreenState>>>
}

/** The name of a state, such as `social-media` or `post-viewer`. */
export function stateName(screen: string, state: string): string {
  const name = screen.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return state === 'default' ? name : `${name}-${state}`
}
