import {
  createSavedView,
  deleteSavedView,
  getStudioCounts,
  listSavedViews,
  searchStudio,
} from '@mixed-zone/contract/endpoints/studio/shell'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { createPost, getFactChoices, getPostDetail } from '@mixed-zone/contract/endpoints/studio/posts'
import {
  getRequest,
  getRequestSummary,
  listDomains,
  listRequests,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { getRejectTemplates } from '@mixed-zone/contract/endpoints/studio/settings'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { SavedView } from '@mixed-zone/contract/schemas/studio/shell'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../test/fake-server.ts'
import { fill } from '../../../test/fill.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'

const server = portalServer()

beforeEach(() => {
  server.on(getRequest, failWith('not-found'))
  server.on(getPost, failWith('not-found'))
  server.on(getRejectTemplates, () => ({ templates: [] }))
  server.on(listRequests, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  server.on(getRequestSummary, () => ({
    counts: { waiting: 0, authorised: 0, rejected: 0, expired: 0 },
    domains: 0,
    byDomain: { people: 412, suspended: 3 },
    countries: [],
    averageWaitSeconds: null,
    targetWaitSeconds: 86_400,
    oldestWaitingSince: null,
  }))
})

const openDesk = (search = '', permissions: readonly Permission[] = ['users']) =>
  renderScreen(`/en/studio/requests${search}`, { session: { ...READER, permissions } })

describe('Side bar', () => {
  it('counts the requests that wait', async () => {
    server.on(getStudioCounts, () => ({
      requests: { waiting: 38, oldestAt: null },
      mails: { failed: 0 },
      posts: null,
      inbox: null,
      isTonight: false,
    }))
    await openDesk()
    expect(await screen.findByRole('link', { name: /^Requests.*38 waiting$/ })).toHaveAttribute('aria-current', 'page')
  })
})

describe('Command palette', () => {
  it('finds posts on the server, opens one, and offers it again', async () => {
    server.on(searchStudio, () => ({
      people: [],
      posts: [
        { id: '12', title: 'Galería del derbi', slug: 'galeria', locale: 'es' as const, state: 'published' as const },
      ],
      tags: [],
    }))
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard('galeria')
    expect(await screen.findByRole('option', { name: /Galería del derbi/ })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/en/studio/posts/12'))
    expect(localStorage.getItem('studio-recent')).toContain('Galería del derbi')
  })

  it('offers to create a post of that name if nothing matches, to those who may write', async () => {
    server.on(searchStudio, () => ({ people: [], posts: [], tags: [] }))
    server.on(createPost, () => ({ id: '77' }))
    // The editor that opens has nothing to show here.
    server.on(getPostDetail, failWith('not-found'))
    server.on(getFactChoices, failWith('not-found'))
    server.on(recordVersion, failWith('not-found'))
    const user = await openDesk('', ['users', 'posts'])
    await screen.findByText('Nobody is waiting')
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard('Xavi wins the zenith')
    const offer = await screen.findByRole('option', { name: 'Create a post called “Xavi wins the zenith”' })
    expect(offer).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('Nothing matches “Xavi wins the zenith”')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/en/studio/posts/77'))
    expect(server.requestsTo(createPost)).toMatchObject([{ body: { title: 'Xavi wins the zenith' } }])
    expect(localStorage.getItem('studio-recent')).toBeNull()
  })

  it('offers no new post to those who may not write', async () => {
    server.on(searchStudio, () => ({ people: [], posts: [], tags: [] }))
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard('zenith')
    expect(await screen.findByText('Nothing matches “zenith”')).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: /Create a post/ })).toBeNull()
  })

  it('limits itself to actions after >', async () => {
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    await user.click(screen.getByRole('button', { name: /Search or run/ }))
    expect(screen.getByRole('option', { name: /Requests/ })).toBeInTheDocument()
    await user.keyboard('>requests')
    expect(screen.getByText('Nothing matches “requests”')).toBeInTheDocument()
  })

  it('begins what another screen does', async () => {
    server.on(searchStudio, () => ({ people: [], posts: [], tags: [] }))
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    server.on(listDomains, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
    await user.keyboard('{Control>}k{/Control}>trust')
    await user.click(await screen.findByRole('option', { name: 'Trust a domain' }))
    expect(await screen.findByRole('dialog', { name: 'Trust a domain' })).toBeInTheDocument()
    await waitFor(() => expect(location.hash).toBe(''))
    expect(location.pathname).toBe('/en/studio/domains')
  })

  it('offers to search the list in view, until its context is removed by Backspace', async () => {
    server.on(searchStudio, () => ({ people: [], posts: [], tags: [] }))
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('button', { name: 'Remove “in Requests”' })).toBeInTheDocument()
    await user.keyboard('paredes')
    await user.click(await screen.findByRole('option', { name: 'Search “paredes” in Requests' }))
    await waitFor(() => expect(location.search).toBe('?text=paredes'))
    await user.keyboard('{Control>}k{/Control}{Backspace}paredes')
    expect(screen.queryByRole('button', { name: 'Remove “in Requests”' })).toBeNull()
    expect(await screen.findByText('Nothing matches “paredes”')).toBeInTheDocument()
  })

  it('lists recent things first', async () => {
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    localStorage.setItem('studio-recent', JSON.stringify([{ href: '/en/studio/people/9', label: 'Ruth Aldana' }]))
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Ruth Aldana')
  })
})

describe('One-time codes', () => {
  it('have to be set up before anything else, if the league requires them', async () => {
    server.on(getStudioCounts, failWith('code-setup'))
    await openDesk()
    expect((await screen.findAllByText('Set up one-time codes first')).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/en/account')
  })
})

describe('N', () => {
  it('creates a post on screens that have no other use for it', async () => {
    server.on(createPost, () => ({ id: '77' }))
    server.on(getPostDetail, failWith('not-found'))
    server.on(getFactChoices, failWith('not-found'))
    server.on(recordVersion, failWith('not-found'))
    const user = await openDesk('', ['users', 'posts'])
    await screen.findByText('Nobody is waiting')
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('New post')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('n')
    await waitFor(() => expect(location.pathname).toBe('/en/studio/posts/77'))
  })

  it('belongs to the screen that uses it', async () => {
    server.on(listDomains, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
    const user = await renderScreen('/en/studio/domains', { session: { ...READER, permissions: ['users', 'posts'] } })
    await user.click(await screen.findByRole('heading', { level: 1 }))
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.queryByText('New post')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('n')
    expect(await screen.findByRole('dialog', { name: 'Trust a domain' })).toBeInTheDocument()
    expect(server.requestsTo(createPost)).toEqual([])
  })
})

describe('Shortcuts', () => {
  it('are listed by ?, and single letters can be switched off', async () => {
    const user = await openDesk()
    await screen.findByText('Nobody is waiting')
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const groups = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Everywhere', 'Requests', 'Lists'])
    for (const label of ['Search or run', 'Requests', 'Authorise', 'Next and previous'])
      expect(dialog.getAllByText(label).length).toBeGreaterThan(0)
    await user.click(dialog.getByRole('switch', { name: 'Shortcuts of a single letter' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    // The way back for those without single keys, and for phones.
    await user.keyboard('{Control>}k{/Control}')
    await user.keyboard('keyboard')
    await user.click(await screen.findByRole('option', { name: /^Keyboard shortcuts/ }))
    const again = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await user.click(again.getByRole('switch', { name: 'Shortcuts of a single letter' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
  })
})

describe('Saved views', () => {
  it('are saved from what is shown, become tabs, and can be deleted', async () => {
    let views: SavedView[] = []
    server.on(listSavedViews, () => ({ views }))
    server.on(createSavedView, ({ body: { name, query } }) => {
      views = [{ id: '1', name, query }]
      return { id: '1', name, query }
    })
    server.on(deleteSavedView, () => {
      views = []
      return undefined
    })
    const user = await openDesk('?region=africa')
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await fill(user, await screen.findByLabelText('Name'), 'From Africa')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const tab = await screen.findByRole('link', { name: 'From Africa' })
    expect(tab).toHaveAttribute('href', '/en/studio/requests?region=africa')
    // The given view has the same path, and is not current beside it.
    const current = within(screen.getByRole('navigation', { name: 'Requests by state' })).getAllByRole('link', {
      current: 'page',
    })
    expect(current).toEqual([tab])
    expect(server.requestsTo(createSavedView)[0]?.body).toEqual({
      list: 'requests',
      name: 'From Africa',
      query: 'region=africa',
    })

    await user.click(screen.getByRole('button', { name: 'Actions of From Africa' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete the view' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'From Africa' })).toBeNull())
  })

  it('say so if the name is taken', async () => {
    server.on(createSavedView, failWith('conflict'))
    const user = await openDesk('?region=africa')
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await fill(user, await screen.findByLabelText('Name'), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You already have a view with that name, or too many.')).toBeInTheDocument()
  })
})
