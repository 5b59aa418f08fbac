import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { getPeopleSummary, listPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { ROLE_PERMISSIONS } from '@mixed-zone/contract/permissions'
import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen } from '../../../test/render-screen.tsx'
import { personResponse } from '../features/people/people.fixture.ts'

const server = portalServer()

const ADMIN = { ...READER, permissions: ROLE_PERMISSIONS.admin }

describe('Studio', () => {
  it('leads visitors to login', async () => {
    await renderScreen('/en/studio')
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeInTheDocument()
  })

  it.each([[[]], [['embargo'] as const]])('is page not found for a reader with permissions %j', async (permissions) => {
    await renderScreen('/en/studio', { session: { ...READER, permissions } })
    expect(await screen.findByText('The page you are looking for no longer exists.')).toBeInTheDocument()
  })

  it('loads its first screen once, and again when its live events start or one comes', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
    server.on(listenLive, () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    server.on(getPeopleSummary, () => ({
      counts: { all: 1, media: 1, staff: 0, embargo: 0, suspended: 0, unused: 0 },
      online: 1,
      countries: [],
    }))
    server.on(listPeople, ({ query: { page, pageSize } }) => ({ items: [personResponse()], total: 1, page, pageSize }))
    await renderScreen('/en/studio/people', { session: ADMIN })
    expect(await screen.findByText(/Mafalda Freire/)).toBeInTheDocument()
    expect(server.requestsTo(listPeople)).toHaveLength(1)

    const send = (text: string) => stream?.enqueue(new TextEncoder().encode(text))
    send('event: ready\nid: c1\ndata: {}\n\n')
    await waitFor(() => expect(server.requestsTo(listPeople)).toHaveLength(2))
    send('event: studio\ndata: {"kind":"request","subjectId":null}\n\n')
    await waitFor(() => expect(server.requestsTo(listPeople)).toHaveLength(3))
  })

  it('says so to staff whose permissions open no screen', async () => {
    await renderScreen('/en/studio', { session: { ...READER, permissions: ['export'] } })
    expect(await screen.findByText('None of your permissions opens a screen.')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'See the portal' })[0]).toHaveAttribute('href', '/en/home')
  })

  it('is linked in the account menu of staff', async () => {
    const user = await renderScreen('/en/home', { session: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'Aoife’s account' }))
    expect(await screen.findByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/en/studio')
  })

  it('is not linked in the account menu of a reader', async () => {
    const user = await renderScreen('/en/home', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'Aoife’s account' }))
    expect(await screen.findByRole('button', { name: 'Sign out' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Studio' })).toBeNull()
  })
})
