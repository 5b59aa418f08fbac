import { expect, type Page } from '@playwright/test'
import { DIALOG, openFirstRow, press, type StudioState, waitForDialog, waitUntilLoaded } from './studio-state.ts'

const pressButton = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await waitForDialog(page)
}

const MATCHDAYS: StudioState = { path: 'matchdays', screenInSheet: 'studioMatchdays' }

/** The states of the matchdays. */
export const MATCHDAY_STATES: Readonly<Record<string, StudioState>> = {
  default: MATCHDAYS,
  panel: {
    ...MATCHDAYS,
    device: 'phone',
    part: DIALOG,
    async open(page) {
      await page.locator('[data-open]').first().click()
      await waitForDialog(page)
    },
  },
  create: { ...MATCHDAYS, part: DIALOG, open: press('n') },
  matchday: { ...MATCHDAYS, part: DIALOG, isSpanish: true, open: pressButton('Nueva jornada') },
}

const TERMS: StudioState = { path: 'terms', screenInSheet: 'studioTerms' }

const TAGS: StudioState = { ...TERMS, path: 'terms/tags', currentPath: 'terms' }

async function openPanel(page: Page): Promise<void> {
  await openFirstRow(page)
  await page.getByRole('button', { name: 'Unir…' }).waitFor()
}

/** Which one stays, and who uses the others. */
async function waitForChoice(page: Page): Promise<void> {
  await page.getByRole('dialog').last().getByRole('radio').first().waitFor()
  await waitUntilLoaded(page)
}

/** The states of clubs, categories, tags and players. */
export const TERM_STATES: Readonly<Record<string, StudioState>> = {
  default: TERMS,
  create: { ...TERMS, part: DIALOG, open: press('n') },
  squads: { ...TERMS, part: DIALOG, isSpanish: true, open: pressButton('Importar plantillas') },
  details: { ...TERMS, device: 'desk', part: 'aside', isSpanish: true, open: openPanel },
  merge: {
    ...TAGS,
    device: 'desk',
    part: DIALOG,
    isSpanish: true,
    async open(page) {
      const boxes = page.locator('[data-row] input[type=checkbox]')
      await boxes.nth(0).press('Space')
      await boxes.nth(1).press('Space')
      await page.getByRole('button', { name: 'Unir 2' }).click()
      await waitForChoice(page)
    },
  },
  /** Rows are selected by a long press there; the panel leads to the same dialog. */
  mergeFound: {
    ...TAGS,
    device: 'phone',
    part: DIALOG,
    isSpanish: true,
    async open(page) {
      await openPanel(page)
      await page.getByRole('button', { name: 'Unir…' }).click()
      const dialogs = page.getByRole('dialog')
      await expect(dialogs).toHaveCount(2)
      await dialogs.last().getByRole('searchbox').fill('er')
      await dialogs
        .last()
        .getByRole('button', { name: /^Elegir / })
        .first()
        .click()
      await waitForChoice(page)
    },
  },
}
