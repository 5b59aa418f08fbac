import { login, logout } from '@mixed-zone/contract/endpoints/access'
import { getFixture, getMatchday, listSections } from '@mixed-zone/contract/endpoints/library'
import { listNotices } from '@mixed-zone/contract/endpoints/notices'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { filterPosts, listPosts } from '@mixed-zone/contract/endpoints/search'
import { loginResponse } from '@mixed-zone/test-data/account-responses'
import { filteredPostsResponse, homeResponse, postResponse, sectionResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fill } from '../../test/fill.ts'
import { failWith, loseConnection } from '../../test/fake-server.ts'
import { portalServer } from '../../test/portal-server.ts'
import { act } from '../../test/react.ts'
import { READER, renderScreen, storedSession } from '../../test/render-screen.tsx'

const server = portalServer()

const FILTERED = '/en/filter-posts/teams/all/categories/all/tags/all/locale/all/final%20whistle'

const expectPath = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

async function logIn(user: UserEvent): Promise<void> {
  server.on(login, () => loginResponse())
  await fill(user, await screen.findByLabelText('Email'), 'aoife@wire.test')
  await fill(user, screen.getByLabelText('Password'), 'Press-Box-2026')
  await user.click(screen.getByRole('button', { name: 'Connect' }))
}

describe('Routing of visitors', () => {
  it.each(['/en', '/en/filter-posts'])('leads %s to login', async (path) => {
    await renderScreen(path)
    await expectPath('/en/login')
  })

  it.each(['/en/account', '/en/social-media', FILTERED, '/en/posts/interviews'])(
    'leads %s to login and stores the path',
    async (path) => {
      await renderScreen(path)
      await expectPath('/en/login')
      expect(storedSession().urlHistory).toBe(path)
    },
  )

  it('does not follow a stored path to another site after login', async () => {
    const visitor = { user: null, token: null, key: null, isUserLoggedIn: false, permissions: [] }
    const user = await renderScreen('/en/login', { session: { ...visitor, urlHistory: '//evil.example/en/home' } })
    await logIn(user)
    await expectPath('/en/home')
    expect(location.origin).toBe('http://localhost')
  })
})

describe('Routing of readers', () => {
  it.each(['/', '/en', '/en/login', '/en/filter-posts'])('leads %s to the home page', async (path) => {
    await renderScreen(path, { session: READER })
    await waitFor(() => expect(location.pathname).toMatch(/^\/e[ns]\/home$/))
    expect(await screen.findByRole('link', { name: /Lead story/ })).toBeInTheDocument()
  })

  it.each(['/en/post/12', '/en/post/12/something-else'])('completes the slug of %s in place', async (path) => {
    server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', title: 'Derby day' }))
    await renderScreen(path, { session: READER })
    const entries = history.length
    expect(await screen.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    await expectPath('/en/post/12/derby-day')
    expect(history.length).toBe(entries)
  })

  it('keeps the whole query and hash of a link', async () => {
    const [link] = homeResponse().quickLinks
    const url = '/en/posts/interviews?next=/a?b&page=2#c#d'
    server.on(getHome, () => homeResponse({ quickLinks: link === undefined ? [] : [{ ...link, url }] }))
    await renderScreen('/en/home', { session: READER })
    const rendered = await screen.findByRole('link', { name: /League rules/ })
    const { pathname, searchParams, hash } = new URL(rendered.getAttribute('href') ?? '', location.origin)
    expect([pathname, searchParams.get('next'), searchParams.get('page'), hash]).toEqual([
      '/en/posts/interviews',
      '/a?b',
      '2',
      '#c#d',
    ])
  })

  it('announces the title of each new screen, and nothing while it stays', async () => {
    server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', title: 'Derby day' }))
    const user = await renderScreen('/en/home', { session: READER })
    const link = await screen.findByRole('link', { name: /Lead story/ })
    const { usePageTitle } = await import('../i18n/page-title.ts')
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Derby day' })
    await waitFor(() => expect(screen.getByText('Derby day', { selector: '[role=status]' })).toBeInTheDocument())
    act(() => usePageTitle.setState({ title: 'Derby days' }))
    expect(screen.getByText('Derby day', { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('leads back and forward between the screens', async () => {
    server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', title: 'Derby day' }))
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('link', { name: /Lead story/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    history.back()
    expect(await screen.findByRole('link', { name: /Lead story/ })).toBeInTheDocument()
    history.forward()
    expect(await screen.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
  })
})

describe('Page not found', () => {
  it.each([
    ['/en/post/999999999', getPost],
    ['/en/posts/no-such-section', listPosts],
    ['/en/matchdays/no-such-matchday', getMatchday],
    ['/en/fixtures/999999999', getFixture],
    ['/en/fixtures/%00', getFixture],
  ])('is shown at %s with a link home', async (path, endpoint) => {
    server.on(endpoint, failWith('not-found'))
    server.on(listSections, () => ({ sections: [sectionResponse({ name: 'Interviews' })] }))
    await renderScreen(path, { session: READER })

    expect(await screen.findByText('The page you are looking for no longer exists.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/en/home')
    expect(location.pathname).toBe(path)
  })

  it('offers a search that leads on', async () => {
    server.on(getPost, failWith('not-found'))
    server.on(filterPosts, () => filteredPostsResponse())
    const user = await renderScreen('/en/post/999999999', { session: READER })
    const main = within(await screen.findByRole('main'))
    await user.type(await main.findByRole('combobox'), 'final whistle{Enter}')
    await expectPath(FILTERED)
    expect(await screen.findByRole('link', { name: /^Result 1/ })).toBeInTheDocument()
  })
})

describe('Current screen', () => {
  /** Of the app that was rendered last. */
  async function loadApp() {
    const [{ router }, { screenOf }] = await Promise.all([import('./router.tsx'), import('../routing/screen-route.ts')])
    return { navigate: router.navigate, currentScreen: () => screenOf(router.state.matches)?.name ?? null }
  }

  it.each([
    ['in a language that does not exist', '/fr/home'],
    ['without the permission for it', '/en/export'],
  ])('is none on page not found %s, and the next one is', async (_reason, path) => {
    await renderScreen(path, { session: READER })
    expect(await screen.findByText(/no longer exists|ya no existe/)).toBeInTheDocument()
    const { navigate, currentScreen } = await loadApp()
    expect(currentScreen()).toBeNull()
    await act(() => navigate({ href: '/en/home' }))
    expect(await screen.findByRole('link', { name: /Lead story/ })).toBeInTheDocument()
    expect(currentScreen()).toBe('home')
  })
})

describe('Part that a newer build has replaced', () => {
  it('reloads the page if it is the texts of a screen', async () => {
    for (const method of ['warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
    onTestFinished(() => void vi.restoreAllMocks())
    await renderScreen('/en/home', { session: READER })
    await screen.findByRole('link', { name: /Lead story/ })
    const [{ router }, { accountTexts }] = await Promise.all([
      import('./router.tsx'),
      import('../features/account/account-texts.ts'),
    ])
    const message = 'Failed to fetch dynamically imported module: https://portal.test/assets/en.js'
    vi.spyOn(accountTexts, 'load').mockRejectedValue(new TypeError(message))
    await act(() => router.navigate({ href: '/en/account' }))
    // jsdom cannot reload: this is how the router remembers that it has.
    await waitFor(() => expect(sessionStorage.getItem(`tanstack_router_reload:${message}`)).toBe('1'))
  })
})

describe('Switch of language', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('keeps the language that was asked for last, although the texts of another arrive later', async () => {
    await renderScreen('/es/home', { session: READER })
    await screen.findByRole('link', { name: /Lead story/ })
    const [{ router }, { baseTexts }] = await Promise.all([import('./router.tsx'), import('../i18n/base-texts.ts')])
    const { load } = baseTexts
    const held = Promise.withResolvers<void>()
    const english = held.promise.then(() => load('en'))
    const spy = vi.spyOn(baseTexts, 'load')
    spy.mockImplementation((locale) => (locale === 'en' ? english : load(locale)))
    void router.navigate({ href: '/en/home' })
    await waitFor(() => expect(spy).toHaveBeenCalledWith('en'))
    await act(() => router.navigate({ href: '/pt/home' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('pt'))
    await act(async () => {
      held.resolve()
      await english
    })

    expect(document.documentElement.lang).toBe('pt')
    expect(localStorage.getItem('locale')).toBe('pt')
    await expectPath('/pt/home')
    expect(await screen.findByRole('button', { name: 'Idioma: PT' })).toBeInTheDocument()
  })

  it('leaves the page and what was typed as they are if the texts cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const user = await renderScreen('/es/login')
    await fill(user, await screen.findByLabelText('Correo electrónico'), 'aoife@wire.test')
    const { baseTexts } = await import('../i18n/base-texts.ts')
    const { load } = baseTexts
    const spy = vi
      .spyOn(baseTexts, 'load')
      .mockImplementation((locale) => (locale === 'en' ? Promise.reject(new TypeError('Failed')) : load(locale)))
    const toEnglish = async () => {
      await user.click(screen.getByRole('button', { name: 'Idioma: ES' }))
      await user.click(screen.getByRole('link', { name: 'English' }))
    }
    await toEnglish()

    expect(await screen.findByText(/^No hay conexión con el servidor/)).toBeInTheDocument()
    await expectPath('/es/login')
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('aoife@wire.test')
    expect(localStorage.getItem('locale')).toBe('es')
    spy.mockRestore()
    await toEnglish()
    expect(await screen.findByLabelText('Email')).toHaveValue('aoife@wire.test')
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('Sign-out', () => {
  it.each([
    ['the connection is lost', loseConnection],
    ['the server fails', failWith('generic')],
  ])('clears the session although %s', async (_reason, handler) => {
    server.on(logout, handler)
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'Aoife’s account' }))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await expectPath('/en/login')
    expect(storedSession()).toMatchObject({ token: null, user: null, key: null, isUserLoggedIn: false })
  })
})

describe('Session that ends in another tab', () => {
  /** What `endSession` of another tab leaves in the storage of both. */
  function endElsewhere(end: object): void {
    const signedOut = { user: null, token: null, key: null, isUserLoggedIn: false, permissions: [], urlHistory: null }
    const newValue = JSON.stringify({ state: { ...signedOut, urlHistory: '/en/home' }, version: 0 })
    localStorage.setItem('session-end', JSON.stringify(end))
    localStorage.setItem('session', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }))
  }

  function loginElsewhere(): void {
    const newValue = JSON.stringify({ state: { ...READER, token: 'token-8' }, version: 0 })
    localStorage.setItem('session', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue }))
  }

  async function openPost(): Promise<void> {
    server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', title: 'Derby day' }))
    await renderScreen('/en/post/12/derby-day', { session: READER })
    await screen.findByRole('heading', { level: 1, name: 'Derby day' })
    // The last request that needs the session.
    await waitFor(() => expect(server.requestsTo(listNotices)).toHaveLength(1))
  }

  it('leads to login with the error, keeps unsaved edits, and returns to the own page after the login there', async () => {
    await openPost()
    localStorage.setItem('unsaved-account-7', '{}')
    endElsewhere({ kind: 'expired', by: 'token' })

    const alert = await screen.findByText(/Your session has ended/)
    expect(within(alert).getByText('Error!').tagName).toBe('STRONG')
    expect(localStorage.getItem('unsaved-account-7')).not.toBeNull()
    loginElsewhere()
    await expectPath('/en/post/12/derby-day')
  })

  it('leads to login without an error if the person signed out, and home after the next login', async () => {
    await openPost()
    endElsewhere({ kind: 'signed-out' })

    await expectPath('/en/login')
    expect(screen.queryByText(/Your session has ended/)).toBeNull()
    loginElsewhere()
    await expectPath('/en/home')
  })
})
