import {
  addRequestNote,
  authoriseRequest,
  getRequest,
  listDomains,
  undoDecision,
} from '@mixed-zone/contract/endpoints/studio/requests'
import type { RequestDetail, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { act } from '../../../../test/react.ts'
import { detailOf, openDesk, requestResponse, serveRequests } from '../../../../test/request-desk.ts'

const server = portalServer()
let stored: Map<string, StudioRequest>

beforeEach(() => {
  stored = serveRequests(server)
})

const panelOf = (name: string) => screen.findByRole('complementary', { name })
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

const DECIDED = { state: 'authorised', decidedBy: 'Ruth Aldana', decidedAt: '2026-11-15T19:00:00.000Z' } as const

async function goToDomains(user: UserEvent): Promise<void> {
  server.on(listDomains, ({ query: { page, pageSize } }) => ({ items: [], total: 0, page, pageSize }))
  await user.click(screen.getByRole('link', { name: /^Domains/ }))
  await waitFor(() => expect(location.pathname).toBe('/en/studio/domains'))
  await screen.findByText('There are no domains yet')
}

describe('Requests', () => {
  it('shows waiting requests with their evidence, and the first in the panel', async () => {
    await openDesk()
    const row = within(await rowOf('Person1 Paredes'))
    expect(row.getByText('11 with access')).toBeInTheDocument()
    expect(row.getByText('22 h')).toBeInTheDocument()
    const panel = within(await panelOf('Person1 Paredes'))
    expect(await panel.findByText('Looks trustworthy.')).toBeInTheDocument()
    expect(panel.getByText('1 of 4')).toBeInTheDocument()
    expect(panel.getByRole('link', { name: /^radiocordillera.test/ })).toHaveAttribute(
      'href',
      'https://radiocordillera.test',
    )
    expect(screen.getByRole('link', { name: /^Authorised 3,812/ })).toHaveAttribute(
      'href',
      '/en/studio/requests?state=authorised',
    )
  })

  it('authorises by A, moves on, and undoes by Z', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('a')
    await panelOf('Person2 Paredes')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Person1/ })).toBeNull())
    expect(await screen.findByText(/^Person1 Paredes authorised\. The mail is sent in \d+ s$/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Person2/ })).toHaveFocus()

    await user.keyboard('z')
    await rowOf('Person1 Paredes')
    await panelOf('Person1 Paredes')
    expect(server.requestsTo(undoDecision).map(({ params }) => params.id)).toEqual(['1'])
  })

  it('decides all of them by keyboard', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    for (const number of [1, 2, 3, 4]) {
      await panelOf(`Person${number} Paredes`)
      await user.keyboard('a')
    }
    expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument()
    expect(server.requestsTo(authoriseRequest).map(({ params }) => params.id)).toEqual(['1', '2', '3', '4'])
  })

  it('says that somebody else has decided a request meanwhile', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    server.on(authoriseRequest, ({ params: { id } }) => {
      stored.set(id, requestResponse(1, { state: 'rejected', decidedBy: 'Ruth Aldana' }))
      return failWith('conflict')()
    })
    await user.keyboard('a')
    expect(await screen.findByText('Somebody else has decided the request of Person1 Paredes.')).toBeInTheDocument()
    await panelOf('Person2 Paredes')
    expect(screen.queryByRole('row', { name: /Person1/ })).toBeNull()
  })

  it('says who decided the request that is open, and goes on', async () => {
    server.on(getRequest, ({ params: { id } }) => detailOf(requestResponse(Number(id), id === '1' ? DECIDED : {})))
    await openDesk()
    expect(await screen.findByText('Ruth Aldana has decided the request of Person1 Paredes.')).toBeInTheDocument()
    await panelOf('Person2 Paredes')
  })

  it('leaves a request that a bulk action of the same person has decided, without a message', async () => {
    const decided = { state: 'authorised', decidedBy: 'Aoife Walsh', decidedById: READER.user?.id ?? null } as const
    server.on(getRequest, ({ params: { id } }) => detailOf(requestResponse(Number(id), id === '1' ? decided : {})))
    await openDesk()
    await panelOf('Person2 Paredes')
    expect(screen.queryByText(/has decided the request/)).toBeNull()
  })

  it('shows a linked request that was decided before, and decides nobody else by A', async () => {
    stored.set('9', requestResponse(9, DECIDED))
    const user = await openDesk('?open=9')
    const panel = within(await panelOf('Person9 Paredes'))
    expect(panel.getByText(/^Ruth Aldana, /)).toBeInTheDocument()
    await rowOf('Person1 Paredes')
    await user.keyboard('a')
    expect(await panelOf('Person9 Paredes')).toBeInTheDocument()
    expect(screen.queryByText(/has decided the request/)).toBeNull()
    expect(server.requestsTo(authoriseRequest)).toHaveLength(0)
  })

  it('shows a request that was decided while another screen was open, whatever the cached list says', async () => {
    const user = await openDesk('?open=1')
    await rowOf('Person1 Paredes')
    await goToDomains(user)
    stored.set('1', requestResponse(1, DECIDED))
    const { queryClient } = await import('../../../api/query-client.ts')
    await act(() => queryClient.invalidateQueries({ queryKey: ['studio', 'request'] }))
    history.back()
    const panel = within(await panelOf('Person1 Paredes'))
    expect(await panel.findByText(/^Ruth Aldana, /)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Person1/ })).toBeNull())
    expect(screen.queryByText(/has decided the request/)).toBeNull()
    expect(panel.getByText(/^Ruth Aldana, /)).toBeInTheDocument()
  })

  it('decides the request in the panel by A and R although it is not on this page', async () => {
    for (let number = 5; number <= 12; number += 1) stored.set(String(number), requestResponse(number))
    const user = await openDesk('?open=12')
    await panelOf('Person12 Paredes')
    await rowOf('Person1 Paredes')
    await user.keyboard('r')
    await screen.findByRole('dialog', { name: 'Reject the request of Person12 Paredes' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('a')
    await waitFor(() => expect(server.requestsTo(authoriseRequest).map(({ params }) => params.id)).toEqual(['12']))
    await panelOf('Person1 Paredes')
  })

  it('keeps the filters that were chosen since the decision that is undone', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('a')
    await panelOf('Person2 Paredes')
    await user.selectOptions(screen.getByLabelText('Region'), 'africa')
    await waitFor(() => expect(location.search).toContain('region=africa'))
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await panelOf('Person1 Paredes')
    expect(new URLSearchParams(location.search).get('region')).toBe('africa')
  })

  it('does not navigate the screen on which a decision is undone', async () => {
    const user = await openDesk()
    await panelOf('Person1 Paredes')
    await user.keyboard('a')
    await screen.findByText(/^Person1 Paredes authorised\. The mail is sent in/)
    await goToDomains(user)
    await user.keyboard('z')
    await screen.findByText('Person1 Paredes is waiting again.')
    expect(server.requestsTo(undoDecision).map(({ params }) => params.id)).toEqual(['1'])
    expect(location.pathname + location.search).toBe('/en/studio/domains')
  })

  it('adds a note', async () => {
    const notes: RequestDetail['notes'] = []
    server.on(getRequest, ({ params: { id } }) => detailOf(requestResponse(Number(id)), { notes: [...notes] }))
    server.on(addRequestNote, ({ body: { text } }) => {
      const note = { id: '9', at: '2026-11-15T19:00:00.000Z', author: 'Aoife', authorId: '7', text }
      notes.push(note)
      return note
    })
    const user = await openDesk()
    const panel = within(await panelOf('Person1 Paredes'))
    await fill(
      user,
      await panel.findByRole('textbox', { name: 'Internal note, only the office sees it' }),
      'Called them.',
    )
    await user.click(panel.getByRole('button', { name: 'Save the note' }))
    expect(await panel.findByText('Called them.')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Delete the note' })).toBeInTheDocument()
  })

  it('says who can grant the permission to staff without it', async () => {
    await renderScreen('/en/studio/requests', { session: { ...READER, permissions: ['audit'] } })
    expect(await screen.findByText(/needs the permission “Requests, people and mail”/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Requests' })).toBeNull()
  })
})
