import { LOCALES } from '@mixed-zone/contract/locales'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findBarriersInBothThemes, waitForPictures } from '../harness/looks.ts'
import { EDITOR } from '../harness/outside-client.ts'
import { sharedProduct } from '../harness/product-under-test.ts'
import { aboutToOpen } from '../pages/signed-in.ts'
import { socialPage } from '../pages/social-page.ts'

const product = sharedProduct()

const CALL = '**/api/private/social'

/** The page as it is, with one thing in the answer changed that the demo cannot show. */
async function changeAnswer(page: Page, change: (answer: { accounts: object[]; quickLinks: object[] }) => object) {
  await page.route(CALL, async (route: Route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })
}

describe.each(LOCALES)('the social accounts in %s', (locale) => {
  test('stand there by network, with cards that lead out in a tab of their own', async () => {
    const { page } = await aboutToOpen(product, { locale })
    const social = socialPage(page, locale)
    await social.open()
    await social.isShown()

    expect(await social.title.count()).toBe(1)
    const networks = (await social.accounts.allInnerTexts()).map((name) => name.split(' ')[0])
    expect(networks).toEqual(['YouTube', 'Instagram', 'X', 'Mastodon', 'Bluesky'])
    const links = await social.cards.or(social.openAccount).evaluateAll((all) =>
      all.map((link) => ({
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
        text: link.textContent,
      })),
    )
    expect(links.length).toBeGreaterThan(20)
    for (const { target, rel, text } of links) {
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer'])
      expect(text).toContain(social.words.newTab)
    }
    expect(await social.quickLinks.count()).toBeGreaterThan(0)
    expect(await findBarriersInBothThemes(page)).toEqual([])
  })
})

test('pictures come from our own server, and nothing moves while they do', async () => {
  const { page } = await aboutToOpen(product)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      // The entries of this kind carry a value; the types of the page do not know them.
      for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

  await socialPage(page, 'es').open()
  await socialPage(page, 'es').isShown()
  await socialPage(page, 'es').cards.first().scrollIntoViewIfNeeded()
  expect(await waitForPictures(page)).toBeGreaterThan(0)

  expect([...hosts]).toEqual([product.origin])
  // Put there by the script above.
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
    0.05,
  )
})

test('the keyboard reaches the cards in their order', async () => {
  const { page } = await aboutToOpen(product)
  const social = socialPage(page, 'es')
  await social.open()
  await social.isShown()
  await social.openAccount.first().focus()

  const reached: (string | null)[] = []
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null))
  }

  const cards = await social.cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(reached).toEqual(cards.slice(0, 3))
})

test('an account whose feed cannot be read is marked where the server says so', async () => {
  const { page } = await aboutToOpen(product, { account: EDITOR, locale: 'en' })
  await changeAnswer(page, ({ accounts, quickLinks }) => ({
    quickLinks,
    accounts: accounts.map((account, index) =>
      index === 1 ? { ...account, failingSince: '2026-11-12T10:00:00.000Z' } : account,
    ),
  }))
  await socialPage(page, 'en').open()
  await socialPage(page, 'en').isShown()

  expect(await page.getByText(/^Not read since 2026\/11\/12/).count()).toBe(1)
})

test('without accounts the page says so, and keeps its quick links', async () => {
  const { page } = await aboutToOpen(product)
  await changeAnswer(page, ({ quickLinks }) => ({ accounts: [], quickLinks }))
  await socialPage(page, 'es').open()

  await page.getByText('Aún no hay cuentas', { exact: true }).waitFor()
  expect(await socialPage(page, 'es').quickLinks.count()).toBeGreaterThan(0)
})

test('where the call fails, the page says so, and trying again brings it', async () => {
  const { page, complaints } = await aboutToOpen(product)
  complaints.expect(/request: .*social failed/, /console: Failed to load resource/)
  await page.route(CALL, (route) => route.abort())
  await socialPage(page, 'es').open()
  const alert = page.getByRole('main').getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toContain('¡Error!')

  await page.unroute(CALL)
  await page.getByRole('main').getByRole('button').click()

  await socialPage(page, 'es').isShown()
})
