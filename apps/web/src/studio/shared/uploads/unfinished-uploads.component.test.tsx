import { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import type { PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { dock, dropFiles, EDITOR, openInbox, picture, serveUploads } from '../../../../test/uploads-desk.ts'

const server = portalServer()

let tus: ReturnType<typeof serveUploads>

beforeEach(() => {
  tus = serveUploads(server)
})

describe('Unfinished uploads', () => {
  const pending: PendingUpload = {
    id: '1',
    url: '/api/studio/uploads/1',
    name: 'film.mp4',
    sizeBytes: 100,
    receivedBytes: 40,
    lastModified: new Date(1_000_000).toISOString(),
    target: {},
    postTitle: null,
    startedAt: '2026-11-17T10:00:00.000Z',
    expiresAt: '2026-11-24T10:00:00.000Z',
  }

  it('go on where they stopped once the same file is chosen', async () => {
    tus.uploads.push({ metadata: {}, sizeBytes: 100, receivedBytes: 40 })
    server.on(listUploads, () => ({ uploads: tus.uploads[0]?.receivedBytes === 40 ? [pending] : [] }))
    const user = await openInbox()
    await user.click(await (await dock()).findByRole('button', { name: /1 unfinished upload/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/For the sorting desk/)).toBeInTheDocument()
    const input = within(dialog).getByLabelText('Choose the files', { selector: 'input' })
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    await user.upload(input, picture('other.mp4', 100))
    expect(await screen.findByText(/None of those files/)).toBeInTheDocument()
    await user.upload(input, picture('film.mp4', 100))
    await waitFor(() => expect(tus.uploads[0]?.receivedBytes).toBe(100))
    expect(tus.requests.map(({ method }) => method)).toEqual(['HEAD', 'PATCH'])
  })

  it('can be discarded', async () => {
    tus.uploads.push({ metadata: {}, sizeBytes: 100, receivedBytes: 40 })
    let isThere = true
    server.on(listUploads, () => ({ uploads: isThere ? [pending] : [] }))
    const user = await openInbox()
    await user.click(await (await dock()).findByRole('button', { name: /1 unfinished upload/ }))
    isThere = false
    await user.click(await screen.findByRole('button', { name: 'Discard film.mp4' }))
    await waitFor(() => expect(tus.requests.map(({ method }) => method)).toEqual(['DELETE']))
    await waitFor(() => expect(screen.queryByRole('button', { name: /unfinished upload/ })).toBeNull())
  })

  const remembered = () => Object.keys(localStorage).filter((name) => name.startsWith('unsaved-upload-'))

  /** Closes the page while four of five files are being sent, and opens it again. */
  async function reloadWithOneQueued(session = EDITOR) {
    server.on(listUploads, () => ({ uploads: [] }))
    await openInbox()
    tus.state.isHeld = true
    dropFiles(...[1, 2, 3, 4, 5].map((size) => picture(`${size}.jpg`, size)))
    await waitFor(() => expect(remembered()).toEqual([expect.stringContaining('"5.jpg"')]))
    tus.state.isHeld = false
    if (session !== EDITOR) localStorage.setItem('session', JSON.stringify({ state: session, version: 0 }))
    const user = await renderScreen('/en/studio/inbox', { keepsStorage: true })
    await screen.findByRole('heading', { level: 1 })
    return user
  }

  it('name files that had not begun, and take them in their order when the same ones are chosen', async () => {
    const user = await reloadWithOneQueued()
    await user.click(await (await dock()).findByRole('button', { name: /1 unfinished upload/ }))
    const dialog = await screen.findByRole('dialog')
    expect(await findViolations(dialog)).toEqual([])
    expect(within(dialog).getByText(/For the sorting desk · not begun yet, 5 B/)).toBeInTheDocument()
    const input = within(dialog).getByLabelText('Choose the files', { selector: 'input' })
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    await user.upload(input, picture('5.jpg', 5))
    await waitFor(() => expect(tus.uploads).toHaveLength(5))
    const orders = tus.uploads.map(({ metadata }) => Number(metadata['order']))
    expect(orders).toEqual([...new Set(orders)].toSorted((one, other) => one - other))
    await waitFor(() => expect(remembered()).toEqual([]))
    expect(screen.queryByRole('button', { name: /unfinished upload/ })).toBeNull()
  })

  it('forget such a file once it is discarded', async () => {
    const user = await reloadWithOneQueued()
    await user.click(await (await dock()).findByRole('button', { name: /1 unfinished upload/ }))
    await user.click(await screen.findByRole('button', { name: 'Discard 5.jpg' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /unfinished upload/ })).toBeNull())
    expect(remembered()).toEqual([])
  })

  it('do not show such a file to somebody else', async () => {
    await reloadWithOneQueued({ ...EDITOR, user: { id: '8', firstName: 'Ruth' } })
    await (await dock()).findByRole('link', { name: /Posts/ })
    expect(screen.queryByRole('button', { name: /unfinished upload/ })).toBeNull()
  })
})
