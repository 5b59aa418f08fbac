import type { Locale } from '@mixed-zone/contract/locales'
import type { SCREENS, ScreenName } from '@mixed-zone/contract/screens'
import { expect, type Page } from '@playwright/test'

export type StudioScreen = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends { readonly isStudio: true } ? Name : never
}[ScreenName]

/** A state of a screen of the studio. */
export interface StudioState {
  /** Below `/{locale}/studio`. */
  readonly path: string
  /** The link that is current there, if it is not the path itself. */
  readonly currentPath?: string
  /** Reaches the state from the path. */
  readonly open?: (page: Page) => Promise<unknown>
  /** A selector of what differs from the screen itself. */
  readonly part?: string
  /** States that only one layout has. */
  readonly device?: 'desk' | 'phone'
}

const DIALOG = '[role=dialog]'

const waitForDialog = (page: Page) => page.locator(DIALOG).last().waitFor()

const press = (key: string) => async (page: Page) => {
  await page.keyboard.press(key)
  await waitForDialog(page)
}

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('[data-row-opener]').first().click()
}

const section = (name: string): StudioState => ({ path: `settings/${name}`, part: 'main' })

/** Every screen of the studio with its states; `default` is the screen itself. A screen without an entry does not compile. */
export const STUDIO_STATES: Record<StudioScreen, Readonly<Record<string, StudioState>>> = {
  studio: {
    palette: { path: 'requests', open: press('Control+k'), part: DIALOG },
    shortcuts: { path: 'requests', open: press('?'), part: DIALOG },
    more: {
      path: 'requests',
      device: 'phone',
      part: DIALOG,
      async open(page) {
        await page.locator('nav button[aria-haspopup=dialog]').last().click()
        await waitForDialog(page)
      },
    },
  },
  studioRequests: {
    default: { path: 'requests' },
    selected: { path: 'requests', device: 'desk', part: 'main', open: (page) => page.keyboard.press('x') },
    reject: { path: 'requests', device: 'desk', part: DIALOG, open: press('r') },
    panel: {
      path: 'requests',
      device: 'phone',
      part: DIALOG,
      async open(page) {
        await openFirstRow(page)
        await waitForDialog(page)
        await waitUntilLoaded(page)
      },
    },
    none: { path: 'requests?text=no-such-request', currentPath: 'requests', part: 'main' },
  },
  studioDomains: {
    default: { path: 'domains' },
    add: {
      path: 'domains',
      part: DIALOG,
      async open(page) {
        await page.getByRole('button', { name: 'Confiar en un dominio' }).click()
        await waitForDialog(page)
      },
    },
  },
  studioPeople: {
    default: { path: 'people' },
    invite: { path: 'people', open: press('n'), part: DIALOG },
  },
  studioPerson: {
    default: {
      path: 'people?text=media@mixedzone.test',
      currentPath: 'people',
      async open(page) {
        await expect(page.locator('[data-row]')).toHaveCount(1)
        await openFirstRow(page)
        await page.waitForURL(/\/people\/\d+$/)
        await waitUntilLoaded(page)
      },
    },
    unknown: { path: 'people/no-such-person', currentPath: 'people', part: 'main' },
  },
  studioMail: {
    default: { path: 'mail' },
    suppressed: { path: 'mail?state=addresses', part: 'main' },
  },
  studioAudit: { default: { path: 'audit' } },
  studioSettings: {
    default: { path: 'settings/brand' },
    ...Object.fromEntries(
      ['contact', 'legal', 'rejections', 'embargo', 'integrations', 'security', 'retention'].map((name) => [
        name,
        section(name),
      ]),
    ),
  },
}

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
  const studio = `/${locale}/studio/`
  await navigate(studio + state.path)
  await page
    .locator(`a[aria-current=page][href="${studio}${state.currentPath ?? state.path}"]`)
    .first()
    .waitFor()
  await waitUntilLoaded(page)
  await state.open?.(page)
}

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isLoading = document.querySelector('main :is([aria-busy=true], [data-loading]), .animate-breathe') !== null
    return !isLoading && document.querySelector('main h1') !== null
  })
}
