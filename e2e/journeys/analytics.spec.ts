import { expect, type Page } from '@playwright/test'
import { EXPIRED_FILES, STATUS_404 } from '../harness/browser-errors.ts'
import { test as base } from '../harness/fixtures.ts'
import { downloadsOf } from '../pages/downloads.ts'
import { filterPage } from '../pages/filter-page.ts'
import { frame } from '../pages/frame.ts'
import { homePage } from '../pages/home-page.ts'
import { loginPage } from '../pages/login-page.ts'
import { postPage } from '../pages/post-page.ts'
import { requestPage } from '../pages/request-page.ts'
import { storedSession } from '../pages/stored-session.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com/**'

/** The origins of all requests so far. The tag manager is replaced by a script of this test. */
const test = base.extend<{ origins: Set<string> }>({
  origins: [
    async ({ context }, use) => {
      const origins = new Set<string>()
      context.on('request', (request) => origins.add(new URL(request.url()).origin))
      await context.route(TAG_MANAGER, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.tagManager = document.currentScript.src' }),
      )
      await use(origins)
    },
    { auto: true },
  ],
})

test.use({ cookieConsent: null })

test.beforeEach(({ page }) => loginPage(page, 'es').open())

const answerBanner = (page: Page, answer: 'Aceptar' | 'Rechazar') =>
  page.getByRole('region', { name: 'Tu privacidad' }).getByRole('button', { name: answer, exact: true }).click()

/** The names of all cookies and storage entries. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...names].toSorted()
}

/** Set by the script that replaces the tag manager. */
const loadedTagManager = (page: Page) =>
  page.evaluate(() => (window as unknown as { tagManager?: string }).tagManager ?? null)

interface PushedEvent {
  event: string
  user_id?: string
  [field: string]: unknown
}

/** The data layer of the page: consent commands and events. */
async function dataLayerOf(page: Page): Promise<{ commands: unknown[][]; events: PushedEvent[] }> {
  const entries = await page.evaluate(() => {
    // Created by the page; the DOM types do not know it.
    const { dataLayer = [] } = window as unknown as { dataLayer?: object[] }
    const isCommand = (entry: object) => Object.prototype.toString.call(entry) === '[object Arguments]'
    return dataLayer.map((entry) => (isCommand(entry) ? [...(entry as IArguments)] : entry))
  })
  return {
    commands: entries.filter((entry) => Array.isArray(entry)),
    events: entries.filter((entry): entry is PushedEvent => !Array.isArray(entry) && 'event' in entry),
  }
}

/** The names of the events in order, without those of the tag manager itself. */
async function eventNames(page: Page): Promise<string[]> {
  const { events } = await dataLayerOf(page)
  return events.map(({ event }) => event).filter((event) => !event.startsWith('gtm.'))
}

test.describe('Analytics without consent', () => {
  test('contact no other host and store only what the session needs', async ({ page, product, origins }) => {
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').waitUntilShown()
    await homePage(page, 'es').openFirstStory()
    await postPage(page).waitUntilShown()

    expect([...origins]).toEqual([product.origin])
    const { commands, events } = await dataLayerOf(page)
    expect(events).toEqual([])
    expect(commands).toHaveLength(1)
    expect(commands[0]?.slice(0, 2)).toEqual(['consent', 'default'])
    expect(new Set(Object.values(commands[0]?.[2] ?? {}))).toEqual(new Set(['denied']))
    // The session, the language, the scroll positions and the posts that were opened in this visit.
    const needed = new Set(['locale', 'session', 'tsr-scroll-restoration-v1_3', 'viewed-posts'])
    expect((await storedNames(page)).filter((name) => !needed.has(name))).toEqual([])
  })

  test('stay off after a refusal', async ({ page, product, origins }) => {
    await answerBanner(page, 'Rechazar')
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').waitUntilShown()

    expect([...origins]).toEqual([product.origin])
    expect(await eventNames(page)).toEqual([])
    expect(await loadedTagManager(page)).toBeNull()
  })
})

test.describe('Analytics with consent', () => {
  test('record actions in order, with the user id while logged in', async ({ page, context, browserErrors }) => {
    browserErrors.allow(EXPIRED_FILES)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const printed: string[] = []
    page.on('console', (message) => void (message.text().startsWith('analytics') && printed.push(message.type())))
    const [filters, downloads] = [filterPage(page, 'es'), downloadsOf(page)]

    await answerBanner(page, 'Aceptar')
    await loginPage(page, 'es').logIn()
    await homePage(page, 'es').waitUntilShown()
    const { user } = await storedSession(page)

    await test.step('search and filter', async () => {
      await filters.search.fill('derbi')
      await filters.search.press('Enter')
      await page.waitForURL('**/filter-posts/**')
      await filters.waitUntilShown()
      await filters.choice('Real Almenara').first().click()
      await page.waitForURL('**/teams/almenara/**')
      await expect.poll(() => eventNames(page)).toContain('filter')
    })

    const title = await test.step('view, copy and download a post', async () => {
      await filters.posts.first().click()
      await postPage(page).waitUntilShown()
      await expect.poll(() => eventNames(page)).toContain('post_view')
      await page.getByRole('button', { name: 'Copiar', exact: true }).click()
      await expect.poll(() => eventNames(page)).toContain('copy')
      const file = page.getByRole('main').locator('a[download][href^="/api/files/"]').first()
      await Promise.all([page.waitForEvent('download'), file.click()])
      await page.getByRole('button', { name: 'Descargar todo' }).click()
      await Promise.all([page.waitForEvent('download'), downloads.start.click()])
      const title = await postPage(page).title.innerText()
      await page.keyboard.press('Escape')
      await expect(downloads.dialog).toHaveCount(0)
      return title
    })

    await test.step('sign out', async () => {
      await frame(page, 'es').signOut()
      await loginPage(page, 'es').waitUntilShown()
      await expect.poll(async () => (await eventNames(page)).filter((name) => name === 'screen_view')).toHaveLength(5)
    })

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
    const userIds = measured.map(({ user_id: userId }) => userId)
    expect(userIds).toEqual([undefined, ...Array.from({ length: 11 }, () => id), undefined])
    expect(measured[4]).toMatchObject({ search_term: 'derbi' })
    expect(measured[5]).toMatchObject({ filter_team: 'almenara', filter_category: 'all', filter_locale: 'all' })
    expect(measured[9]).toMatchObject({ download_kind: 'file', file_id: expect.stringMatching(/^\d+$/) })
    expect(measured[10]).toMatchObject({ download_kind: 'zip', file_id: '', file_name: title })
    expect(printed).toEqual(Array.from({ length: 13 }, () => 'info'))
  })

  test('record an access request when the server has accepted it, without a user id', async ({ page }) => {
    await answerBanner(page, 'Aceptar')
    const request = requestPage(page, 'es')
    await request.open()
    await request.fillIn({ email: 'nuria@onda.test', name: 'Nuria', surnames: 'Vidal', companyName: 'Onda Sur' })
    await request.legal.check()
    expect(await eventNames(page)).toEqual(['screen_view'])
    await request.send.click()
    await expect(request.sent).toBeVisible()

    await expect.poll(() => eventNames(page)).toEqual(['screen_view', 'request_sent'])
    const { events } = await dataLayerOf(page)
    const sent = events.find(({ event }) => event === 'request_sent') ?? { event: '' }
    expect(Object.entries(sent).filter(([name]) => !name.startsWith('gtm.'))).toEqual([
      ['event', 'request_sent'],
      ['user_id', undefined],
    ])
  })

  test('load the tag manager under the content security policy until consent is withdrawn', async ({ page }) => {
    await answerBanner(page, 'Aceptar')
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

  test('load no third-party script on a page whose URL is a secret', async ({
    page,
    product,
    origins,
    browserErrors,
  }) => {
    browserErrors.allow(STATUS_404)
    await answerBanner(page, 'Aceptar')
    await expect.poll(() => loadedTagManager(page)).not.toBeNull()
    origins.clear()

    await page.goto('/es/unsubscribe/no-such-person')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await expect.poll(() => eventNames(page)).toEqual(['screen_view'])
    expect([...origins]).toEqual([product.origin])
  })
})
