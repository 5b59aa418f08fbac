import { listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import { createDelivery, getTonight, getTonightDesk } from '@mixed-zone/contract/endpoints/studio/coverage'
import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import { getFactChoices, getPostDetail, listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import {
  authoriseRequests,
  getRequestSummary,
  listRequests,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/studio/requests'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Permission } from '@mixed-zone/contract/permissions'
import type {
  BoardFixture,
  CoverageCell,
  CoveragePromise,
  Tonight,
  TonightDesk,
} from '@mixed-zone/contract/schemas/studio/coverage'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { doneJobResponse, requestResponse, serveRequests } from '../../../../test/request-desk.ts'
import { aClub, aStudioFixture, aStudioMatchday } from '../../shared/matchdays.fixture.ts'

const server = portalServer()

const MINUTE = 60_000

const fromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()

const aPromise = (id: string, name: string, overrides: Partial<CoveragePromise> = {}): CoveragePromise => ({
  id,
  name,
  categoryId: id,
  anchor: 'kick-off',
  minutes: -60,
  locales: ['es', 'en'],
  sectionId: null,
  contactId: null,
  titles: { es: 'a', en: 'b', pt: 'c' },
  version: 1,
  ...overrides,
})

const aCell = (promiseId: string, overrides: Partial<CoverageCell> = {}): CoverageCell => ({
  promiseId,
  state: 'upcoming',
  dueAt: fromNow(300),
  isEstimated: false,
  isOverdue: false,
  post: null,
  ...overrides,
})

const aPost = (overrides: object = {}) => ({
  id: '77',
  title: 'Line-ups',
  publishedAt: fromNow(-62),
  embargoUntil: null,
  minutes: -62,
  lamps: [
    { locale: 'es' as const, state: 'lit' as const },
    { locale: 'en' as const, state: 'off' as const },
  ],
  author: { id: '3', name: 'Ruth Aldana' },
  upload: null,
  ...overrides,
})

function aBoardFixture(overrides: Partial<BoardFixture> = {}): BoardFixture {
  return { ...aStudioFixture(), kickOff: fromNow(0), isToday: true, cells: [], ...overrides }
}

const COUNTS = { promised: 4, published: 1, incomplete: 1, working: 1, late: 1, scheduled: 0 }

function aTonight(overrides: Partial<Tonight> = {}): Tonight {
  return {
    day: new Date().toISOString().slice(0, 10),
    isTonight: true,
    isQuiet: false,
    matchday: aStudioMatchday(),
    promises: [aPromise('1', 'Line-ups'), aPromise('2', 'Gallery', { anchor: 'whistle', minutes: 30 })],
    fixtures: [
      aBoardFixture({
        state: 'live',
        score: { home: 0, away: 2 },
        startedAt: fromNow(-10),
        cells: [aCell('1', { state: 'published', post: aPost() }), aCell('2', { isEstimated: true })],
      }),
      aBoardFixture({
        id: '2',
        home: aClub('3', 'Cantera'),
        away: aClub('4', 'Nortada'),
        state: 'finished',
        score: { home: 1, away: 1 },
        finishedAt: fromNow(-60),
        cells: [
          aCell('1', {
            state: 'working',
            isOverdue: true,
            dueAt: fromNow(-71),
            post: aPost({ id: '78', publishedAt: null, minutes: null, upload: { done: 28, total: 40, percent: 70 } }),
          }),
          aCell('2', { state: 'late', dueAt: fromNow(-11) }),
        ],
      }),
    ],
    counts: COUNTS,
    previous: null,
    ...overrides,
  }
}

const DESK: TonightDesk = {
  attention: [
    { kind: 'feed', network: 'mastodon', handle: '@league', failures: 5, since: fromNow(-120), nextAt: fromNow(10) },
  ],
  next: { items: [{ kind: 'publish', postId: '9', title: 'Official line-ups', at: fromNow(7.5) }], total: 1 },
  usage: { views: 7918, downloads: 3206, before: 8000, quarters: [{ at: fromNow(-15), count: 4 }] },
  mostDownloaded: [{ postId: '5', title: 'The derby', thumbnail: null, downloads: 1388 }],
  writing: [{ id: '3', name: 'Joana Valente', postId: '6', title: 'Derby', at: fromNow(-1) }],
}

let tonight: Tonight

beforeEach(() => {
  tonight = aTonight()
  server.on(getTonight, () => tonight)
  server.on(getTonightDesk, () => DESK)
  server.on(getRequestSummary, failWith('permission'))
  // An editor that opens has nothing to show here.
  server.on(getPostDetail, failWith('not-found'))
  server.on(getFactChoices, failWith('not-found'))
  server.on(recordVersion, failWith('not-found'))
  server.on(createDelivery, () => ({ id: '90' }))
})

const open = (locale = 'en', permissions: readonly Permission[] = ['posts', 'taxonomy']) =>
  renderScreen(`/${locale}/studio`, { session: { ...READER, permissions } })

const cells = async () =>
  within(await screen.findByRole('grid')).findAllByRole('button', { name: /^(Line-ups|Gallery)/ })

describe('Tonight', () => {
  it.each([
    ['es', 'Esta noche', '1 de 4 entregas publicadas'],
    ['en', 'Tonight', '1 of 4 deliveries published'],
    ['pt', 'Esta noite', '1 de 4 entregas publicadas'],
  ])('is the home of the studio, in %s', async (locale, title, sentence) => {
    await open(locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const word = sentence.split(' ').slice(3).join(' ')
    expect((await screen.findByText(word)).parentElement).toHaveTextContent(sentence)
  })

  it('says every cell in a full sentence', async () => {
    await open()
    const names = (await cells()).map((cell) => cell.querySelector('.sr-only')?.textContent)
    expect(names[0]).toBe(
      'Line-ups, Brisa–Roca Alta: published 1 h 02 before kick-off, in Spanish, missing in English. Enter opens it.',
    )
    expect(names[2]).toContain('in progress, Ruth Aldana, 28 of 40 files uploaded, 1 h 11 overdue')
    expect(names[3]).toBe('Gallery, Cantera–Nortada: missing, 11 min late. Enter creates it.')
  })

  it('moves by arrows, with one tab stop', async () => {
    const user = await open()
    const all = await cells()
    expect(all.filter((cell) => cell.tabIndex === 0)).toHaveLength(1)
    all[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(all[1]).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(all[3]).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(all[3]).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(all[0]).toHaveFocus()
  })

  it('creates the delivery of an empty cell by Enter, once', async () => {
    const user = await open()
    ;(await cells())[3]?.focus()
    await user.keyboard('{Enter}')
    await expect
      .poll(() => server.requestsTo(createDelivery).map(({ body }) => body))
      .toEqual([{ promiseId: '2', fixtureId: '2' }])
    await expect.poll(() => window.location.pathname).toBe('/en/studio/posts/90')
  })

  it('opens the post of a filled cell', async () => {
    const user = await open()
    const [first] = await cells()
    if (first) await user.click(first)
    await expect.poll(() => window.location.pathname).toBe('/en/studio/posts/77')
    expect(server.requestsTo(createDelivery)).toHaveLength(0)
  })

  it('shows only what is missing by M, and jumps to what is late by T', async () => {
    tonight = aTonight({
      fixtures: tonight.fixtures.map((fixture, index) =>
        index === 0
          ? {
              ...fixture,
              cells: fixture.cells.map((cell) => ({ ...cell, state: 'published' as const, post: aPost() })),
            }
          : fixture,
      ),
    })
    const user = await open()
    expect(await cells()).toHaveLength(4)
    await user.keyboard('m')
    expect(await cells()).toHaveLength(2)
    await user.keyboard('t')
    expect((await cells())[0]).toHaveFocus()
    await user.keyboard('t')
    expect((await cells())[1]).toHaveFocus()
  })

  it('shows problems, what goes out next, use, and who writes', async () => {
    await open()
    expect(await screen.findByText('mastodon @league does not answer')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Official line-ups.*7 min/ })).toHaveAttribute('href', '/en/studio/posts/9')
    expect(screen.getByText('7,918')).toBeInTheDocument()
    expect(screen.getByText('39 % more than a week ago')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /The derby/ })).toBeInTheDocument()
    expect(screen.getByText('Joana Valente')).toBeInTheDocument()
    expect(screen.queryByText('Requests')).not.toBeInTheDocument()
  })

  it('authorises the requests of trusted domains at once, but for those that need a look', async () => {
    serveRequests(server)
    const doubtful = requestResponse(3)
    server.on(listRequests, ({ query: { page, pageSize, evidence } }) => {
      const items = [
        requestResponse(1),
        requestResponse(2),
        { ...doubtful, evidence: { ...doubtful.evidence, verdict: 'look-closer' as const } },
      ]
      const found = evidence === 'trusted-domain' ? items : []
      return { items: found, total: found.length, page, pageSize }
    })
    server.on(authoriseRequests, () => ({ jobId: '7' }))
    server.on(getJob, ({ params: { id } }) => doneJobResponse(id, 2))
    server.on(undoDecisions, () => ({ jobId: '8' }))
    const user = await open('en', ['posts', 'users'])
    expect(await screen.findByText('2 from trusted domains')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Authorise these 2' }))
    await waitFor(() => expect(server.requestsTo(authoriseRequests)[0]?.body).toEqual({ ids: ['1', '2'] }))
    await screen.findByText(/^2 requests decided\. The mail is sent in/)
    await user.keyboard('z')
    await waitFor(() => expect(server.requestsTo(undoDecisions)[0]?.body).toEqual({ jobId: '7' }))
  })

  it('prepares the next matchday on a quiet day', async () => {
    server.on(listPosts, ({ query }) => ({ items: [], total: 0, page: query.page, pageSize: query.pageSize }))
    tonight = aTonight({
      isQuiet: true,
      isTonight: false,
      matchday: aStudioMatchday({ startsOn: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10) }),
      fixtures: tonight.fixtures.map((fixture) => ({ ...fixture, cells: [aCell('1'), aCell('2')] })),
      previous: {
        id: '11',
        name: 'Matchday 11',
        startsOn: '2026-11-06',
        endsOn: '2026-11-08',
        counts: { ...COUNTS, promised: 50, published: 50 },
        late: 6,
      },
    })
    const user = await open('en', ['posts', 'figures'])
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeInTheDocument()
    expect(await screen.findByText('Matchday 12 starts in 3 days')).toBeInTheDocument()
    expect(screen.getByText('Matchday 11: 50 of 50 deliveries, 6 late')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See the figures' })).toHaveAttribute(
      'href',
      '/en/studio/figures?from=2026-11-06&to=2026-11-08',
    )
    const [prepare] = screen.getAllByRole('button', { name: 'Prepare: Line-ups' })
    if (prepare) await user.click(prepare)
    await expect.poll(() => server.requestsTo(createDelivery)).toHaveLength(1)
  })

  it('offers to promise deliveries while there are none', async () => {
    tonight = aTonight({ promises: [], fixtures: [] })
    await open()
    expect(await screen.findByText('The league promises no deliveries yet')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Promised deliveries…' })).toBeInTheDocument()
  })

  it('leads those without the permission to the first screen that they may open', async () => {
    server.on(listAudit, failWith('permission'))
    server.on(listAuditActors, failWith('permission'))
    await open('en', ['audit'])
    await expect.poll(() => window.location.pathname).toBe('/en/studio/audit')
  })
})
