import type { PendingUpload } from '@mixed-zone/contract/schemas/studio/files'
import { describe, expect, it, vi } from 'vitest'
import { UploadFailure } from './retry-rules.ts'
import type { QueueDeps } from './upload-job.ts'
import { createLazyTransport, type UploadTransport } from './upload-transport.ts'
import { fileOf, KNOWN_FILE, settle, startQueue } from './upload-queue.fixture.ts'

const networkFailure = () => new UploadFailure({ type: 'network', reason: '' })

/** An upload without a byte. */
const pendingOf = (name: string, sizeBytes: number): PendingUpload => ({
  id: '5',
  url: '/api/studio/uploads/5',
  name,
  sizeBytes,
  receivedBytes: 0,
  lastModified: new Date(1_000).toISOString(),
  target: { postId: '12' },
  postTitle: null,
  startedAt: '2026-11-17T10:00:00.000Z',
  expiresAt: '2026-11-24T10:00:00.000Z',
})

describe('upload queue: failures', () => {
  it('continues at the same address after a lost connection, with longer delays', async () => {
    const { add, item, requests, retries } = startQueue()
    await add(fileOf('a.jpg', 10))
    requests[0]?.onUrl('/api/studio/uploads/1')
    await requests[0]?.fail(networkFailure())
    expect(item('a.jpg')).toMatchObject({ state: 'queued', problem: { type: 'network' } })
    retries[0]?.resolve()
    await settle()
    expect(requests[1]).toMatchObject({ url: '/api/studio/uploads/1' })
    await requests[1]?.fail(networkFailure())
    expect(retries.map(({ delayMs }) => delayMs)).toEqual([1_000, 2_000])
  })

  it('tries again if the code that sends files could not be loaded', async () => {
    const send = vi.fn<UploadTransport['send']>(async () => ({ assetId: '77' }))
    const load = vi.fn<() => Promise<UploadTransport>>(async () => ({ send, discard: async () => undefined }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { add, item, retries } = startQueue({ transport: createLazyTransport(load) })
    await add(fileOf('a.jpg', 10))
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
    expect(item('a.jpg')).toMatchObject({ state: 'queued', problem: { type: 'network' } })
    retries[0]?.resolve()
    await settle()
    expect(item('a.jpg')).toMatchObject({ state: 'done', assetId: '77' })
  })

  it('does not mind if that code is missing when an upload is discarded', async () => {
    const transport = createLazyTransport(() => Promise.reject(new TypeError('lost')))
    await expect(transport.discard('/api/studio/uploads/5')).resolves.toBeUndefined()
  })

  it('begins to count again after progress', async () => {
    const { add, requests, retries } = startQueue()
    await add(fileOf('a.jpg', 10))
    await requests[0]?.fail(networkFailure())
    retries[0]?.resolve()
    await settle()
    requests[1]?.onProgress(5)
    await requests[1]?.fail(networkFailure())
    expect(retries.at(-1)?.delayMs).toBe(1_000)
  })

  it('gives its slot to others while it waits', async () => {
    const { add, requests, sentNames } = startQueue()
    await add(...[1, 2, 3, 4, 5].map((size) => fileOf(`${size}.jpg`, size)))
    await requests[0]?.fail(networkFailure())
    expect(sentNames()).toHaveLength(5)
  })

  it('gives up in the end, and tries again when the connection is back', async () => {
    const { add, item, queue, requests, retries } = startQueue()
    await add(fileOf('a.jpg', 10))
    for (let attempt = 0; item('a.jpg')?.state !== 'failed'; attempt += 1) {
      await requests[attempt]?.fail(networkFailure())
      retries[attempt]?.resolve()
      await settle()
    }
    const attempts = requests.length
    queue.retryLost()
    expect(item('a.jpg')?.state).toBe('sending')
    await settle()
    expect(requests).toHaveLength(attempts + 1)
  })

  it.each(['media-type', 'too-large', 'validation', 'not-found'] as const)('refuses after %s', async (type) => {
    const { add, item, requests, retries } = startQueue()
    await add(fileOf('a.jpg', 10))
    await requests[0]?.fail(new UploadFailure({ type, reason: 'truncated' }))
    expect(item('a.jpg')).toMatchObject({ state: 'refused', problem: { type, reason: 'truncated' } })
    expect(retries).toHaveLength(0)
  })

  it('starts again once if the server no longer has the upload', async () => {
    const { add, item, requests } = startQueue()
    const gone = () => new UploadFailure({ type: 'not-found', reason: '' }, { isGone: true })
    await add(fileOf('a.jpg', 10))
    requests[0]?.onUrl('/uploads/1')
    await requests[0]?.fail(gone())
    expect(requests[1]).toMatchObject({ url: null })
    await requests[1]?.fail(gone())
    expect(item('a.jpg')?.state).toBe('failed')
  })

  it('does not store a file twice whose last answer was lost', async () => {
    const stored = { ...KNOWN_FILE, posts: [{ id: '12', title: null }] }
    let isStored = false
    const { add, item, requests } = startQueue({
      lookUp: async () => ({ sha256: KNOWN_FILE.sha256, known: isStored ? stored : null }),
    })
    await add(fileOf('a.jpg', 10))
    requests[0]?.onProgress(10)
    isStored = true
    await requests[0]?.fail(new UploadFailure({ type: 'gone', reason: '' }, { isGone: true }))
    expect(item('a.jpg')).toMatchObject({ state: 'done', assetId: '9' })
    expect(requests).toHaveLength(1)
  })

  it('goes on with the upload that the server has created although its answer was lost', async () => {
    const created: PendingUpload[] = []
    const { add, requests, retries, deps } = startQueue({
      listPending: vi.fn<QueueDeps['listPending']>(async () => created),
    })
    await add(fileOf('a.jpg', 10))
    created.push(pendingOf('a.jpg', 10))
    await requests[0]?.fail(networkFailure())
    retries[0]?.resolve()
    await settle()
    expect(requests[1]).toMatchObject({ url: '/api/studio/uploads/5' })
    // From here on it knows the address.
    await requests[1]?.fail(networkFailure())
    retries[1]?.resolve()
    await settle()
    expect(deps.listPending).toHaveBeenCalledTimes(2)
  })

  it('sends nothing of a file that is paused while it looks for that upload', async () => {
    const pending = Promise.withResolvers<readonly PendingUpload[]>()
    const listPending = vi.fn<QueueDeps['listPending']>(() => pending.promise).mockResolvedValueOnce([])
    const { add, queue, requests, retries } = startQueue({ listPending })
    await add(fileOf('a.jpg', 10))
    await requests[0]?.fail(networkFailure())
    retries[0]?.resolve()
    await settle()
    queue.pause(null)
    pending.resolve([])
    await settle()
    expect(requests).toHaveLength(1)
  })

  it('creates no other upload while it cannot look for that one', async () => {
    const listPending = vi
      .fn<QueueDeps['listPending']>(async () => [pendingOf('a.jpg', 10)])
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new UploadFailure({ type: 'unavailable', reason: '' }))
    const { add, requests, retries } = startQueue({ listPending })
    await add(fileOf('a.jpg', 10))
    await requests[0]?.fail(networkFailure())
    retries[0]?.resolve()
    await settle()
    expect(requests).toHaveLength(1)
    retries[1]?.resolve()
    await settle()
    expect(requests[1]).toMatchObject({ url: '/api/studio/uploads/5' })
  })

  it('stops when the session is over, and goes on with another token', async () => {
    const token = () => new UploadFailure({ type: 'token', reason: '' })
    const over = startQueue({ checkSession: async () => false })
    await over.add(fileOf('a.jpg', 10))
    await over.requests[0]?.fail(token())
    expect(over.retries).toHaveLength(0)
    const renewed = startQueue()
    await renewed.add(fileOf('a.jpg', 10))
    await renewed.requests[0]?.fail(token())
    expect(renewed.retries).toHaveLength(1)
  })
})
