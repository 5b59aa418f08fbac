import { listSections } from '@mixed-zone/contract/endpoints/library'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { MAX_FETCHED_FILE_BYTES } from '@mixed-zone/contract/rules/limits'
import { assetResponse, postResponse } from '@mixed-zone/test-data/responses'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, failWith } from '../../../test/fake-server.ts'
import { portalServer } from '../../../test/portal-server.ts'
import { READER, renderScreen, storedSession } from '../../../test/render-screen.tsx'
import { act } from '../../../test/react.ts'

const server = portalServer()

const CONTENT = '0123456789'
const PATH = '/en/post/12/derby-day'

const TEXTS = (['txt', 'docx'] as const).map((format) => ({
  locale: 'es' as const,
  format,
  name: `derby-day.${format}`,
  url: `/api/texts/12/es/${format}/derby-day.${format}?k=key`,
}))

const fileResponse = (caption: string, size: number) =>
  assetResponse({ kind: 'file', caption, name: `${caption}.pdf`, type: 'application/pdf', size, renditions: [] })

beforeEach(() => {
  const assets = [fileResponse('Line-ups', CONTENT.length), fileResponse('Season guide', MAX_FETCHED_FILE_BYTES + 1)]
  server.on(getPost, () => postResponse({ id: '12', slug: 'derby-day', title: 'Derby day', assets, texts: TEXTS }))
})

afterEach(() => vi.useRealTimers())

/** A connection over which some bytes arrive, and then nothing more. */
function stalledResponse(): Response {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(CONTENT.slice(0, 4))) })
  return new Response(body, { headers: { 'content-length': String(CONTENT.length), etag: '"1"' } })
}

function restResponse(request: Request): Response {
  expect(request.headers.get('range')).toBe('bytes=4-')
  return new Response(CONTENT.slice(4), { status: 206, headers: { 'content-range': 'bytes 4-9/10', etag: '"1"' } })
}

const open = () => renderScreen(PATH, { session: READER })

const findTray = () => screen.findByRole('region', { name: 'My downloads' })

async function openTray(user: Awaited<ReturnType<typeof open>>) {
  const tray = within(await findTray())
  await user.click(tray.getByRole('button', { expanded: false }))
  return tray
}

const clickFile = async (user: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  user.click(await screen.findByRole('link', { name }))

describe('Download tray', () => {
  it('has no timeout for a stalled download: it says so and offers another attempt, which continues it', async () => {
    server.onFiles(stalledResponse)
    const user = await open()
    await screen.findByRole('link', { name: 'Download Line-ups' })
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    await clickFile(user, 'Download Line-ups')
    const tray = await openTray(user)
    await waitFor(() => expect(server.fileRequests).toHaveLength(1))
    expect(tray.queryByText(/^No data is arriving/)).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(await tray.findByText('No data is arriving at the moment. You can wait or try again.')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
    expect(server.fileRequests).toHaveLength(1)
    expect(server.fileRequests[0]?.signal.aborted).toBe(false)

    server.onFiles(restResponse)
    await user.click(tray.getByRole('button', { name: 'Resume: Line-ups' }))
    expect(await tray.findByText('Downloads finished')).toBeInTheDocument()
    expect(server.fileRequests).toHaveLength(2)
  })

  it('offers after a reload to resume what was unfinished', async () => {
    server.onFiles(stalledResponse)
    await clickFile(await open(), 'Download Line-ups')
    await findTray()
    await waitFor(() => expect(sessionStorage.getItem('unfinished-downloads')).not.toBeNull())

    server.onFiles(() => new Response(CONTENT, { headers: { 'content-length': String(CONTENT.length) } }))
    const user = await renderScreen(PATH, { keepsStorage: true })
    const tray = await openTray(user)
    expect(tray.getByText(/^The page was reloaded before it finished\./)).toBeInTheDocument()
    expect(server.fileRequests).toHaveLength(1)

    await user.click(tray.getByRole('button', { name: 'Resume: Line-ups' }))
    expect(await tray.findByText('Downloads finished')).toBeInTheDocument()
    expect(server.fileRequests).toHaveLength(2)
  })

  it('reports a recalled file with the bold "Error!" and the reason', async () => {
    server.onFiles(() => failure('gone', { reason: 'Wrong player.' }))
    const user = await open()
    await clickFile(user, 'Download Line-ups')
    const tray = await openTray(user)

    const line = await tray.findByText(/Wrong player\./)
    expect(within(line).getByText('Error!').tagName).toBe('STRONG')
  })
})

describe('Link to a file after the session has ended', () => {
  it.each([
    ['a file', 'Download Line-ups'],
    ['a file for the download manager of the browser', 'Download Season guide'],
    ['the text as TXT', /^TXT,/],
    ['the text as DOCX', /^DOCX,/],
  ])('leads to login with an error, like every other call: %s', async (_, name) => {
    // The URL of an ended session is not found; the page asks before it says so.
    server.onFiles(() => failure('not-found'))
    const user = await open()
    await screen.findByRole('link', { name })
    server.on(listSections, failWith('token'))
    await clickFile(user, name)

    const alert = await screen.findByText(/Your session has ended/)
    expect(within(alert).getByText('Error!').tagName).toBe('STRONG')
    expect(location.pathname).toBe('/en/login')
    expect(storedSession()).toMatchObject({ token: null, user: null, key: null, urlHistory: PATH })
  })

  it('says that the file is no longer there while the session lives', async () => {
    server.onFiles(() => failure('not-found'))
    const user = await open()
    await clickFile(user, 'Download Line-ups')
    const tray = await openTray(user)
    expect(await tray.findByText(/It is no longer there, or no longer open to you\./)).toBeInTheDocument()
  })
})
