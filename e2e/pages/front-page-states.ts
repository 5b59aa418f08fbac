import type { Page } from '@playwright/test'
import { DIALOG, type StudioState, waitForDialog } from './studio-state.ts'

const SCREEN: StudioState = { path: 'front-page', screenInSheet: 'studioFrontPage' }

const IN_DIALOG: StudioState = { ...SCREEN, part: DIALOG, isSpanish: true }

const openSection = (page: Page, textId: string) =>
  page.locator(`main [data-sort-id=${textId}] button[aria-expanded]:not([aria-haspopup])`).click()

const addTo = (region: string) => async (page: Page) => {
  await page.getByRole('region', { name: region }).getByRole('button', { name: 'Añadir' }).click()
  await waitForDialog(page)
}

/** The states of the front page in the studio. */
export const FRONT_PAGE_STATES: Readonly<Record<string, StudioState>> = {
  default: SCREEN,
  section: {
    ...SCREEN,
    part: 'main',
    async open(page) {
      await openSection(page, 'interviews')
      await page.locator('main [data-sort-id=interviews] select').first().waitFor()
    },
  },
  link: { ...IN_DIALOG, open: addTo('Enlaces rápidos') },
  account: { ...IN_DIALOG, open: addTo('Redes') },
  lead: {
    ...IN_DIALOG,
    async open(page) {
      await openSection(page, 'featured')
      await page.getByRole('button', { name: 'Fijar una historia' }).click()
      await waitForDialog(page)
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
  },
}
