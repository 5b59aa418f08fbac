import { expect, type Page } from '@playwright/test'
import { FRONT_PAGE_STATES } from './front-page-states.ts'
import { MATCHDAY_STATES, TERM_STATES } from './league-states.ts'
import { EDITOR_STATES, POSTS_STATES, VERSIONS_STATES } from './post-states.ts'
import {
  DIALOG,
  openFirstRow,
  phonePanel,
  press,
  rowMenuState,
  selectFirstRow,
  type StudioScreen,
  type StudioState,
  waitForDialog,
  waitUntilLoaded,
} from './studio-state.ts'

const FIGURES: StudioState = { path: 'figures', currentPath: 'figures', screenInSheet: 'studioFigures' }

const READER_PERSON = { path: 'people?text=media@mixedzone.test', currentPath: 'people' }

async function openPerson(page: Page): Promise<void> {
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await openFirstRow(page)
  await page.waitForURL(/\/people\/\d+$/)
  await waitUntilLoaded(page)
}

const section = (name: string): StudioState => ({ path: `settings/${name}`, part: 'main' })

/** Every screen of the studio with its states; `default` is the screen itself. A screen without an entry does not compile. */
export const STUDIO_STATES: Record<StudioScreen, Readonly<Record<string, StudioState>>> = {
  studio: {
    default: { path: '' },
    promises: {
      path: '',
      part: DIALOG,
      isSpanish: true,
      async open(page) {
        await page.getByRole('button', { name: 'Entregas prometidas…' }).click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    },
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
    panel: phonePanel('requests'),
    none: { path: 'requests?text=no-such-request', currentPath: 'requests', part: 'main' },
  },
  studioDomains: {
    default: { path: 'domains' },
    menu: rowMenuState('domains'),
    add: {
      path: 'domains',
      isSpanish: true,
      part: DIALOG,
      async open(page) {
        await page.getByRole('button', { name: 'Confiar en un dominio' }).click()
        await waitForDialog(page)
      },
    },
  },
  studioPeople: {
    default: { path: 'people' },
    menu: rowMenuState('people'),
    invite: { path: 'people', open: press('n'), part: DIALOG },
    selected: { path: 'people', device: 'desk', part: 'main', open: selectFirstRow },
  },
  studioPeopleImport: {
    default: { path: 'people/import', currentPath: 'people' },
    preview: {
      path: 'people/import',
      currentPath: 'people',
      part: 'main',
      async open(page) {
        await page
          .locator('textarea')
          .fill('Correo;Nombre;Apellidos;País\nana@nueva.test;Ana;Gil;Portugal\nsin arroba;Iker;Ruiz;Atlantis\n')
        await page.getByRole('button', { name: 'Revisar lo pegado' }).click()
        await page.locator('main table [aria-invalid]').first().waitFor()
        await waitUntilLoaded(page)
      },
    },
  },
  studioPerson: {
    default: { ...READER_PERSON, open: openPerson },
    merge: {
      ...READER_PERSON,
      part: DIALOG,
      isSpanish: true,
      async open(page) {
        await openPerson(page)
        await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Unir con otra cuenta…' }).click()
        await page.getByRole('dialog', { name: 'Unir dos cuentas de una persona' }).waitFor()
      },
    },
    unknown: { path: 'people/no-such-person', currentPath: 'people', part: 'main' },
  },
  studioPosts: POSTS_STATES,
  studioPostVersions: VERSIONS_STATES,
  studioPost: EDITOR_STATES,
  studioInbox: {
    default: { path: 'inbox', screenInSheet: 'studioInbox' },
    selected: {
      path: 'inbox',
      screenInSheet: 'studioInbox',
      part: 'main',
      async open(page) {
        await page.getByRole('listbox').getByRole('option').first().click()
        await page.locator('[role=option][aria-selected=true]').waitFor()
      },
    },
    choose: {
      path: 'inbox',
      screenInSheet: 'studioInbox',
      part: DIALOG,
      isSpanish: true,
      async open(page) {
        await page.getByRole('listbox').getByRole('option').nth(1).click()
        await page.getByRole('button', { name: 'Añadir a una publicación…' }).click()
        await waitForDialog(page)
      },
    },
    none: { path: 'inbox?text=no-such-file', currentPath: 'inbox', screenInSheet: 'studioInbox', part: 'main' },
  },
  studioFigures: {
    default: FIGURES,
    tables: { ...FIGURES, path: 'figures?tables=days,deliveries,where&what=team&from=2020-01-01', part: 'main' },
    clubs: {
      ...FIGURES,
      part: DIALOG,
      isSpanish: true,
      async open(page) {
        await page.getByRole('button', { name: 'Enviar a los clubes' }).click()
        await page.getByRole('dialog').getByRole('combobox').first().waitFor()
      },
    },
    dates: {
      ...FIGURES,
      part: DIALOG,
      isSpanish: true,
      async open(page) {
        // On a phone they are among the filters.
        await page
          .getByRole('button', { name: /^(Fechas|Filtros)/ })
          .first()
          .click()
        await waitForDialog(page)
      },
    },
    none: { ...FIGURES, path: 'figures?from=2019-01-01&to=2019-01-31&country=ES', part: 'main' },
  },
  studioTerms: TERM_STATES,
  studioSeasonImport: {
    default: { path: 'matchdays/import', currentPath: 'matchdays', screenInSheet: 'studioMatchdays' },
    preview: {
      path: 'matchdays/import?season=2026-27',
      currentPath: 'matchdays',
      screenInSheet: 'studioMatchdays',
      part: 'main',
      isSpanish: true,
      async open(page) {
        await page
          .locator('textarea')
          .fill('Jornada;Inicio;Local;Visitante\n13;2026-11-31 21:00;Brisa;Lagoa\n13;2026-11-20 21:00;Estrella;Brisa\n')
        await page.getByRole('button', { name: 'Revisar lo pegado' }).click()
        await page.locator('main table [aria-invalid]').first().waitFor()
        await waitUntilLoaded(page)
      },
    },
  },
  studioMatchdays: MATCHDAY_STATES,
  studioFrontPage: FRONT_PAGE_STATES,
  studioMail: {
    default: { path: 'mail', screenInSheet: 'studioMail' },
    panel: { ...phonePanel('mail'), screenInSheet: 'studioMail' },
    suppressed: { path: 'mail?state=addresses', screenInSheet: 'studioMail', part: 'main' },
    templates: { path: 'mail?state=templates', screenInSheet: 'studioMail', part: 'main' },
  },
  studioAudit: {
    default: { path: 'audit', screenInSheet: 'studioAudit' },
    panel: { ...phonePanel('audit'), screenInSheet: 'studioAudit' },
  },
  studioSetup: {
    default: { path: 'setup/brand' },
    clubs: { path: 'setup/clubs', part: 'main' },
    fixtures: { path: 'setup/fixtures', part: 'main' },
    promises: { path: 'setup/promises', part: 'main' },
    team: { path: 'setup/team', part: 'main' },
    post: { path: 'setup/post', part: 'main' },
  },
  studioSettings: {
    default: { path: 'settings/brand' },
    ...Object.fromEntries(
      ['contact', 'legal', 'rejections', 'embargo', 'deliveries', 'integrations', 'security', 'retention', 'setup'].map(
        (name) => [name, section(name)],
      ),
    ),
  },
}
