import { describe, expect, it, vi } from 'vitest'
import { UploadFailure } from './retry-rules.ts'
import type { QueueDeps } from './upload-job.ts'
import { fileOf, KNOWN_FILE, settle, startQueue } from './upload-queue.fixture.ts'

const known = () => ({
  lookUp: async () => ({ sha256: KNOWN_FILE.sha256, known: { ...KNOWN_FILE, posts: [...KNOWN_FILE.posts] } }),
})

describe('upload queue: order', () => {
  it('sends four files at a time, the smallest first', async () => {
    const { add, requests, sentNames } = startQueue()
    await add(...[60, 50, 40, 30, 20, 10].map((size) => fileOf(`${size}.jpg`, size)))
    expect(sentNames()).toEqual(['10.jpg', '20.jpg', '30.jpg', '40.jpg'])
    // By which the server gives them the positions in which they were chosen.
    expect(requests.map(({ order }) => order)).toEqual([6, 5, 4, 3])
    await requests[1]?.succeed()
    expect(sentNames().at(-1)).toBe('50.jpg')
  })

  it('says of which files the server knows', async () => {
    const { add, requests, state } = startQueue()
    await add(...[1, 2, 3, 4, 5].map((size) => fileOf(`${size}.jpg`, size)))
    requests[0]?.onUrl('/uploads/1')
    expect(state.items.map(({ isBegun }) => isBegun)).toEqual([true, false, false, false, false])
  })

  it('lets a small file overtake those that wait', async () => {
    const { add, requests, sentNames } = startQueue()
    await add(...[1, 2, 3, 4, 50].map((size) => fileOf(`${size}.jpg`, size)))
    await add(fileOf('small.jpg', 5))
    await requests[0]?.succeed()
    expect(sentNames().at(-1)).toBe('small.jpg')
  })

  it('stores the asset and keeps the preview', async () => {
    const { add, requests, item, deps } = startQueue()
    await add(fileOf('a.jpg', 10))
    await requests[0]?.succeed('77')
    expect(item('a.jpg')).toMatchObject({ state: 'done', assetId: '77', sentBytes: 10, objectUrl: 'blob:a.jpg' })
    expect(deps.onStored).toHaveBeenCalledOnce()
  })

  it('leaves out a file that is already in the queue for the same post', async () => {
    const { add, queue, state } = startQueue()
    await add(fileOf('a.jpg', 10), fileOf('b.jpg', 10))
    await add(fileOf('a.jpg', 10))
    expect(state.items).toHaveLength(2)
    await queue.add([fileOf('a.jpg', 10)], {})
    expect(state.items).toHaveLength(3)
  })

  it('refuses SVG and empty files without sending them', async () => {
    const { add, item, requests } = startQueue()
    await add(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), fileOf('empty.jpg', 0))
    expect(item('logo.svg')).toMatchObject({ state: 'refused', problem: { type: 'media-type', reason: 'svg' } })
    expect(item('empty.jpg')).toMatchObject({ state: 'refused', problem: { type: 'empty' } })
    expect(requests).toHaveLength(0)
  })
})

describe('upload queue: files that are stored already', () => {
  it('waits for a decision and sends nothing', async () => {
    const { add, item, requests } = startQueue(known())
    await add(fileOf('a.jpg', 10))
    expect(item('a.jpg')).toMatchObject({ state: 'known', known: { assetId: '9' } })
    expect(requests).toHaveLength(0)
  })

  it('uses the stored one', async () => {
    const { add, item, queue, deps } = startQueue(known())
    await add(fileOf('a.jpg', 10))
    await queue.takeKnown('1')
    const target = { postId: '12' }
    expect(deps.addKnown).toHaveBeenCalledWith({ sha256: KNOWN_FILE.sha256, name: 'a.jpg', target, order: 1 })
    expect(item('a.jpg')).toMatchObject({ state: 'done', assetId: 'known-asset' })
  })

  it('sends it if the stored one was deleted meanwhile', async () => {
    const { add, queue, requests } = startQueue({ ...known(), addKnown: async () => null })
    await add(fileOf('a.jpg', 10))
    await queue.takeKnown('1')
    expect(requests).toHaveLength(1)
  })

  it('uses it once, however often it is asked to, and does not send it meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const addKnown = vi.fn<QueueDeps['addKnown']>(() => promise)
    const { add, item, queue, requests } = startQueue({ ...known(), addKnown })
    await add(fileOf('a.jpg', 10))
    const taken = [queue.takeKnown('1'), queue.takeKnown('1')]
    queue.uploadAnyway('1')
    expect(item('a.jpg')).toMatchObject({ state: 'known', isAdding: true })
    resolve('31')
    await Promise.all(taken)
    expect(addKnown).toHaveBeenCalledOnce()
    expect(requests).toHaveLength(0)
    expect(item('a.jpg')).toMatchObject({ state: 'done', assetId: '31', isAdding: false })
  })

  it('says why it could not be used, and can be asked again', async () => {
    const addKnown = vi
      .fn<QueueDeps['addKnown']>(async () => '31')
      .mockRejectedValueOnce(new UploadFailure({ type: 'network', reason: '' }))
    const { add, item, queue } = startQueue({ ...known(), addKnown })
    await add(fileOf('a.jpg', 10))
    await queue.takeKnown('1')
    expect(item('a.jpg')).toMatchObject({ state: 'known', problem: { type: 'network' }, isAdding: false })
    await queue.takeKnown('1')
    expect(item('a.jpg')).toMatchObject({ state: 'done', problem: null })
  })

  it('sends it anyway', async () => {
    const { add, queue, requests } = startQueue(known())
    await add(fileOf('a.jpg', 10))
    queue.uploadAnyway('1')
    expect(requests).toHaveLength(1)
  })
})

describe('upload queue: equal files', () => {
  const equal = { lookUp: async () => ({ sha256: KNOWN_FILE.sha256, known: null }) }

  it('sends one, and asks about the other', async () => {
    const { add, item, requests, sentNames, state, queue } = startQueue(equal)
    await add(fileOf('pic-01.jpg', 10), fileOf('dup.jpg', 10))
    expect(sentNames()).toEqual(['pic-01.jpg'])
    expect(item('dup.jpg')).toMatchObject({ state: 'known', known: null })
    await requests[0]?.succeed()
    await queue.takeKnown('2')
    expect(state.items.map(({ name }) => name)).toEqual(['pic-01.jpg'])
    expect(requests).toHaveLength(1)
  })

  it('sends the other anyway', async () => {
    const { add, queue, sentNames } = startQueue(equal)
    await add(fileOf('pic-01.jpg', 10), fileOf('dup.jpg', 10))
    queue.uploadAnyway('2')
    expect(sentNames()).toEqual(['pic-01.jpg', 'dup.jpg'])
  })

  it('sends the other if the first was cancelled', async () => {
    const { add, queue, sentNames } = startQueue(equal)
    await add(fileOf('pic-01.jpg', 10), fileOf('dup.jpg', 10))
    queue.cancel('1')
    await queue.takeKnown('2')
    expect(sentNames()).toEqual(['pic-01.jpg', 'dup.jpg'])
  })

  it('sends both to different posts', async () => {
    const { add, queue, sentNames } = startQueue(equal)
    await add(fileOf('a.jpg', 10))
    await queue.add([fileOf('b.jpg', 10)], { postId: '13' })
    await settle()
    expect(sentNames()).toEqual(['a.jpg', 'b.jpg'])
  })
})

describe('upload queue: files of which the server does not know', () => {
  it('are remembered until it does', async () => {
    const { add, queue, requests, unbegunNames } = startQueue()
    await add(...[1, 2, 3, 4, 5, 6].map((size) => fileOf(`${size}.jpg`, size)), fileOf('empty.jpg', 0))
    for (const request of requests) request.onUrl(`/uploads/${request.file.name}`)
    expect(unbegunNames()).toEqual(['5.jpg', '6.jpg'])
    queue.cancel('5')
    expect(unbegunNames()).toEqual(['6.jpg'])
    queue.end()
    expect(unbegunNames()).toEqual(['6.jpg'])
  })

  it('keep their positions when they are chosen again', async () => {
    const remembered = { name: 'b.jpg', size: 20, lastModified: 1_000, target: { postId: '12' }, order: -5 }
    const unbegun = {
      find: ({ name }: { name: string }) => (name === 'b.jpg' ? remembered : null),
      store: () => undefined,
      delete: () => undefined,
    }
    const { add, requests } = startQueue({ unbegun })
    await add(fileOf('a.jpg', 10), fileOf('b.jpg', 20))
    expect(requests.map(({ order }) => order)).toEqual([1, -5])
  })
})

describe('upload queue: actions', () => {
  it('pauses everything of a target and resumes where it was', async () => {
    const { add, item, queue, requests } = startQueue()
    await add(fileOf('a.jpg', 10))
    await queue.add([fileOf('inbox.jpg', 10)], {})
    await settle()
    requests[0]?.onUrl('/uploads/1')
    queue.pause({ postId: '12' })
    expect(requests[0]?.signal.aborted).toBe(true)
    expect([item('a.jpg')?.state, item('inbox.jpg')?.state]).toEqual(['paused', 'sending'])
    queue.resume({ postId: '12' })
    expect(requests.at(-1)).toMatchObject({ url: '/uploads/1' })
  })

  it('cancels also on the server and lets the next one start', async () => {
    const { add, queue, requests, state, deps, sentNames } = startQueue()
    await add(...[1, 2, 3, 4, 5].map((size) => fileOf(`${size}.jpg`, size)))
    requests[0]?.onUrl('/uploads/1')
    queue.cancel('1')
    expect(deps.transport.discard).toHaveBeenCalledWith('/uploads/1')
    expect(deps.releasePreviews).toHaveBeenCalledOnce()
    expect(state.items).toHaveLength(4)
    expect(sentNames().at(-1)).toBe('5.jpg')
  })

  it('cancels many without starting one of them', async () => {
    const { add, queue, sentNames, state, unbegunNames } = startQueue()
    await add(...[1, 2, 3, 4, 5, 6, 7].map((size) => fileOf(`${size}.jpg`, size)))
    queue.cancelMany(['1', '2', '3', '4', '5', '6'])
    expect(state.items.map(({ name }) => name)).toEqual(['7.jpg'])
    expect(sentNames()).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg', '7.jpg'])
    expect(unbegunNames()).toEqual(['7.jpg'])
  })

  it('stops everything at the end of the session, and discards nothing', async () => {
    const { add, queue, requests, state, deps } = startQueue()
    await add(fileOf('a.jpg', 10), fileOf('b.jpg', 20))
    requests[0]?.onUrl('/uploads/1')
    queue.end()
    expect(requests[0]?.signal.aborted).toBe(true)
    // Once for all of them: each call copies the previews.
    expect(deps.releasePreviews).toHaveBeenCalledOnce()
    expect(state.items).toHaveLength(0)
    expect(deps.transport.discard).not.toHaveBeenCalled()
  })
})

describe('upload queue: unfinished uploads', () => {
  const pending = {
    id: '5',
    url: '/api/studio/uploads/5',
    name: 'film.mp4',
    sizeBytes: 100,
    receivedBytes: 40,
    lastModified: new Date(1_000).toISOString(),
    target: { postId: '12' },
    postTitle: null,
    startedAt: '2026-11-17T10:00:00.000Z',
    expiresAt: '2026-11-24T10:00:00.000Z',
  }

  it('continues the same file, without hashing it', async () => {
    const { add, item, requests, deps } = startQueue({ listPending: async () => [pending] })
    await add(fileOf('film.mp4', 100))
    expect(requests[0]).toMatchObject({ url: pending.url })
    expect(item('film.mp4')?.sentBytes).toBe(40)
    expect(deps.lookUp).not.toHaveBeenCalled()
  })

  it.each([
    ['another size', fileOf('film.mp4', 99)],
    ['another time', fileOf('film.mp4', 100, 5_000)],
    ['another name', fileOf('film2.mp4', 100)],
  ])('begins a new upload for %s', async (_what, file) => {
    const { add, requests } = startQueue({ listPending: async () => [pending] })
    await add(file)
    expect(requests[0]).toMatchObject({ url: null })
  })

  it('begins a new upload for another post', async () => {
    const { queue, requests } = startQueue({ listPending: async () => [pending] })
    await queue.add([fileOf('film.mp4', 100)], { postId: '13' })
    await settle()
    expect(requests[0]).toMatchObject({ url: null })
  })
})
