import {
  exportFigures,
  getFigures,
  listDeliveryTimes,
  listFigures,
  makeClubPages,
} from '@mixed-zone/contract/endpoints/studio/figures'
import { loadFilterData } from '@mixed-zone/contract/endpoints/search'
import { filterDataResponse, teamResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import type { Session } from '../../../session/session.ts'
import { aFigureItem, serveFigures } from '../../../../test/figures-desk.ts'

const server = portalServer()

const MANAGER = { ...READER, permissions: ['figures', 'export'] as const }
const EDITOR = { ...READER, permissions: ['figures', 'export', 'posts', 'users'] as const }

let asked: ReturnType<typeof serveFigures>

beforeEach(() => {
  asked = serveFigures(server)
})

const open = (search = '', session: Session = MANAGER, locale = 'en') =>
  renderScreen(`/${locale}/studio/figures${search}`, { session })

const part = (name: string) => screen.findByRole('region', { name })

describe('Figures', () => {
  it('shows totals beside those of the period before', async () => {
    await open()
    expect(await screen.findByText('84,400')).toBeVisible()
    const totals = await part('Totals')
    expect(totals).toHaveTextContent('views84,400+18%before, 2026/09/17 to 2026/10/16: 71,525')
    expect(totals).toHaveTextContent('downloads36,180nothing before')
    expect(totals).toHaveTextContent('people active of 3,812')
    expect(totals).toHaveTextContent('media60')
    expect(totals).toHaveTextContent('countries41+3')
  })

  it('filters everything else by a bar, and keeps the bars', async () => {
    const user = await open()
    const bar = await screen.findByRole('button', { name: 'Matchday 12. 2026/11/15: 200 views, 20 downloads' })
    expect(bar).toHaveAttribute('aria-pressed', 'false')
    await user.click(bar)
    await waitFor(() => expect(asked.summary.at(-1)).toMatchObject({ from: '2026-11-15', to: '2026-11-15' }))
    expect(window.location.search).toContain('on=2026-11-15')
    expect(screen.getByRole('button', { name: /^2026\/11\/14/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /Date: 2026\/11\/15/ }))
    await waitFor(() => expect(window.location.search).not.toContain('on='))
  })

  it('names days below the bars with their year', async () => {
    await open()
    for (const day of ['2026/11/13', '2026/11/15']) expect(await screen.findByText(day)).toBeInTheDocument()
  })

  it('changes the dates in one control: picked, typed, or the last days', async () => {
    const user = await open('?on=2026-11-15&whatPage=2')
    const control = () => screen.findByRole('button', { name: /^Dates/ })
    await waitFor(async () => expect(await control()).toHaveTextContent('17/10/2026 – 15/11/2026'))
    await user.click(await control())
    const dialog = await screen.findByRole('dialog', { name: 'Dates' })
    await user.click(within(dialog).getByRole('button', { name: /Thursday,? 12 November/ }))
    await user.click(within(dialog).getByRole('button', { name: /Tuesday,? 10 November/ }))
    await waitFor(() => expect(asked.summary.at(-1)).toMatchObject({ from: '2026-11-10', to: '2026-11-12' }))
    expect(window.location.search).toBe('?from=2026-11-10&to=2026-11-12')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(await control())
    const start = await screen.findByRole('textbox', { name: 'From' })
    await user.clear(start)
    await user.type(start, '20/11/2026')
    await waitFor(() => expect(window.location.search).toBe('?from=2026-11-20&to=2026-11-20'))
    await user.click(screen.getByRole('button', { name: 'Last 30 days' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await control()).toHaveFocus()
  })

  it('moves from bar to bar with the arrow keys', async () => {
    const user = await open()
    const last = await screen.findByRole('button', { name: /^Matchday 12/ })
    last.focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('button', { name: /^2026\/11\/14/ })).toHaveFocus()
    await user.keyboard('{Home}')
    expect(screen.getByRole('button', { name: /^2026\/11\/13/ })).toHaveFocus()
    expect(screen.getAllByRole('button', { name: /views, / }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('shows the same numbers as a table, which the address keeps', async () => {
    const user = await open()
    const chart = await part('Use by day')
    await user.click(within(chart).getByRole('radio', { name: 'Table' }))
    const row = await within(chart).findByRole('row', { name: /2026\/11\/15/ })
    expect(row).toHaveTextContent('2026/11/15Matchday 12200200')
    expect(window.location.search).toContain('tables=days')
    await open('?tables=days')
    expect(await screen.findByRole('row', { name: /2026\/11\/15/ })).toBeVisible()
  })

  it('filters by a country, whose panel keeps all countries', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Filter by Portugal' }))
    await waitFor(() => expect(asked.summary.at(-1)).toMatchObject({ country: 'PT' }))
    expect(screen.getByRole('button', { name: 'Filter by Spain' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Filter by Portugal' })).toHaveAttribute('aria-pressed', 'true')
    const questions = asked.by.filter((query) => 'country' in query && query.country === 'PT')
    expect(questions.map((query) => 'by' in query && query.by)).not.toContain('country')
  })

  it('shows by another dimension, and sorts', async () => {
    const user = await open('?what=team')
    const clubs = await screen.findByRole('region', { name: 'Club' })
    await user.click(await within(clubs).findByRole('button', { name: 'Views' }))
    await waitFor(() => expect(asked.by.at(-1)).toMatchObject({ by: 'team', sort: 'views', direction: 'asc' }))
    expect(window.location.search).toContain('whatSort=views')
    await open('?what=team&whatSort=-people')
    const ofTeams = () => asked.by.filter((query) => 'by' in query && query.by === 'team')
    await waitFor(() => expect(ofTeams().at(-1)).toMatchObject({ sort: 'people', direction: 'desc' }))
    await open('?what=team&whatSort=no-such')
    await waitFor(() => expect(ofTeams().at(-1)).not.toHaveProperty('sort'))
  })

  it('keeps the page and the rows of a table in the address', async () => {
    server.on(listFigures, ({ query }) => {
      asked.by.push(query)
      const items = Array.from({ length: 10 }, (_, index) => aFigureItem(`${query.page}-${index}`, 'A row'))
      return { items, total: 23, page: query.page, pageSize: query.pageSize }
    })
    const last = (by: string) => asked.by.findLast((query) => 'by' in query && query.by === by)
    const user = await open('?whatPage=2')
    await waitFor(() => expect(last('post')).toMatchObject({ page: 2, pageSize: 10 }))
    const media = await part('Medium')
    await user.click(await within(media).findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(last('medium')).toMatchObject({ page: 2 }))
    expect(window.location.search).toContain('whoPage=2')
    await user.selectOptions(within(media).getByLabelText('Rows'), '20')
    await waitFor(() => expect(last('medium')).toMatchObject({ page: 1, pageSize: 20 }))
    expect(window.location.search).toBe('?whatPage=2&whoRows=20')
    await user.selectOptions(screen.getByLabelText('All regions'), 'Europe')
    await waitFor(() => expect(last('post')).toMatchObject({ page: 1, region: 'europe' }))
    await open('')
    await waitFor(() => expect(last('medium')).toMatchObject({ pageSize: 20 }))
  })

  it('offers people only to those who manage them', async () => {
    await open()
    const names = async () =>
      (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)
    expect(await names()).not.toContain('Person')
    await open('', EDITOR)
    expect(await names()).toContain('Person')
  })

  it('offers what would answer a search to those who write', async () => {
    await open('', EDITOR)
    const searches = await part('Searches without a result')
    expect(await within(searches).findByRole('button', { name: 'Write it' })).toBeVisible()
    expect(within(searches).getByRole('link', { name: 'Tag: Lua Prado' })).toHaveAttribute(
      'href',
      '/en/studio/posts?text=Lua+Prado',
    )
    expect(within(searches).getByRole('link', { name: 'Add a file' })).toBeVisible()
    expect(searches).toHaveTextContent('63 times')
    await open()
    expect(await screen.findByText('a text')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write it' })).toBeNull()
  })

  it('shows how long deliveries took against the promise, as bars and as a sortable table', async () => {
    const user = await open('?team=5&country=PT')
    const deliveries = await part('From whistle to publication')
    expect(await within(deliveries).findByText(/^median: 1 h 02 before kick-off/)).toHaveTextContent(
      'median: 1 h 02 before kick-off, promise: 1 h before kick-off; 9 on time, 1 late, 0 missing',
    )
    const gallery = within(deliveries).getByText('Gallery').closest('li')
    expect(gallery).toHaveTextContent('+41′promise +30′before +28′')
    expect(gallery).toHaveTextContent(
      '4 on time, 5 late, 1 missing; median of the period before: 28 min after the whistle',
    )
    expect(deliveries).toHaveTextContent('Nobody recorded the final whistle of 2 matches')
    expect(asked.deliveries.at(-1)).toEqual({ team: '5' })
    await user.click(within(deliveries).getByRole('radio', { name: 'Table' }))
    expect(window.location.search).toContain('tables=deliveries')
    const names = () =>
      within(deliveries)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
    expect(within(deliveries).getByRole('row', { name: /^Gallery/ })).toHaveTextContent('Gallery+30′+41′+28′+41′451')
    expect(names()).toEqual(['Line-ups', 'Gallery'])
    await user.click(within(deliveries).getByRole('button', { name: 'On time' }))
    expect(names()).toEqual(['Gallery', 'Line-ups'])
  })

  it('says where promises are made if there are none', async () => {
    const period = { from: '2026-10-17', to: '2026-11-15' }
    server.on(listDeliveryTimes, () => ({ period, previousPeriod: period, items: [] }))
    await open()
    const deliveries = await part('From whistle to publication')
    expect(await within(deliveries).findByText(/^The league promises no deliveries yet/)).toBeVisible()
  })

  it('exports a table with its filters', async () => {
    const user = await open('?country=PT')
    let body: unknown
    server.on(exportFigures, (call) => {
      body = call.body
      return new Response('a,b\r\n', { headers: { 'content-disposition': 'attachment; filename="figures.csv"' } })
    })
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Medium (CSV)' }))
    await waitFor(() => expect(body).toMatchObject({ table: 'medium', format: 'csv', country: 'PT' }))
  })

  it('makes the page of a club', async () => {
    const user = await open()
    server.on(loadFilterData, () => ({
      ...filterDataResponse(),
      matchdays: [
        {
          textId: 'matchday-12',
          name: 'Matchday 12',
          season: '2026-27',
          number: 12,
          startsOn: '2026-11-13',
          endsOn: '2026-11-15',
          count: 3,
        },
      ],
      teams: [{ ...teamResponse({ textId: 'almenara', name: 'Almenara', shortName: 'ALM' }), count: 2 }],
    }))
    server.on(makeClubPages, () => new Response('%PDF-1.7'))
    await user.click(await screen.findByRole('button', { name: 'Send to the clubs' }))
    const dialog = await screen.findByRole('dialog', { name: 'Who used your club' })
    await within(dialog).findByRole('option', { name: 'Matchday 12 2026-27' })
    await user.selectOptions(within(dialog).getByLabelText('Club'), 'Almenara')
    await user.click(within(dialog).getByRole('button', { name: 'Make the PDF' }))
    await waitFor(() => expect(server.requestsTo(makeClubPages)).toHaveLength(1))
    expect(server.requestsTo(makeClubPages)[0]?.body).toEqual({ matchday: 'matchday-12', team: 'almenara' })
  })

  it('says that there is nothing, and what failed', async () => {
    server.on(listFigures, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
    server.on(getFigures, failWith('unavailable'))
    await open()
    expect(await screen.findByRole('alert')).toBeVisible()
    expect((await screen.findAllByText('Nothing in these dates')).length).toBeGreaterThan(1)
  })

  it.each(['es', 'pt'])('is in %s too', async (locale) => {
    await open('', MANAGER, locale)
    expect(await screen.findByRole('heading', { level: 1, name: locale === 'es' ? 'Cifras' : 'Números' })).toBeVisible()
  })
})
