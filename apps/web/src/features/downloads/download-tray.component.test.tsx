import { getZip } from '@mixed-zone/contract/endpoints/downloads'
import { getMatchday, listSections } from '@mixed-zone/contract/endpoints/library'
import { getPost } from '@mixed-zone/contract/endpoints/pages'
import { MAX_FETCHED_FILE_BYTES } from '@mixed-zone/contract/rules/limits'
import { assetResponse, matchdayPageResponse, postResponse } from '@mixed-zone/test-data/responses'
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

const zipAt = (url: string) => () => ({
  url,
  name: 'derby-day.zip',
  size: CONTENT.length,
  expiresAt: '2030-01-01T00:00:00.000Z',
})

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

describe('Download dialog whose code could not be loaded', () => {
  afterEach(() => vi.doUnmock('./download-dialog.tsx'))

  it('is loaded again with the next request, also while a download runs', async () => {
    let imports = 0
    vi.doMock('./download-dialog.tsx', (importOriginal) => {
      imports += 1
      return imports === 1 ? Promise.reject(new Error('the chunk is gone')) : importOriginal()
    })
    server.onFiles(stalledResponse)
    const user = await open()
    await clickFile(user, 'Download Line-ups')
    const messages = within(screen.getByRole('region', { name: 'Messages' }))
    expect(await messages.findByText(/connection/i)).toBeInTheDocument()

    const [button] = screen.getAllByRole('button', { name: /^Download all/ })
    await user.click(button ?? document.body)
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(within(await findTray()).getByText('Line-ups')).toBeInTheDocument()
  })
})

describe('Zip of which a file was recalled meanwhile', () => {
  /** Only the address of the second zip has content. */
  const respond = (request: Request) =>
    request.url.endsWith('/zips/1')
      ? failure('gone', { reason: 'Wrong player.' })
      : new Response(CONTENT, { headers: { 'content-length': String(CONTENT.length), etag: '"2"' } })

  async function startZip(user: Awaited<ReturnType<typeof open>>) {
    const [button] = await screen.findAllByRole('button', { name: /^Download all/ })
    await user.click(button ?? document.body)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Download' }))
    return dialog
  }

  it('is created anew without the file when somebody tries again', async () => {
    server.on(getZip, zipAt('/api/zips/1'))
    server.onFiles(respond)
    const user = await open()
    const dialog = await startZip(user)
    expect(await dialog.findByText(/Wrong player\./)).toBeInTheDocument()

    server.on(getZip, zipAt('/api/zips/2'))
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Downloads finished')).toBeInTheDocument()
    const bodies = server.requestsTo(getZip).map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toEqual(bodies[0])
  })

  it('is created anew also after a reload', async () => {
    server.on(getZip, zipAt('/api/zips/1'))
    server.onFiles(stalledResponse)
    await startZip(await open())
    await waitFor(() => expect(sessionStorage.getItem('unfinished-downloads')).not.toBeNull())

    server.onFiles(respond)
    const user = await renderScreen(PATH, { keepsStorage: true })
    const tray = await openTray(user)
    await user.click(tray.getByRole('button', { name: 'Resume: Derby day' }))
    expect(await tray.findByText(/Wrong player\./)).toBeInTheDocument()

    server.on(getZip, zipAt('/api/zips/2'))
    await user.click(tray.getByRole('button', { name: 'Resume: Derby day' }))
    expect(await tray.findByText('Downloads finished')).toBeInTheDocument()
  })
})

describe('Zip of what is new', () => {
  async function startPack() {
    server.on(getMatchday, () => matchdayPageResponse())
    const user = await renderScreen('/en/matchdays/matchday-12-2026-27', { session: READER })
    await user.click(await screen.findByRole('button', { name: 'Download pack' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: /^Only what is new/ }))
    await user.click(dialog.getByRole('button', { name: 'Download' }))
    return dialog
  }

  it('says that there is nothing new', async () => {
    server.on(getZip, failWith('not-found'))
    const dialog = await startPack()
    expect(await dialog.findByText('There is nothing new since you last downloaded.')).toBeInTheDocument()
  })

  it('says instead that it is no longer there if there was something new', async () => {
    server.on(getZip, zipAt('/api/zips/1'))
    server.onFiles(() => failure('not-found'))
    const dialog = await startPack()
    expect(await dialog.findByText(/^It is no longer there/)).toBeInTheDocument()
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
