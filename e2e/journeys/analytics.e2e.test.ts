import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { productUnderTest } from '../harness/product-under-test.ts'
import { dataLayerOf, eventNames } from '../pages/data-layer.ts'
import { downloadsOf } from '../pages/downloads.ts'
import { filterPage } from '../pages/filter-page.ts'
import { DYING_PICTURES, frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { postPage } from '../pages/post-page.ts'
import { requestPage } from '../pages/request-page.ts'
import { storedSession } from '../pages/stored-session.ts'

const product = productUnderTest({ ANALYTICS_ID: 'GTM-TEST1234' })

const TAG_MANAGER = 'https://www.googletagmanager.com/**'

/** Somebody whom nobody has asked yet, on the login page. The tag manager is a script of this test's own. */
async function newcomer() {
  const visit = await product.visit({ language: 'es', isCookieQuestionOpen: true })
  const { page, context } = visit
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await context.route(TAG_MANAGER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagManager = document.currentScript.src' }),
  )
  await loginPage(page, 'es').open()
  await loginPage(page, 'es').isShown()
  return { ...visit, hosts }
}

const answer = (page: Page, word: 'Aceptar' | 'Rechazar') =>
  page.getByRole('region', { name: 'Tu privacidad' }).getByRole('button', { name: word, exact: true }).click()

/** Everything under which this browser keeps something. */
async function keptNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...names].toSorted()
}

/** Put there by the script that stands for the tag manager. */
const loadedTagManager = (page: Page) =>
  page.evaluate(() => (window as unknown as { tagManager?: string }).tagManager ?? null)

describe('before consent', () => {
  test('no other host is asked, and nothing is kept but what the session needs', async () => {
    const { page, hosts } = await newcomer()
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').isShown()
    await homePage(page, 'es').openFirstStory()
    await postPage(page).isShown()

    expect([...hosts]).toEqual([product.origin])
    const { commands, events } = await dataLayerOf(page)
    expect(events).toEqual([])
    expect(commands).toHaveLength(1)
    expect(commands[0]?.slice(0, 2)).toEqual(['consent', 'default'])
    expect(new Set(Object.values(commands[0]?.[2] ?? {}))).toEqual(new Set(['denied']))
    // The session, the language, the places on the pages and which posts were opened in this visit.
    const needed = new Set(['locale', 'session', 'tsr-scroll-restoration-v1_3', 'viewed-posts'])
    expect((await keptNames(page)).filter((name) => !needed.has(name))).toEqual([])
  })

  test('a no is kept, and changes nothing else', async () => {
    const { page, hosts } = await newcomer()
    await answer(page, 'Rechazar')
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').isShown()

    expect([...hosts]).toEqual([product.origin])
    expect(await eventNames(page)).toEqual([])
    expect(await loadedTagManager(page)).toBeNull()
  })
})

describe('after consent', () => {
  test('what somebody does appears in its order, with their number while they are logged in', async () => {
    const { page, context, complaints } = await newcomer()
    complaints.expect(DYING_PICTURES)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const printed: string[] = []
    page.on('console', (message) => void (message.text().startsWith('analytics') && printed.push(message.type())))

    await answer(page, 'Aceptar')
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').isShown()
    const { user } = await storedSession(page)
    await filterPage(page, 'es').search.fill('derbi')
    await filterPage(page, 'es').search.press('Enter')
    await page.waitForURL('**/filter-posts/**')
    await filterPage(page, 'es').isShown()
    await filterPage(page, 'es').choice('Real Almenara').first().click()
    await page.waitForURL('**/teams/almenara/**')
    await expect.poll(() => eventNames(page)).toContain('filter')
    await filterPage(page, 'es').posts.first().click()
    await postPage(page).isShown()
    await expect.poll(() => eventNames(page)).toContain('post_view')
    await page.getByRole('button', { name: 'Copiar', exact: true }).click()
    await expect.poll(() => eventNames(page)).toContain('copy')
    const file = page.getByRole('main').locator('a[download][href^="/files/"]').first()
    await Promise.all([page.waitForEvent('download'), file.click()])
    await page.getByRole('button', { name: 'Descargar todo' }).click()
    await Promise.all([page.waitForEvent('download'), downloadsOf(page).start.click()])
    const title = await postPage(page).title.innerText()
    await page.keyboard.press('Escape')
    await downloadsOf(page).dialog.waitFor({ state: 'detached' })
    await frame(page, 'es').signOut()
    await loginPage(page, 'es').isShown()
    await expect.poll(async () => (await eventNames(page)).filter((name) => name === 'screen_view')).toHaveLength(5)

    const { events } = await dataLayerOf(page)
    const measured = events.filter(({ event }) => !event.startsWith('gtm.'))
    expect(measured.map(({ event, screen_name: name }) => (name === undefined ? event : `${event} ${name}`))).toEqual([
      'screen_view login',
      'sign_in',
      'screen_view home',
      'screen_view filter-posts',
      'search',
      'filter',
      'screen_view post',
      'post_view',
      'copy',
      'download',
      'download',
      'sign_out',
      'screen_view login',
    ])
    const { id } = user as { id: string }
    const whose = measured.map(({ user_id: userId }) => userId)
    expect(whose).toEqual([undefined, ...Array.from({ length: 11 }, () => id), undefined])
    expect(measured[4]).toMatchObject({ search_term: 'derbi' })
    expect(measured[5]).toMatchObject({ filter_team: 'almenara', filter_category: 'all', filter_locale: 'all' })
    expect(measured[9]).toMatchObject({ download_kind: 'file', file_id: expect.stringMatching(/^\d+$/) })
    expect(measured[10]).toMatchObject({ download_kind: 'zip', file_id: '', file_name: title })
    expect(printed).toEqual(Array.from({ length: 13 }, () => 'info'))
  })

  test('a request for access is measured when it has arrived, of nobody', async () => {
    const { page } = await newcomer()
    await answer(page, 'Aceptar')
    const request = requestPage(page, 'es')
    await request.open()
    await request.isShown()
    await request.fillIn({ email: 'nuria@onda.test', name: 'Nuria', surnames: 'Vidal', companyName: 'Onda Sur' })
    await request.legal.check()
    expect(await eventNames(page)).toEqual(['screen_view'])
    await request.send.click()
    await request.sent.waitFor()

    await expect.poll(() => eventNames(page)).toEqual(['screen_view', 'request_sent'])
    const { events } = await dataLayerOf(page)
    const sent = events.find(({ event }) => event === 'request_sent') ?? { event: '' }
    expect(Object.entries(sent).filter(([name]) => !name.startsWith('gtm.'))).toEqual([
      ['event', 'request_sent'],
      ['user_id', undefined],
    ])
  })

  test('the tag manager is loaded under the policy, and a changed mind is told and ends it', async () => {
    const { page } = await newcomer()
    await answer(page, 'Aceptar')
    await expect.poll(() => loadedTagManager(page)).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1234')

    await page.goto('/es/cookie-policy')
    await expect.poll(() => eventNames(page)).toEqual(['screen_view'])
    await expect.poll(() => loadedTagManager(page)).not.toBeNull()
    await page.evaluate(() => void (document.cookie = '_ga_TEST=1; path=/'))
    await page.getByRole('main').getByRole('button', { name: 'Rechazar', exact: true }).click()
    await page.getByRole('link', { name: 'Aviso legal', exact: true }).click()
    await page.waitForURL('**/legal-notice')

    const { commands } = await dataLayerOf(page)
    expect(
      commands.map(([, kind, signals]) => [kind, (signals as Record<string, string>)['analytics_storage']]),
    ).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
      ['update', 'denied'],
    ])
    expect(await eventNames(page)).toEqual(['screen_view'])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  test('no foreign script is loaded where the address is a key', async () => {
    const { page, hosts, complaints } = await newcomer()
    complaints.expect(/status of 404/)
    await answer(page, 'Aceptar')
    await expect.poll(() => loadedTagManager(page)).not.toBeNull()
    hosts.clear()

    await page.goto('/es/unsubscribe/no-such-person')
    await page.getByRole('heading', { level: 1 }).waitFor()

    await expect.poll(() => eventNames(page)).toEqual(['screen_view'])
    expect([...hosts]).toEqual([product.origin])
  })
})
