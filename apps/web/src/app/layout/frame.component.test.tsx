import { listSections } from '@mixed-zone/contract/endpoints/library'
import type { WorkerMessage } from '@mixed-zone/contract/offline-copy'
import { getHome, getPost } from '@mixed-zone/contract/endpoints/pages'
import { homeResponse, matchdayResponse, postResponse, sectionResponse } from '@mixed-zone/test-data/responses'
import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hold, loseConnection } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'
import { act } from '../../../test/react.ts'

const server = portalServer()

const POST_PATH = '/en/post/12/derby-day'
const POST = postResponse({ id: '12', slug: 'derby-day', title: 'Derby day' })

describe('Menu', () => {
  it('lists the sections of GET private/sections, also those without posts on the home page', async () => {
    server.on(getHome, () => homeResponse({ sections: [] }))
    server.on(listSections, () => ({
      sections: [
        sectionResponse({ textId: 'interviews', name: 'Interviews' }),
        sectionResponse({ textId: 'derbies', name: 'Derbies' }),
      ],
    }))
    const user = await renderScreen('/en/home', { session: READER })
    const menu = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await user.click(await menu.findByRole('button', { name: 'Sections' }))

    expect(await menu.findByRole('link', { name: 'Interviews' })).toHaveAttribute('href', '/en/posts/interviews')
    expect(menu.getByRole('link', { name: 'Derbies' })).toHaveAttribute('href', '/en/posts/derbies')
  })
})

describe('Phone navigation', () => {
  it('has five links as soon as the matchday is known, also before the sections are', async () => {
    const { handler, release } = hold(() => ({ sections: [] }))
    onTestFinished(release)
    server.on(listSections, handler)
    server.on(getHome, () => homeResponse({ matchday: matchdayResponse({ number: 12 }) }))
    await renderScreen('/en/home', { session: READER })
    const navigation = within(await screen.findByRole('navigation', { name: 'Navigation' }))
    expect(await navigation.findByRole('link', { name: 'Matchday 12' })).toBeInTheDocument()
    expect(navigation.getAllByRole('listitem', { hidden: true })).toHaveLength(5)
  })
})

describe('Offline', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  const setOnline = (isOnline: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })

  it('says at once that a post is not available, and shows it when the connection is back', async () => {
    server.on(getPost, loseConnection)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderScreen(POST_PATH, { session: READER })
    const main = within(await screen.findByRole('main'))
    await act(() => setOnline(false))
    // Without a reason: of some screens, and for staff of all, there is never a copy.
    expect(await main.findByText(/^This page is not available offline\. It will load by itself/)).toBeInTheDocument()
    // The loader of the route and the screen; no retries.
    expect(server.requestsTo(getPost).length).toBeLessThanOrEqual(2)
    expect(screen.queryByText(/Read at/)).toBeNull()

    server.on(getPost, () => POST)
    setOnline(true)

    expect(await main.findByRole('heading', { level: 1, name: 'Derby day' })).toBeInTheDocument()
    expect(main.queryByText(/^This page is not available offline/)).toBeNull()
  })

  it('says "Read at" only if the content of the screen itself is a stored copy', async () => {
    const serviceWorker = Object.assign(new EventTarget(), { controller: null, register: async () => undefined })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    const send = (data: WorkerMessage) => act(() => serviceWorker.dispatchEvent(new MessageEvent('message', { data })))
    server.on(getPost, () => POST)
    await renderScreen(POST_PATH, { session: READER })
    await screen.findByRole('heading', { level: 1, name: 'Derby day' })
    const readAt = new Date().toISOString()

    send({ path: 'private/load-filter-data', readAt })
    send({ path: 'private/post', readAt: null })
    expect(screen.queryByText(/Read at/)).toBeNull()

    send({ path: 'private/post', readAt })
    expect(screen.getByText(/Read at/)).toBeInTheDocument()
  })
})
