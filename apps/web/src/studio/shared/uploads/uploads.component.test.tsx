import { findKnownFiles, useKnownFile } from '@mixed-zone/contract/endpoints/studio/files'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findViolations } from '../../../../test/axe.ts'
import { hold, loseConnection } from '../../../../test/fake-server.ts'
import { portalServer } from '../../../../test/portal-server.ts'
import { dock, dropFiles, openInbox, picture, serveUploads, transferOf } from '../../../../test/uploads-desk.ts'
import { settle } from './upload-queue.fixture.ts'

const server = portalServer()

const DIGEST = 'a'.repeat(64)

/** Hashes every file to the same digest. */
class DigestWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: DIGEST }))
  }
  terminate(): void {}
}

let tus: ReturnType<typeof serveUploads>

beforeEach(() => {
  tus = serveUploads(server)
})

describe('Drop zone', () => {
  it.each([
    ['es', 'Suelta los archivos'],
    ['en', 'Drop the files'],
    ['pt', 'Largue os ficheiros'],
  ])('shows where files go while they are over the page: %s', async (locale, title) => {
    await openInbox(locale)
    fireEvent.dragEnter(document.body, { dataTransfer: transferOf() })
    expect(await screen.findByText(title)).toBeInTheDocument()
    fireEvent.dragLeave(document.body, { dataTransfer: transferOf() })
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  it('ignores text that is dragged', async () => {
    await openInbox()
    fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'], items: [], files: [] } })
    expect(screen.queryByText('Drop the files')).toBeNull()
  })

  it('uploads what is dropped, with its name, time and target', async () => {
    await openInbox()
    dropFiles(picture('one.jpg'), picture('two.jpg'))
    await waitFor(() => expect(tus.uploads.map(({ receivedBytes }) => receivedBytes)).toEqual([10, 10]))
    expect(tus.uploads[0]?.metadata).toEqual({
      name: 'one.jpg',
      type: 'image/jpeg',
      lastModified: '1000000',
      target: '{}',
      order: expect.stringMatching(/^\d{16}$/),
    })
    expect(tus.requests.every(({ authorization }) => authorization === 'Bearer token-7')).toBe(true)
    expect(await (await dock()).findByText('2 files uploaded')).toBeInTheDocument()
    expect(screen.getByText('Done: 2 files uploaded')).toBeInTheDocument()
  })

  it('uploads a pasted picture under a name of its own', async () => {
    await openInbox()
    fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [picture('image.png')] } })
    await waitFor(() => expect(tus.uploads).toHaveLength(1))
    expect(tus.uploads[0]?.metadata['name']).toMatch(/^pasted-[\d-]+\.png$/)
  })

  it('leaves a paste to the field that wants the text', async () => {
    await openInbox()
    const field = screen.getByRole('searchbox')
    fireEvent.paste(field, { clipboardData: { types: ['text/plain', 'Files'], files: [picture('image.png')] } })
    expect(tus.uploads).toHaveLength(0)
  })

  it('takes files from the menu, for the keyboard', async () => {
    const user = await openInbox()
    const [button] = await screen.findAllByRole('button', { name: 'Add' })
    if (button === undefined) throw new Error('no button')
    await user.click(button)
    expect(await screen.findByRole('menuitem', { name: 'A folder…' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    const [input] = screen.getAllByLabelText('Files…', { selector: 'input' })
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    const chosen = picture('chosen.jpg')
    // Which the browser of the test lacks.
    Object.defineProperty(chosen, 'webkitRelativePath', { value: '' })
    await user.upload(input, chosen)
    await waitFor(() => expect(tus.uploads[0]?.metadata['name']).toBe('chosen.jpg'))
  })
})

describe('Adding files on a touch screen', () => {
  afterEach(() => vi.restoreAllMocks())

  it('takes a picture with the camera, also on a tablet', async () => {
    const stub = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...stub(query),
      matches: query === '(pointer: coarse)',
    }))
    const user = await openInbox()
    const [button] = await screen.findAllByRole('button', { name: 'Add' })
    if (button === undefined) throw new Error('no button')
    await user.click(button)
    expect(await screen.findByRole('menuitem', { name: 'Take a picture' })).toBeInTheDocument()
    const [input] = screen.getAllByLabelText('Take a picture', { selector: 'input' })
    expect(input).toHaveAttribute('capture', 'environment')
  })
})

describe('Dock', () => {
  it('pauses and resumes where it was', async () => {
    const user = await openInbox()
    tus.state.isHeld = true
    dropFiles(picture('one.jpg'))
    await user.click(await (await dock()).findByRole('button', { name: 'Pause' }))
    expect(await (await dock()).findByText('Upload paused')).toBeInTheDocument()
    tus.release()
    await user.click((await dock()).getByRole('button', { name: 'Resume' }))
    expect(await (await dock()).findByText('1 file uploaded')).toBeInTheDocument()
    // The second attempt asks from where to go on.
    expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH'])
  })

  it('cancels a file here and on the server', async () => {
    const user = await openInbox()
    tus.state.isHeld = true
    dropFiles(picture('one.jpg'))
    await waitFor(() => expect(tus.requests).toHaveLength(2))
    await user.click(await (await dock()).findByRole('button', { name: /Uploading 1 file/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel one.jpg' }))
    await waitFor(() => expect(tus.requests.at(-1)?.method).toBe('DELETE'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('sends nothing more after "Cancel all", also of the files that had to wait', async () => {
    const user = await openInbox()
    tus.state.isHeld = true
    dropFiles(...[1, 2, 3, 4, 5, 6].map((number) => picture(`${number}.jpg`)))
    await waitFor(() => expect(tus.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(4))
    await user.click(await (await dock()).findByRole('button', { name: /Uploading 6 files/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel all' }))
    await waitFor(() => expect(tus.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(4))
    await settle()
    expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(4)
    expect(tus.uploads.every(({ receivedBytes }) => receivedBytes === 0)).toBe(true)
  })

  it('sends a file once that was paused and resumed while the code of tus was loaded', async () => {
    await openInbox()
    // That of the rendered screen.
    const { useUploadsState } = await import('./uploads-store.ts')
    const unsubscribe = useUploadsState.subscribe(({ items, queue }) => {
      if (items[0]?.state !== 'sending') return
      unsubscribe()
      queueMicrotask(() => {
        queue?.pause(null)
        queue?.resume(null)
      })
    })
    dropFiles(picture('one.jpg'))
    expect(await (await dock()).findByText('1 file uploaded')).toBeInTheDocument()
    await settle()
    expect(tus.uploads).toHaveLength(1)
  })

  it('says in the words of the specification why a file is refused', async () => {
    const user = await openInbox()
    dropFiles(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }))
    await user.click(await (await dock()).findByRole('button', { name: /The upload needs you/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await findViolations(screen.getByRole('dialog'))).toEqual([])
    expect(dialog.getByText('Invalid format.')).toBeInTheDocument()
    expect(dialog.getByText(/"logo.svg" is not a valid file format\./)).toBeInTheDocument()
    expect(screen.getByText('1 file could not be uploaded')).toBeInTheDocument()
  })

  it('shows why the server refuses a file', async () => {
    const user = await openInbox()
    tus.state.answers = [{ status: 413, error: { type: 'too-large' } }]
    dropFiles(picture('huge.jpg'))
    await user.click(await (await dock()).findByRole('button', { name: /The upload needs you/ }))
    expect(await screen.findByText(/The file is too large/)).toBeInTheDocument()
  })

  it('asks about files that are stored already, and uses the stored one', async () => {
    vi.stubGlobal('Worker', DigestWorker)
    server.on(findKnownFiles, () => ({
      files: [
        {
          sha256: DIGEST,
          assetId: '9',
          name: 'old.jpg',
          kind: 'image' as const,
          thumbnail: null,
          posts: [{ id: '3', title: 'Vega Real' }],
        },
      ],
    }))
    server.on(useKnownFile, () => ({ assetId: '31' }))
    const user = await openInbox()
    dropFiles(picture('again.jpg'))
    await user.click(await (await dock()).findByRole('button', { name: /The upload needs you/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/Already in “Vega Real”/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Use that one' }))
    await waitFor(() =>
      expect(server.requestsTo(useKnownFile)[0]?.body).toEqual({
        sha256: DIGEST,
        name: 'again.jpg',
        target: {},
        order: expect.any(Number),
      }),
    )
    expect(tus.uploads).toHaveLength(0)
  })

  it('says why a stored file could not be used', async () => {
    vi.stubGlobal('Worker', DigestWorker)
    const stored = { sha256: DIGEST, assetId: '9', name: 'old.jpg', kind: 'image' as const, thumbnail: null, posts: [] }
    server.on(findKnownFiles, () => ({ files: [stored] }))
    server.on(useKnownFile, loseConnection)
    const user = await openInbox()
    dropFiles(picture('again.jpg'))
    await user.click(await (await dock()).findByRole('button', { name: /The upload needs you/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Use that one' }))
    expect(await dialog.findByText(/The server cannot be reached/)).toBeInTheDocument()
    const answer = hold(() => ({ assetId: '31' }))
    server.on(useKnownFile, answer.handler)
    await user.click(dialog.getByRole('button', { name: 'Use that one' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Upload anyway' })).toHaveAttribute('aria-disabled'))
    answer.release()
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Upload anyway' })).toBeNull())
  })

  it('asks about a file whose bytes are those of another one in the same drop', async () => {
    vi.stubGlobal('Worker', DigestWorker)
    const user = await openInbox()
    dropFiles(picture('pic-01.jpg'), picture('dup.jpg'))
    await user.click(await (await dock()).findByRole('button', { name: /The upload needs you/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/The same as another of these files/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Use that one' }))
    await waitFor(() => expect(dialog.queryByText('dup.jpg')).toBeNull())
    expect(tus.uploads.map(({ metadata }) => metadata['name'])).toEqual(['pic-01.jpg'])
  })

  it('asks before the page is left, only while something is sent', async () => {
    await openInbox()
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leave()).toBe(false)
    tus.state.isHeld = true
    dropFiles(picture('one.jpg'))
    await waitFor(() => expect(tus.requests).toHaveLength(2))
    expect(leave()).toBe(true)
    tus.release()
    await waitFor(() => expect(leave()).toBe(false))
  })
})
