import { loadRegisterTypes } from '@mixed-zone/contract/endpoints/access'
import { exportPosts, previewReport } from '@mixed-zone/contract/endpoints/usage'
import { registerTypesResponse } from '@mixed-zone/test-data/account-responses'
import { DATE_INPUT_PATTERN } from '@mixed-zone/contract/rules/days'
import { reportPreviewResponse } from '@mixed-zone/test-data/responses'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '../../../test/fill.ts'
import { failWith, hold } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'
import { act } from '../../../test/react.ts'

const server = portalServer()

const EDITOR = { ...READER, permissions: ['export' as const] }

beforeEach(() => {
  server.on(loadRegisterTypes, () => registerTypesResponse())
  server.on(previewReport, () => reportPreviewResponse())
})

afterEach(() => vi.useRealTimers())

const open = () => renderScreen('/en/export', { session: EDITOR })
const findSend = () => screen.findByRole('button', { name: 'Export 1,234 rows' })

const csvResponse = () =>
  new Response('Id,Title', { headers: { 'content-disposition': 'attachment; filename="news-views.csv"' } })

describe('Export screen', () => {
  it.each([
    ['This matchday', { dateStart: '13/11/2026', dateEnd: '16/11/2026' }],
    ['Season', { dateStart: '14/08/2026', dateEnd: '30/05/2027' }],
  ])('previews the days of "%s"', async (button, days) => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: button }))

    expect(screen.getByLabelText('Date start')).toHaveValue(days.dateStart)
    expect(screen.getByLabelText('Date end')).toHaveValue(days.dateEnd)
    await waitFor(() => expect(server.requestsTo(previewReport).at(-1)?.body).toMatchObject(days))
    expect(await screen.findByRole('heading', { name: 'Use by medium' })).toBeInTheDocument()
  })

  it('offers only the countries of the chosen region and drops a country of another one', async () => {
    const user = await open()
    await findSend()
    const region = screen.getByLabelText('Region')
    const country = () => screen.getByRole('button', { name: /Country/ })
    await user.selectOptions(region, 'europe')
    await user.click(country())
    const options = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['All countries', 'Spain', 'Portugal'])
    await user.click(screen.getByRole('option', { name: 'Spain' }))
    expect(country()).toHaveTextContent('Spain')

    await user.selectOptions(region, 'africa')

    expect(country()).toHaveTextContent('All countries')
  })

  it('has the names and the date pattern of the specification', async () => {
    await open()
    await findSend()
    expect(screen.getByRole('radio', { name: /^News views/ })).toHaveAttribute('name', 'export-type')
    for (const label of ['Date start', 'Date end']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('pattern', DATE_INPUT_PATTERN)
      expect(screen.getByLabelText(label)).toHaveAttribute('placeholder', 'dd/mm/aaaa')
    }
  })

  it('requests the preview 300 ms after the last change of a date', async () => {
    await open()
    await findSend()
    const start = screen.getByLabelText('Date start')
    const requestedStarts = () => server.requestsTo(previewReport).map(({ body }) => body.dateStart)
    const before = requestedStarts()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.change(start, { target: { value: '01/11/2026' } })
    await act(() => vi.advanceTimersByTimeAsync(200))
    fireEvent.change(start, { target: { value: '02/11/2026' } })
    await act(() => vi.advanceTimersByTimeAsync(290))
    expect(requestedStarts()).toEqual(before)

    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(requestedStarts()).toEqual([...before, '02/11/2026'])
  })

  it('reports wrong dates above the form and beside the fields, and keeps them', async () => {
    const user = await open()
    await findSend()
    const [start, end] = [screen.getByLabelText('Date start'), screen.getByLabelText('Date end')]
    await fill(user, start, '31/02/2026')
    await fill(user, end, '1/13/2026')
    await user.click(screen.getByRole('button', { name: /^Export/ }))

    expect(await screen.findByRole('alert')).toHaveTextContent(/Error!\s*Invalid data\./)
    expect(start).toBeInvalid()
    expect(end).toBeInvalid()
    expect(start).toHaveValue('31/02/2026')
    expect(server.requestsTo(exportPosts)).toEqual([])
  })

  it('reports an end before the start', async () => {
    const user = await open()
    await findSend()
    const [start, end] = [screen.getByLabelText('Date start'), screen.getByLabelText('Date end')]
    await fill(user, start, '16/11/2026')
    await fill(user, end, '15/11/2026')
    await user.click(screen.getByRole('button', { name: /^Export/ }))

    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(end).toBeInvalid()
  })

  it.each([
    ['unavailable', 'Operation not available. Please try again later.'],
    ['rate-limit', 'You already have two exports running.'],
    ['validation', 'Invalid data.'],
  ] as const)('reports %s, keeps the choices and exports at the next attempt', async (type, message) => {
    server.on(exportPosts, failWith(type))
    const user = await open()
    await findSend()
    await user.click(screen.getByRole('radio', { name: 'CSV' }))
    await user.selectOptions(screen.getByLabelText('Region'), 'europe')
    await user.click(screen.getByRole('button', { name: /^Export/ }))

    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Region')).toHaveValue('europe')
    expect(screen.getByRole('radio', { name: 'CSV' })).toBeChecked()

    server.on(exportPosts, csvResponse)
    await user.click(screen.getByRole('button', { name: /^Export/ }))
    expect(await screen.findByText(/news-views\.csv .* is among your downloads/)).toBeInTheDocument()
    expect(server.requestsTo(exportPosts).at(-1)?.body).toMatchObject({ region: 'europe', format: 'csv' })
  })

  it('shows figures that add up: views, downloads and copied texts', async () => {
    const totals = { views: 2040, downloads: 1788, copies: 347, media: 40 }
    server.on(previewReport, () => reportPreviewResponse({ rows: 4175, totals }))
    await open()
    const preview = within(await screen.findByRole('region', { name: 'What the report will hold' }))
    await preview.findByText('4,175')
    const figures = preview.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(['4,175', '2,040', '1,788', '347', '40'])
    expect(preview.getByText('texts copied')).toBeInTheDocument()
  })

  it('previews who used what, where and when, whatever the order of the columns in the file', async () => {
    const keys = ['at', 'event', 'personId', 'person', 'email', 'companyName', 'country', 'postId', 'title']
    const columns = keys.map((key) => ({ key, name: `Name of ${key}` }))
    server.on(previewReport, () => reportPreviewResponse({ columns, first: [keys.map((key) => `Cell of ${key}`)] }))
    await open()
    const table = within(await screen.findByRole('table', { name: 'First rows' }))
    const shown = ['at', 'person', 'companyName', 'country', 'title', 'event']
    const [, row] = table.getAllByRole('row')
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      shown.map((key) => `Name of ${key}`),
    )
    expect(
      within(row ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(shown.map((key) => `Cell of ${key}`))
  })

  it('shows all countries on demand', async () => {
    const byCountry = Array.from({ length: 26 }, (_, index) => ({
      country: `C${index}`,
      name: `Country ${index}`,
      count: 100 - index,
    }))
    server.on(previewReport, () => reportPreviewResponse({ byCountry }))
    const user = await open()
    const more = await screen.findByRole('button', { name: 'and 21 more countries' })
    expect(screen.queryByText('Country 25')).toBeNull()

    await user.click(more)
    expect(screen.getByText('Country 25')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(screen.queryByText('Country 25')).toBeNull()
  })

  it('says which date each report is filtered by, and forgets the message about another report', async () => {
    server.on(exportPosts, csvResponse)
    const user = await open()
    await user.click(await findSend())
    expect(await screen.findByText(/news-views\.csv .* is among your downloads/)).toBeInTheDocument()
    expect(screen.getByText(/^The dates are those of the view, download or copy\./)).toBeInTheDocument()

    await user.click(screen.getByRole('radio', { name: /^Users/ }))
    expect(screen.getByText(/^The dates are those of registration\./)).toBeInTheDocument()
    expect(screen.queryByText(/is among your downloads/)).toBeNull()
  })

  it('shows the progress of a long export and cancels it', async () => {
    const { handler } = hold(csvResponse)
    server.on(exportPosts, handler)
    const user = await open()
    await user.click(await findSend())
    expect(await screen.findByRole('progressbar')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    expect(await findSend()).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is page not found without the permission, and not in the menu', async () => {
    const user = await renderScreen('/en/export', { session: READER })
    expect(await screen.findByText('The page you are looking for no longer exists.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Aoife’s account' }))
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull()
  })
})
