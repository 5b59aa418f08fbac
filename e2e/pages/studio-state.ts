import type { Locale } from '@mixed-zone/contract/locales'
import type { SCREENS, ScreenName } from '@mixed-zone/contract/screens'
import type { Page } from '@playwright/test'

export type StudioScreen = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends { readonly path: `/studio${string}` } ? Name : never
}[ScreenName]

/** A state of a screen of the studio. */
export interface StudioState {
  /** Below `/{locale}/studio`; empty for the board. */
  readonly path: string
  /** The link that is current there, if it is not the path itself. */
  readonly currentPath?: string
  /** Its screen, if its link is only in the sheet of a phone. */
  readonly screenInSheet?: StudioScreen
  /** Reaches the state from the path. */
  readonly open?: (page: Page) => Promise<unknown>
  /** A selector of what differs from the screen itself. */
  readonly part?: string
  /** States that only one layout has. */
  readonly device?: 'desk' | 'phone'
  /** Reached by a Spanish text. */
  readonly isSpanish?: true
}

export const DIALOG = '[role=dialog]'

export const waitForDialog = (page: Page) => page.locator(DIALOG).last().waitFor()

export const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await waitForDialog(page)
}

export async function openFirstRow(page: Page): Promise<void> {
  await page.locator('[data-row-opener]').first().click()
}

export async function selectFirstRow(page: Page): Promise<void> {
  await page.locator('[data-row] input[type=checkbox]').first().press('Space')
  await page.locator('[data-row][aria-selected=true]').waitFor()
}

/** Beside the list on a desk, where it is open from the beginning. */
export const phonePanel = (path: string): StudioState => ({
  path,
  device: 'phone',
  part: DIALOG,
  async open(page) {
    await openFirstRow(page)
    await waitForDialog(page)
    await waitUntilLoaded(page)
  },
})

/** Of the first row with these words. */
export const rowMenu = (page: Page, hasText = '') =>
  page
    .locator('[data-row]', { hasText })
    .first()
    .getByRole('button', { name: /^Acciones de|^Actions of|^Ações de/ })

export const rowMenuState = (path: string): StudioState => ({
  path,
  device: 'desk',
  part: '[role=menu]',
  open: (page) => rowMenu(page).click(),
})

interface OpenOptions {
  readonly locale: Locale
  readonly navigate: (path: string) => Promise<unknown>
}

/** Opens a state, and resolves when nothing is loading any more. */
export async function openStudioState(
  page: Page,
  state: StudioState,
  { locale, navigate }: OpenOptions,
): Promise<void> {
  const addressOf = (path: string) => `/${locale}/studio${path === '' ? '' : `/${path}`}`
  await navigate(addressOf(state.path))
  const link = page.locator(
    `a:is([aria-current=page], [aria-current=step])[href="${addressOf(state.currentPath ?? state.path)}"]`,
  )
  const sheetButton = page.locator(`button[aria-current=page][data-screen="${state.screenInSheet}"]`)
  await link.or(sheetButton).first().waitFor()
  await waitUntilLoaded(page)
  await state.open?.(page)
}

export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('main :is([aria-busy=true], [data-loading]), .animate-breathe') !== null
    return !isLoading && document.querySelector('main h1') !== null
  })
}
