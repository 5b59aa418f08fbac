import { setTimeout as pause } from 'node:timers/promises'
import { listDeliveries } from '@mixed-zone/contract/endpoints/studio/coverage'
import {
  createFixture,
  getStudioMatchday,
  listMatchdays,
  setMatchPhase,
  setScore,
  undoLiveChange,
} from '@mixed-zone/contract/endpoints/studio/matchdays'
import { exportFixtures } from '@mixed-zone/contract/endpoints/studio/season-import'
import type { Permission } from '@mixed-zone/contract/permissions'
import type { StudioFixture } from '@mixed-zone/contract/schemas/studio/matchdays'
import { fireEvent, screen, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { act } from '../../../../test/react.ts'
import { aClub, aStudioFixture, aStudioMatchday } from '../../shared/matchdays.fixture.ts'

const server = portalServer()

let stored: StudioFixture[]

const change = (id: string, part: Partial<StudioFixture>): StudioFixture => {
  stored = stored.map((fixture) =>
    fixture.id === id ? { ...fixture, ...part, version: fixture.version + 1 } : fixture,
  )
  return stored.find((fixture) => fixture.id === id) ?? aStudioFixture()
}

beforeEach(() => {
  stored = [
    aStudioFixture({
      state: 'live',
      score: { home: 0, away: 1 },
      startedAt: new Date(Date.now() - 600_000).toISOString(),
    }),
    aStudioFixture({
      id: '2',
      home: aClub('3', 'Cantera'),
      away: aClub('4', 'Nortada'),
      kickOff: '2026-11-15T20:00:00.000Z',
    }),
  ]
  server.on(listMatchdays, () => ({
    seasons: ['2026-27'],
    season: '2026-27',
    currentId: '12',
    matchdays: [aStudioMatchday({ id: '11', name: 'Matchday 11', number: 11, finished: 10 }), aStudioMatchday()],
    clubs: [aClub('1', 'Brisa'), aClub('2', 'Roca Alta')],
  }))
  server.on(getStudioMatchday, () => ({ matchday: aStudioMatchday(), fixtures: stored }))
  server.on(setScore, ({ params, body }) => change(params.id, { score: body.score }))
  server.on(setMatchPhase, ({ params, body }) =>
    change(
      params.id,
      body.phase === 'full-time' ? { state: 'finished' } : { state: 'live', score: { home: 0, away: 0 } },
    ),
  )
  server.on(listDeliveries, () => ({ deliveries: [] }))
  server.on(undoLiveChange, ({ params }) => change(params.id, { state: 'live' }))
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const open = (locale = 'en', permissions: readonly Permission[] = ['posts', 'publish', 'taxonomy']) =>
  renderScreen(`/${locale}/studio/matchdays`, { session: { ...READER, permissions } })

const panel = async (name = 'Brisa–Roca Alta') => within(await screen.findByRole('complementary', { name }))

describe('Matchdays', () => {
  it.each([
    ['es', 'Jornadas y partidos', 'Por jugar'],
    ['en', 'Matchdays and fixtures', 'To be played'],
    ['pt', 'Jornadas e jogos', 'Por jogar'],
  ])('lists the fixtures of the current matchday in %s', async (locale, title, state) => {
    await open(locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const table = within(await screen.findByRole('table', { name: title }))
    expect(table.getByText(state)).toBeInTheDocument()
    expect(table.getByText('Nortada')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Matchday 12/ })).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['es', '14/11/2026 – 16/11/2026'],
    ['en', '2026/11/14 – 2026/11/16'],
    ['pt', '14/11/2026 – 16/11/2026'],
  ])('shows the days of a matchday in the format of %s', async (locale, days) => {
    await open(locale)
    const link = await screen.findByRole('link', { name: /^Matchday 12/ })
    expect(within(link).getByText(days)).toBeInTheDocument()
  })

  it('shows kick-offs by the league’s clock, wherever the browser is', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    const user = await open()
    const table = within(await screen.findByRole('table', { name: 'Matchdays and fixtures' }))
    // In Auckland it is Monday.
    expect(table.getByText('Sunday, 2026/11/15')).toBeInTheDocument()
    expect(table.getByRole('button', { name: '21:00 Cantera–Nortada' })).toBeInTheDocument()
    await user.click(table.getByRole('button', { name: '21:00 Cantera–Nortada' }))
    expect((await panel('Cantera–Nortada')).getByText('2026/11/15 21:00')).toBeInTheDocument()
  })

  it('counts a goal with one tap, and expects the score that was shown', async () => {
    const user = await open()
    const shown = await panel()
    await user.click(shown.getByRole('button', { name: 'Goal for Brisa' }))
    expect(await shown.findByText('1–1')).toBeInTheDocument()
    expect(server.requestsTo(setScore).map(({ body }) => body)).toEqual([
      { expected: { home: 0, away: 1 }, score: { home: 1, away: 1 } },
    ])
  })

  it('sends two quick taps one after the other', async () => {
    const user = await open()
    const goal = (await panel()).getByRole('button', { name: 'Goal for Roca Alta' })
    await user.click(goal)
    await user.click(goal)
    await expect.poll(() => server.requestsTo(setScore).map(({ body }) => body.score.away)).toEqual([2, 3])
    expect(await (await panel()).findByText('0–3')).toBeInTheDocument()
  })

  it('takes digits and arrows in the score', async () => {
    const user = await open()
    const goals = (await panel()).getByRole('spinbutton', { name: 'Goals of Brisa' })
    goals.focus()
    await user.keyboard('4')
    await expect.poll(() => server.requestsTo(setScore).at(-1)?.body.score).toEqual({ home: 4, away: 1 })
    fireEvent.keyDown((await panel()).getByRole('spinbutton', { name: 'Goals of Brisa' }), { key: 'ArrowDown' })
    await expect.poll(() => server.requestsTo(setScore).at(-1)?.body.score).toEqual({ home: 3, away: 1 })
  })

  it('shows what it is now if somebody else was faster', async () => {
    server.on(setScore, failWith('conflict'))
    const user = await open()
    await user.click((await panel()).getByRole('button', { name: 'Goal for Brisa' }))
    expect(await screen.findByText(/Somebody else changed the score/)).toBeInTheDocument()
    expect(await (await panel()).findByText('0–1')).toBeInTheDocument()
  })

  it('blows the final whistle by F, and takes it back', async () => {
    const user = await open()
    await panel()
    await user.keyboard('f')
    await expect.poll(() => server.requestsTo(setMatchPhase).map(({ body }) => body)).toEqual([{ phase: 'full-time' }])
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await expect.poll(() => server.requestsTo(undoLiveChange).map(({ body }) => body)).toEqual([{ version: 2 }])
  })

  it('shows the last stored score again if a tap cannot be sent', async () => {
    server.on(setScore, failWith('generic'))
    const user = await open()
    const shown = await panel()
    server.on(getStudioMatchday, failWith('generic'))
    await user.click(shown.getByRole('button', { name: 'Goal for Brisa' }))
    await expect.poll(() => server.requestsTo(setScore)).toHaveLength(1)
    expect(await shown.findByText('0–1')).toBeInTheDocument()
  })

  it('shows the season of the matchday in the address', async () => {
    const old = aStudioMatchday({ id: '3', season: '2025-26', name: 'Matchday 3', number: 3 })
    server.on(getStudioMatchday, () => ({ matchday: old, fixtures: stored }))
    server.on(listMatchdays, ({ query }) => ({
      seasons: ['2026-27', '2025-26'],
      season: query.season ?? '2026-27',
      currentId: null,
      matchdays: query.season === '2025-26' ? [old] : [aStudioMatchday()],
      clubs: [],
    }))
    await renderScreen('/en/studio/matchdays/3', { session: { ...READER, permissions: ['taxonomy'] } })
    expect(await screen.findByRole('link', { name: /^Matchday 3/ })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('combobox', { name: 'Season' })).toHaveValue('2025-26')
  })

  it('shows how far the promised deliveries of a fixture are', async () => {
    const delivery = { isEstimated: false, isOverdue: false, dueAt: '2026-11-15T17:30:00.000Z', post: null }
    server.on(listDeliveries, () => ({
      deliveries: [
        { ...delivery, promiseId: '1', name: 'Line-ups', state: 'late' as const },
        { ...delivery, promiseId: '2', name: 'Gallery', state: 'upcoming' as const },
      ],
    }))
    await open()
    const shown = await panel()
    expect(await shown.findByText('0 of 2')).toBeInTheDocument()
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line-ups, late',
      'Gallery, to do',
    ])
  })

  it('saves the season as a file for those who may export', async () => {
    server.on(exportFixtures, () => new Response('Season,Matchday'))
    const user = await open('en', ['taxonomy', 'export'])
    await panel()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }))
    await expect
      .poll(() => server.requestsTo(exportFixtures).map(({ body }) => body))
      .toMatchObject([{ season: '2026-27', format: 'csv' }])
  })

  it('shows no live buttons to those who may not publish', async () => {
    await open('en', ['taxonomy'])
    const shown = await panel()
    expect(shown.queryByRole('button', { name: 'Goal for Brisa' })).not.toBeInTheDocument()
    expect(shown.getByRole('button', { name: 'Change the fixture' })).toBeInTheDocument()
  })

  it('creates a fixture, and names what is missing', async () => {
    server.on(createFixture, ({ body }) => aStudioFixture({ id: '3', kickOff: body.kickOff }))
    const user = await open()
    await panel()
    await user.click(screen.getByRole('button', { name: /^New fixture/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New fixture' }))
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await dialog.findAllByText('Missing')).toHaveLength(2)
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Home' }), '1')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Away' }), '2')
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    await expect
      .poll(() => server.requestsTo(createFixture).map(({ body }) => body))
      .toMatchObject([{ matchdayId: '12', homeTeamId: '1', awayTeamId: '2', names: null }])
  })

  it('creates no fixture whose kick-off was cleared a moment before', async () => {
    server.on(createFixture, ({ body }) => aStudioFixture({ id: '3', kickOff: body.kickOff }))
    const user = await open()
    await panel()
    await user.click(screen.getByRole('button', { name: /^New fixture/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New fixture' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Home' }), '1')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Away' }), '2')
    await user.clear(dialog.getByPlaceholderText('dd/mm/aaaa'))
    await user.click(dialog.getByRole('button', { name: 'Create' }))
    expect(await dialog.findByText('Missing')).toBeInTheDocument()
    // A request would be sent with this change.
    await act(() => pause(20))
    expect(server.requestsTo(createFixture)).toEqual([])
  })

  it('offers to create the first matchday', async () => {
    server.on(listMatchdays, () => ({ seasons: [], season: null, currentId: null, matchdays: [], clubs: [] }))
    await open()
    expect(await screen.findByText('There are no matchdays yet')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'New matchday' })).toBeInTheDocument()
  })

  it('says that it could not be loaded', async () => {
    server.on(listMatchdays, failWith('generic'))
    await open()
    expect(await screen.findByRole('alert')).toBeInTheDocument()
  })
})
