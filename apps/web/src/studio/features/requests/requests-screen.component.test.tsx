import {
  addRequestNote,
  authoriseRequest,
  getRequest,
  undoDecision,
} from '@mixed-zone/contract/endpoints/studio/requests'
import type { RequestDetail, StudioRequest } from '@mixed-zone/contract/schemas/studio/requests'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { failWith } from '../../../../test/fake-server.ts'
import { fill } from '../../../../test/fill.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../../test/render-screen.tsx'
import { detailOf, openDesk, requestResponse, serveRequests } from '../../../../test/request-desk.ts'

const server = portalServer()
let stored: Map<string, StudioRequest>

beforeEach(() => {
  stored = serveRequests(server)
})

const panelOf = (name: string) => screen.findByRole('complementary', { name })
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

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
    server.on(getRequest, ({ params: { id } }) =>
      detailOf(
        requestResponse(
          Number(id),
          id === '1' ? { state: 'authorised', decidedBy: 'Ruth Aldana', decidedAt: '2026-11-15T19:00:00.000Z' } : {},
        ),
      ),
    )
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
