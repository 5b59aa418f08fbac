import { LOCALES } from '@mixed-zone/contract/locales'
import { expect, type Page } from '@playwright/test'
import { findAxeViolations, findColourViolations } from '../harness/accessibility.ts'
import { ADMIN, callStudio } from '../harness/api-client.ts'
import { STATUS_404 } from '../harness/browser-errors.ts'
import { runSql } from '../harness/database.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { findFocusProblems } from '../harness/focus-checks.ts'
import {
  findAnimations,
  findCutHeads,
  findHorizontalOverflow,
  findWideLists,
  layoutShifts,
  recordLayoutShifts,
} from '../harness/page-checks.ts'
import { navigateTo, switchLanguage } from '../harness/state-checks.ts'
import { insertInboxFiles, insertRequests, uniqueCompany } from '../harness/studio-data.ts'
import { STUDIO_STATES } from '../pages/studio-screens.ts'
import { openStudioState, type StudioScreen } from '../pages/studio-state.ts'

const MAX_LAYOUT_SHIFT = 0.05

/** The theme in which each device is checked with all rules of axe; the other theme differs in colours only. */
const THEMES = { phone: ['dark', 'light'], desk: ['light', 'dark'] } as const

/** The narrowest viewport for the layout of each device. */
const MIN_VIEWPORTS = { phone: DEVICES.narrow.viewport, desk: { width: 1024, height: 768 } }

const TABLET_VIEWPORT = { width: 768, height: 1024 }

/** Tests of each device, which can run at the same time. */
const GROUPS: readonly (readonly StudioScreen[])[] = [
  ['studio', 'studioRequests', 'studioDomains', 'studioPeople', 'studioPerson'],
  ['studioPeopleImport', 'studioFigures', 'studioMail', 'studioAudit', 'studioSettings'],
  ['studioPosts', 'studioPost', 'studioPostVersions', 'studioInbox'],
  ['studioMatchdays', 'studioSeasonImport', 'studioTerms', 'studioFrontPage', 'studioSetup'],
]

type Device = keyof typeof THEMES

/** A screen itself is checked in both themes; of its other states only what differs, in one. */
async function checkState(page: Page, device: Device, part?: string): Promise<void> {
  const [theme, other] = THEMES[device]
  await page.emulateMedia({ colorScheme: theme })
  expect.soft(await findAxeViolations(page, part), `axe, ${theme}`).toEqual([])
  expect.soft(await findAnimations(page), 'animations with reduced motion').toEqual([])
  if (part === undefined) {
    await page.emulateMedia({ colorScheme: other })
    expect.soft(await findColourViolations(page), `axe, ${other}`).toEqual([])
    if (device === 'desk') {
      expect.soft(await findFocusProblems(page), 'keyboard').toEqual([])
      // Its parts scroll by themselves; otherwise one could scroll the whole screen out of view.
      const excess = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      expect.soft(excess, 'height beyond the viewport').toBeLessThanOrEqual(0)
    }
  }
  await page.setViewportSize(MIN_VIEWPORTS[device])
  for (const locale of LOCALES.toReversed()) {
    await switchLanguage(page, locale)
    expect.soft(await findHorizontalOverflow(page), `overflow in ${locale}`).toEqual([])
    expect.soft(await findWideLists(page), `lists in ${locale}`).toEqual([])
    if (part === undefined) expect.soft(await findCutHeads(page), `heads in ${locale}`).toEqual([])
  }
  if (device === 'desk' && part === undefined) {
    await page.setViewportSize(TABLET_VIEWPORT)
    expect.soft(await findWideLists(page), 'lists on a tablet').toEqual([])
    expect.soft(await findCutHeads(page), 'heads on a tablet').toEqual([])
  }
  await page.setViewportSize(DEVICES[device].viewport)
}

test('Every screen of the studio is in a group', () => {
  expect(GROUPS.flat().toSorted()).toEqual(Object.keys(STUDIO_STATES).toSorted())
})

for (const device of ['desk', 'phone'] as const) {
  test.describe(`Every screen of the studio on a ${device}`, () => {
    test.use({ ...DEVICES[device], account: ADMIN })

    for (const screens of GROUPS) {
      test(`is accessible, stable and fits: ${screens.join(', ')}`, async ({
        page,
        product,
        sharedSession,
        browserErrors,
      }) => {
        test.slow()
        // Mails are shown in a frame that runs no scripts, also not those of this test.
        browserErrors.allow(STATUS_404, /Blocked script execution in .*\/api\/mail/)
        // The browser reports the refused connection to a post that does not exist.
        browserErrors.allow(/WebSocket connection to '\S+\/no-such-post\/document' failed/)
        // Two people change the same fact, one of them without a connection.
        browserErrors.allow(/status of 409/, /ERR_INTERNET_DISCONNECTED/)
        const { token } = await sharedSession(ADMIN)
        await callStudio({ origin: product.origin, token, path: 'mail/test', method: 'POST' })
        await insertRequests(product.dataDir, { count: 12, companyName: uniqueCompany('Mensual') })
        await insertInboxFiles(product.dataDir, 12)
        await runSql(
          product.dataDir,
          `insert into mail_suppressions (address, since, answer)
          values ('somebody.with.a.long.name@a-long-domain-of-a-newspaper.test', now(), '550 5.1.1 No such user here')
          on conflict do nothing`,
        )
        await recordLayoutShifts(page)
        await page.goto('/es/studio/requests')
        await page.locator('[data-row]').first().waitFor()
        for (const screen of screens) {
          for (const [name, state] of Object.entries(STUDIO_STATES[screen])) {
            if (state.device !== undefined && state.device !== device) continue
            await test.step(`${screen}, ${name}`, async () => {
              const before = await layoutShifts(page)
              // In place: a new document would take a second, and so would axe in it.
              await openStudioState(page, state, { locale: 'es', navigate: (path) => navigateTo(page, path) })
              const after = await layoutShifts(page)
              const moved = after.moved.slice(before.moved.length).join(', ')
              // Other states are reached by input, which may move things.
              if (name === 'default')
                expect.soft(after.total - before.total, `layout shift: ${moved}`).toBeLessThan(MAX_LAYOUT_SHIFT)
              await checkState(page, device, state.part)
              while (await overlays(page).last().isVisible()) await closeOverlay(page)
            })
          }
        }
      })
    }
  })
}

const overlays = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'))

async function closeOverlay(page: Page): Promise<void> {
  const count = await overlays(page).count()
  await page.keyboard.press('Escape')
  await expect.poll(() => overlays(page).count()).toBeLessThan(count)
}
