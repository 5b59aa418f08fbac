import { getJob } from '@mixed-zone/contract/endpoints/studio/jobs'
import {
  authoriseRequest,
  authoriseRequests,
  listRequests,
  rejectRequest,
  rejectRequests,
  undoDecisions,
} from '@mixed-zone/contract/endpoints/studio/requests'
import type { StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { failWith, loseConnection } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { doneJobResponse, openDesk, requestResponse, serveRequests } from '../../../../test/request-desk.ts'
import { act } from '../../../../test/react.ts'

const server = portalServer()
let stored: Map<string, StudioRequest>

beforeEach(() => {
  stored = serveRequests(server)
})

const panelOf = (name: string) => screen.findByRole('complementary', { name })

describe('Requests › rejection', () => {
  it('rejects by R with the template of a number, in the language of the person', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject the request of Person1 Paredes' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /Medium not confirmed/ })).toHaveFocus())
    await user.keyboard('2')
    expect(dialog.getByRole('textbox', { name: 'Text of the mail' })).toHaveValue('Ya tienes cuenta.')
    expect(await dialog.findByText('Dear Person1,')).toBeInTheDocument()
    expect(dialog.getByText('Subject es')).toBeInTheDocument()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(server.requestsTo(rejectRequest)).toHaveLength(1))
    expect(server.requestsTo(rejectRequest)[0]).toMatchObject({
      params: { id: '1' },
      body: { reason: 'Ya tienes cuenta.' },
    })
    await panelOf('Person2 Paredes')
    await waitFor(() => expect(screen.getByRole('button', { name: /Person2/ })).toHaveFocus())
  })

  it('shows the mail of a rejection in other languages, without changing what is sent', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Subject es')
    await user.click(dialog.getByRole('radio', { name: 'EN' }))
    expect(await dialog.findByText('Subject en')).toBeInTheDocument()
    expect(dialog.getByText('We could not confirm it.')).toBeInTheDocument()
    expect(dialog.queryByRole('textbox')).toBeNull()
    await user.click(dialog.getByRole('button', { name: /Reject and send/ }))
    await waitFor(() => expect(server.requestsTo(rejectRequest)).toHaveLength(1))
    expect(server.requestsTo(rejectRequest)[0]?.body).toEqual({ reason: 'No pudimos comprobarlo.' })
  })

  it('asks for every language once a text for several people was changed', async () => {
    server.on(rejectRequests, () => ({ jobId: 'job-1' }))
    server.on(getJob, () => failWith('not-found')())
    const user = await openDesk()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person1 Paredes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Person2 Paredes' }))
    const bulk = within(screen.getByRole('group', { name: 'Actions on the selected rows' }))
    await user.click(bulk.getByRole('button', { name: 'Reject…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 requests' }))
    await user.click(dialog.getByRole('radio', { name: 'PT' }))
    await fill(user, await dialog.findByDisplayValue('Não conseguimos.'), 'Sem cartão.')
    await user.click(dialog.getByRole('button', { name: /Reject and send/ }))
    expect(await dialog.findByText('Write why.')).toBeInTheDocument()
    expect(dialog.getByRole('radio', { name: 'ES' })).toBeChecked()
    await fill(user, dialog.getByRole('textbox'), 'Sin carné.')
    await user.click(dialog.getByRole('radio', { name: 'EN' }))
    await fill(user, dialog.getByRole('textbox'), 'No card.')
    expect(server.requestsTo(rejectRequests)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: /Reject and send/ }))
    await waitFor(() => expect(server.requestsTo(rejectRequests)).toHaveLength(1))
    expect(server.requestsTo(rejectRequests)[0]?.body).toEqual({
      ids: ['1', '2'],
      reason: { es: 'Sin carné.', en: 'No card.', pt: 'Sem cartão.' },
    })
  })

  it('sends a rejection that failed again, with the text that was written', async () => {
    server.on(rejectRequest, loseConnection)
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    await fill(user, await dialog.findByDisplayValue('No pudimos comprobarlo.'), 'Sin carné.')
    await user.click(dialog.getByRole('button', { name: /Reject and send/ }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(server.requestsTo(rejectRequest)).toHaveLength(2))
    expect(server.requestsTo(rejectRequest)[1]?.body).toEqual({ reason: 'Sin carné.' })
  })

  it('does not reject without a reason', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('r')
    await screen.findByRole('dialog')
    await user.clear(await screen.findByDisplayValue('No pudimos comprobarlo.'))
    await user.click(screen.getByRole('button', { name: /Reject and send/ }))
    expect(await screen.findByText('Write why.')).toBeInTheDocument()
    expect(server.requestsTo(rejectRequest)).toHaveLength(0)
  })
})

describe('Requests › several at once', () => {
  it('decides several as a job', async () => {
    server.on(authoriseRequests, () => ({ jobId: 'job-1' }))
    server.on(getJob, () => ({
      job: {
        id: 'job-1',
        kind: 'requests.authorise',
        state: 'done' as const,
        total: 2,
        finished: 2,
        failed: 1,
        createdAt: '2026-11-15T19:00:00.000Z',
        endedAt: '2026-11-15T19:00:01.000Z',
      },
      rows: {
        items: [{ id: '2', label: 'Person2 Paredes', result: 'conflict' as const }],
        total: 1,
        page: 1,
        pageSize: 50,
      },
    }))
    const user = await openDesk()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person1 Paredes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Person2 Paredes' }))
    await user.click(screen.getByRole('button', { name: 'Authorise 2' }))
    await waitFor(() => expect(server.requestsTo(authoriseRequests)[0]?.body).toEqual({ ids: ['1', '2'] }))
    await user.click(await screen.findByRole('button', { name: '1 not done' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Authorise 2' }))
    expect(dialog.getByText('Person2 Paredes')).toBeInTheDocument()
  })

  it('undoes all that a job decided, whatever was selected', async () => {
    const selected: unknown[] = []
    server.on(authoriseRequests, ({ body }) => {
      selected.push(body)
      return { jobId: 'job-2' }
    })
    server.on(undoDecisions, () => ({ jobId: 'job-3' }))
    server.on(getJob, ({ params: { id } }) => doneJobResponse(id, 12))
    for (let number = 5; number <= 12; number += 1) stored.set(String(number), requestResponse(number))
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.click(screen.getByRole('checkbox', { name: 'Select the whole page' }))
    await user.click(screen.getByRole('button', { name: 'Select all 12 that match' }))
    await user.click(screen.getByRole('button', { name: 'Authorise 12' }))
    await screen.findByText(/^12 requests decided\. The mail is sent in/)
    expect(selected).toEqual([{ filter: { state: 'waiting' }, total: 12 }])
    await user.keyboard('z')
    await waitFor(() => expect(server.requestsTo(undoDecisions)[0]?.body).toEqual({ jobId: 'job-2' }))
  })
})

describe('Requests › selection', () => {
  it('does not decide a selected request again that was decided by A', async () => {
    server.on(authoriseRequests, () => ({ jobId: 'job-1' }))
    server.on(getJob, ({ params: { id } }) => doneJobResponse(id, 1))
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.click(screen.getByRole('checkbox', { name: 'Select Person1 Paredes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Person2 Paredes' }))
    await user.keyboard('a')
    await panelOf('Person2 Paredes')
    await user.click(await screen.findByRole('button', { name: 'Authorise 1' }))
    await waitFor(() => expect(server.requestsTo(authoriseRequests)[0]?.body).toEqual({ ids: ['2'] }))
  })

  it('writes the number of selected requests in singular and with separators', async () => {
    const items = [1, 2].map((number) => requestResponse(number))
    server.on(listRequests, ({ query: { page, pageSize } }) => ({ items, total: 1200, page, pageSize }))
    const bulk = () => within(screen.getByRole('group', { name: 'Actions on the selected rows' }))
    const user = await openDesk()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Person1 Paredes' }))
    await user.click(bulk().getByRole('button', { name: 'Reject…' }))
    await screen.findByRole('dialog', { name: 'Reject 1 request' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('checkbox', { name: 'Select the whole page' }))
    await user.click(screen.getByRole('button', { name: 'Select all 1,200 that match' }))
    await user.click(bulk().getByRole('button', { name: 'Reject…' }))
    await screen.findByRole('dialog', { name: 'Reject 1,200 requests' })
  })
})

describe('Requests › on a phone', () => {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    )
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const rowOnPhone = async (name: string) => {
    const row = (await screen.findByText(name)).closest('li')
    if (row === null) throw new Error('no such row')
    return row
  }

  it('opens the filters in a sheet', async () => {
    const user = await openDesk()
    await screen.findByText('Person1 Paredes')
    expect(screen.queryByLabelText('Region')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(await screen.findByLabelText('Region'), 'africa')
    await waitFor(() => expect(location.search).toBe('?region=africa'))
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  it('selects by a long press, then by taps', async () => {
    const user = await openDesk()
    const first = await rowOnPhone('Person1 Paredes')
    const touched = first.querySelector('button') ?? first
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    fireEvent.pointerDown(touched, { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 })
    await act(() => vi.advanceTimersByTimeAsync(500))
    vi.useRealTimers()
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    fireEvent.pointerUp(touched, { pointerType: 'touch', isPrimary: true })
    fireEvent.click(touched)
    expect(screen.getByText('1 selected')).toBeInTheDocument()
    await user.click(within(await rowOnPhone('Person2 Paredes')).getByRole('button'))
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Authorise 2' })).toBeInTheDocument()
  })

  it('authorises by a swipe to the right', async () => {
    await openDesk()
    const row = await rowOnPhone('Person1 Paredes')
    const touched = row.querySelector('button') ?? row
    fireEvent.pointerDown(touched, { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 10 })
    await act(async () =>
      fireEvent.pointerMove(touched, { pointerType: 'touch', isPrimary: true, clientX: 150, clientY: 12 }),
    )
    fireEvent.pointerUp(touched, { pointerType: 'touch', isPrimary: true })
    await waitFor(() => expect(server.requestsTo(authoriseRequest)).toHaveLength(1))
  })
})
