import { listAudit, listAuditActors } from '@mixed-zone/contract/endpoints/studio/audit'
import { createDelivery, getTonight, getTonightDesk } from '@mixed-zone/contract/endpoints/studio/coverage'
import { getFactChoices, getPostDetail, listPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { getRequestSummary } from '@mixed-zone/contract/endpoints/studio/requests'
import { searchStudio } from '@mixed-zone/contract/endpoints/studio/shell'
import { recordVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { CoverageCell, Tonight } from '@mixed-zone/contract/schemas/studio/coverage'
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { aStudioMatchday } from '../../shared/matchdays.fixture.ts'
import { aCell, aPost, aTonight, COUNTS, DESK } from './tonight.fixture.ts'

const server = portalServer()

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

const sentences = async () => (await cells()).map((cell) => cell.querySelector('.sr-only')?.textContent)

/** Replaces the cells of the first fixture: the first is anchored at kick-off, the second at the whistle. */
function setCells(first: CoverageCell, second: CoverageCell): void {
  const [fixture, ...others] = tonight.fixtures
  if (fixture) tonight = aTonight({ fixtures: [{ ...fixture, cells: [first, second] }, ...others] })
}

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
    const names = await sentences()
    expect(names[0]).toBe(
      'Line-ups, Brisa–Roca Alta: published 1 h 02 before kick-off, in Spanish, missing in English. Enter opens it.',
    )
    expect(names[2]).toContain('in progress, Ruth Aldana, 28 of 40 files uploaded, 1 h 11 overdue')
    expect(names[3]).toBe('Gallery, Cantera–Nortada: missing, 11 min late. Enter creates it.')
  })

  it.each([
    ['es', 'publicada al empezar,', 'publicada al terminar,'],
    ['en', 'published at kick-off,', 'published at the whistle,'],
    ['pt', 'publicada no início,', 'publicada no apito final,'],
  ])('says a publication at the anchor without a number, in %s', async (locale, atKickOff, atWhistle) => {
    const post = aPost({ minutes: 0 })
    setCells(aCell('1', { state: 'published', post }), aCell('2', { state: 'published', post }))
    await open(locale)
    const [first, second] = await sentences()
    expect(first).toContain(atKickOff)
    expect(second).toContain(atWhistle)
  })

  it.each([
    ['es', /por hacer, hasta las \d\d:\d\d\./, /por hacer, hacia las \d\d:\d\d\./],
    ['en', /to do, by \d\d:\d\d\./, /to do, about \d\d:\d\d\./],
    ['pt', /por fazer, até às \d\d:\d\d\./, /por fazer, por volta das \d\d:\d\d\./],
  ])('says "about" only while the whistle is still to come, in %s', async (locale, exact, estimated) => {
    setCells(aCell('1'), aCell('2', { isEstimated: true }))
    await open(locale)
    const [first, second] = await sentences()
    expect(first).toMatch(exact)
    expect(second).toMatch(estimated)
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

  it('creates a missing delivery from the palette, by the words of its kind and match', async () => {
    server.on(searchStudio, () => ({ people: [], posts: [], tags: [] }))
    const user = await open()
    await cells()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findAllByRole('option')).not.toHaveLength(0)
    expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull()
    await user.keyboard('cantera gall')
    const offer = await screen.findByRole('option', { name: 'Create Gallery: Cantera–Nortada' })
    expect(offer).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    await expect
      .poll(() => server.requestsTo(createDelivery).map(({ body }) => body))
      .toEqual([{ promiseId: '2', fixtureId: '2' }])
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
