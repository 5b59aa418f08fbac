import { expect, type Locator } from '@playwright/test'
import { ADMIN } from '../harness/api-client.ts'
import { DEVICES } from '../harness/devices.ts'
import { test } from '../harness/fixtures.ts'
import { runSql } from '../harness/database.ts'
import { findHorizontalOverflow } from '../harness/page-checks.ts'
import { insertRequests, storedDecisions, uniqueCompany } from '../harness/studio-data.ts'
import { DESK_TEXTS, requestsDesk } from '../pages/requests-desk.ts'

const VIEWPORT = { width: 360, height: 740 }
const STEPS = 6
/** The finger rests before it is lifted. Otherwise the browser sees a fling and uses up the next tap to stop it. */
const REST_MS = 150

/** Moves a finger over an element as a browser reports it: Playwright itself can only tap. */
async function swipe(locator: Locator, { x, y = 0 }: { x: number; y?: number }): Promise<void> {
  const page = locator.page()
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator} is not visible`)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const positions = Array.from({ length: STEPS }, (_, index) => {
    const part = (index + 1) / STEPS
    return { x: start.x + x * part, y: start.y + y * part }
  })
  // Sent without waiting: on a busy machine a finger that moves too late would be a long press.
  await Promise.all([touch('touchStart', [start]), ...positions.map((position) => touch('touchMove', [position]))])
  await page.waitForTimeout(REST_MS)
  await touch('touchEnd', [])
  await client.detach()
}

test.describe('Requests on a phone', () => {
  test.use({ ...DEVICES.phone, viewport: VIEWPORT, account: ADMIN })

  test('are decided by swiping and in the panel, and undone by a tap', async ({ page, product }) => {
    const { dataDir } = product
    const companyName = uniqueCompany('Emisora')
    const requests = await insertRequests(dataDir, { count: 5, companyName })
    const [first, second, third, fourth, fifth] = requests
    if (!first || !second || !third || !fourth || !fifth) throw new Error('The requests are missing')
    const desk = requestsDesk(page)
    const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
    await desk.open({ text: companyName })
    const list = page.getByRole('list', { name: DESK_TEXTS.title })
    await expect(list.getByRole('listitem')).toHaveCount(5)

    await test.step('a short swipe and scrolling decide nothing', async () => {
      await swipe(desk.row(first.id), { x: 60 })
      await swipe(desk.row(first.id), { x: 20, y: -120 })
      await expect(list.getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    await test.step('a swipe to the right authorises', async () => {
      await swipe(desk.row(first.id), { x: 160 })
      await expect(desk.undoStatus(DESK_TEXTS.authorised(first.name))).toBeVisible()
      await expect(desk.row(first.id)).toBeHidden()
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    await test.step('a swipe to the left asks for the reason', async () => {
      await swipe(desk.row(second.id), { x: -160 })
      await desk.rejection.dialog(DESK_TEXTS.rejectTitle(second.name)).waitFor()
      // Once the templates are there, the first one gets the focus.
      await expect(desk.rejection.reasons.first()).toBeFocused()
      await desk.rejection.reasons.nth(1).tap()
      await expect(desk.rejection.reasons.nth(1)).toHaveAttribute('aria-pressed', 'true')
      expect(await findHorizontalOverflow(page)).toEqual([])
      await desk.rejection.send.tap()
      await expect(desk.undoStatus(DESK_TEXTS.rejected(second.name))).toBeVisible()
      await expect(desk.row(second.id)).toBeHidden()
    })

    await test.step('a tap opens the panel over the whole screen, with the decisions at its end', async () => {
      await desk.opener(third.id).tap()
      await panel(third.name).waitFor()
      expect(await panel(third.name).boundingBox()).toEqual({ x: 0, y: 0, ...VIEWPORT })
      await expect(panel(third.name).getByRole('button', { name: DESK_TEXTS.reject })).toBeInViewport({ ratio: 1 })
      await expect(panel(third.name).getByRole('button', { name: DESK_TEXTS.authorise })).toBeInViewport({ ratio: 1 })
      await panel(third.name).getByRole('button', { name: DESK_TEXTS.authorise }).tap()
      await panel(fourth.name).waitFor()
    })

    await test.step('a tap undoes the decision', async () => {
      await desk.undoStatus(DESK_TEXTS.authorised(third.name)).waitFor()
      await page.getByRole('button', { name: DESK_TEXTS.undo }).tap()
      await panel(third.name).waitFor()
      await expect(desk.toast(DESK_TEXTS.undone(third.name))).toBeVisible()
    })

    await test.step('the panel leads to the next request and back to the list', async () => {
      await panel(third.name).getByRole('button', { name: 'Siguiente' }).tap()
      await panel(fourth.name).getByRole('button', { name: DESK_TEXTS.reject }).tap()
      await desk.rejection.dialog(DESK_TEXTS.rejectTitle(fourth.name)).waitFor()
      await desk.rejection.send.tap()
      await panel(fifth.name).waitFor()
      await panel(fifth.name).getByRole('button', { name: 'Volver' }).tap()
      await expect(list.getByRole('listitem')).toHaveCount(2)
    })

    await test.step('the bar at the bottom leads to other screens', async () => {
      const bar = page.getByRole('navigation', { name: 'Navegación del estudio' })
      await expect(bar.getByRole('link', { name: /^Solicitudes/ })).toHaveAttribute('aria-current', 'page')
      await bar.getByRole('button', { name: 'Más' }).tap()
      await page.getByRole('dialog').getByRole('link', { name: 'Ajustes' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
      await bar.getByRole('link', { name: 'Personas' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible()
    })

    const states = [...(await storedDecisions(dataDir, requests)).values()].map(({ state }) => state)
    expect(states).toEqual(['authorised', 'rejected', 'waiting', 'rejected', 'waiting'])
  })
})

test.describe('The bar at the bottom', () => {
  test.use({ ...DEVICES.phone, viewport: VIEWPORT, account: ADMIN })

  test('covers nothing while uploads wait in it', async ({ page, product }) => {
    const ofAdmin = `person_id = (select id from people where email = '${ADMIN.email}')`
    await runSql(
      product.dataDir,
      `insert into uploads (person_id, name, media_type, size_bytes, received_bytes, target, created_at, expires_at)
      select id, 'final.mov', 'video/quicktime', 100, 50, '{}', now(), now() + interval '1 day'
      from people where email = '${ADMIN.email}'`,
    )
    try {
      await page.goto('/es/studio')
      const bar = page.getByRole('navigation', { name: 'Navegación del estudio' })
      await expect(bar.getByText('1 subida sin terminar')).toBeVisible()
      // An element behind the bar cannot be tapped.
      await page.getByRole('button', { name: 'Nueva publicación' }).tap({ trial: true })
      await page.goto('/es/studio/people')
      await page.getByRole('button', { name: 'Página siguiente' }).last().tap()
      await expect(page).toHaveURL(/page=2/)
    } finally {
      await runSql(product.dataDir, `delete from uploads where ${ofAdmin}`)
    }
  })
})

test.describe('The first run on a tablet', () => {
  test.use({ ...DEVICES.tablet, account: ADMIN })

  test('scrolls to its buttons, which cover nothing', async ({ page }) => {
    await page.goto('/es/studio/setup/clubs')
    await page.getByRole('row').last().scrollIntoViewIfNeeded()
    await page.getByRole('row').last().tap({ trial: true })
    await page.getByRole('button', { name: /^Guardar .* y seguir$/ }).tap({ trial: true })
  })
})
