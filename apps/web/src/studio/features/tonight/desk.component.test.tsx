import { getTonight, getTonightDesk } from '@mixed-zone/contract/endpoints/studio/coverage'
import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  authoriseRequests,
  getRequestSummary,
  listRequests,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { fetchSocialAccount } from '@mixed-zone/contract/endpoints/studio/social-accounts'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { TonightDesk } from '@mixed-zone/contract/schemas/studio/coverage'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { doneJobResponse, requestResponse, serveRequests } from '../../../../test/request-desk.ts'
import { aTonight, DESK } from './tonight.fixture.ts'

const server = portalServer()

let desk: TonightDesk

beforeEach(() => {
  desk = DESK
  server.on(getTonight, () => aTonight())
  server.on(getTonightDesk, () => desk)
  server.on(getRequestSummary, failWith('permission'))
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const open = (permissions: readonly Permission[] = ['posts']) =>
  renderScreen('/en/studio', { session: { ...READER, permissions } })

describe('Beside the board of Tonight', () => {
  it('shows problems, what goes out next, use, and who writes', async () => {
    await open()
    expect(await screen.findByText('Mastodon @league does not answer')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Official line-ups.*7 min/ })).toHaveAttribute('href', '/en/studio/posts/9')
    // Below the board, once that has its height.
    expect(await screen.findByText('7,918')).toBeInTheDocument()
    expect(screen.getByText('39 % more than a week ago')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /The derby/ })).toBeInTheDocument()
    const newsroom = screen.getByRole('region', { name: 'In the newsroom' })
    expect(newsroom).toHaveTextContent('Joana Valente writes in Derby')
    expect(newsroom).toHaveTextContent('Joaquim Serrat uploads 12 files to Gallery')
    expect(screen.getByRole('region', { name: 'Most downloaded tonight' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Try/ })).not.toBeInTheDocument()
    expect(screen.queryByText('Requests')).not.toBeInTheDocument()
  })

  it('shows one problem for all uploads of a person to a post that have stopped', async () => {
    const stopped = {
      kind: 'uploads' as const,
      id: '8',
      count: 4,
      name: 'net-01.jpg',
      receivedBytes: 1000,
      sizeBytes: 9000,
    }
    const since = new Date(Date.now() - 6 * 60_000).toISOString()
    desk = { ...DESK, attention: [{ ...stopped, person: 'Ruth Aldana', postId: '7', since }] }
    await open()
    expect(await screen.findByText('4 uploads stopped')).toBeInTheDocument()
    expect(
      screen.getByText(/^1 kB of 9 kB\. Nobody has continued them for .+; Ruth Aldana began them$/),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/en/studio/posts/7')
  })

  it('names the day of what goes out next by the league’s clock, wherever the browser is', async () => {
    vi.stubEnv('TZ', 'America/Sao_Paulo')
    // In Brazil it is still Wednesday.
    const item = { kind: 'publish' as const, postId: '9', title: 'Official line-ups', at: '2099-11-19T00:27:00.000Z' }
    desk = { ...DESK, next: { items: [item], total: 1 } }
    await open()
    expect(await screen.findByText('Thu 01:27')).toHaveAttribute('title', '2099/11/19 01:27 (Madrid)')
  })

  it('authorises the requests of trusted domains at once, but for those that need a look', async () => {
    serveRequests(server)
    const doubtful = requestResponse(3)
    server.on(listRequests, ({ query: { page, pageSize, evidence } }) => {
      const all = [
        ...Array.from({ length: 60 }, (_, index) => requestResponse(index + 100)),
        { ...doubtful, evidence: { ...doubtful.evidence, verdict: 'look-closer' as const } },
      ]
      const found = evidence === 'trusted-domain' ? all : []
      return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize }
    })
    server.on(authoriseRequests, () => ({ jobId: '7' }))
    server.on(getJob, ({ params: { id } }) => doneJobResponse(id, 60))
    server.on(undoDecisions, () => ({ jobId: '8' }))
    const user = await open(['posts', 'users'])
    expect(await screen.findByText('60 from trusted domains')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Authorise these 60' }))
    await waitFor(() =>
      expect(server.requestsTo(authoriseRequests)[0]?.body).toEqual({
        ids: Array.from({ length: 60 }, (_, index) => String(index + 100)),
      }),
    )
    await screen.findByText(/^60 requests decided\. The mail is sent in/)
    await user.keyboard('z')
    await waitFor(() => expect(server.requestsTo(undoDecisions)[0]?.body).toEqual({ jobId: '7' }))
  })

  it('does not claim that there are no trusted requests if they could not be loaded', async () => {
    serveRequests(server)
    server.on(listRequests, failWith('generic'))
    const user = await open(['posts', 'users'])
    const requests = within(await screen.findByRole('region', { name: 'Requests' }))
    expect(await requests.findByRole('alert')).toBeInTheDocument()
    expect(requests.queryByText(/^last month’s average/)).toBeNull()
    const items = [requestResponse(1), requestResponse(2)]
    server.on(listRequests, ({ query: { page, pageSize } }) => ({ items, total: items.length, page, pageSize }))
    await user.click(requests.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 from trusted domains')).toBeInTheDocument()
  })

  it('reads a failing feed again, and no longer shows it once it answers', async () => {
    server.on(fetchSocialAccount, ({ params: { id } }) => {
      desk = { ...DESK, attention: [] }
      return {
        id,
        network: 'mastodon' as const,
        handle: '@league',
        url: 'https://league.test/@league',
        feedUrl: 'https://league.test/feed',
        version: 1,
        items: 0,
        readAt: null,
        failingSince: null,
        problem: null,
        nextFetchAt: null,
        isFetching: true,
      }
    })
    const user = await open(['posts', 'publish'])
    await user.click(await screen.findByRole('button', { name: 'Try Mastodon @league' }))
    expect(await screen.findByText('Mail, feeds and uploads are fine')).toBeInTheDocument()
    expect(server.requestsTo(fetchSocialAccount)[0]?.params).toEqual({ id: '4' })
  })
})
