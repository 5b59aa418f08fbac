import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileOf, startQueue } from './upload-queue.fixture.ts'

describe('upload queue: speed', () => {
  afterEach(() => vi.useRealTimers())

  it('falls to 0 while the connection stalls', async () => {
    const { add, requests, state } = startQueue()
    await add(fileOf('a.jpg', 10_000))
    vi.useFakeTimers()
    requests[0]?.onProgress(1_000)
    state.nowMs = 1_000
    requests[0]?.onProgress(3_000)
    expect(state.bytesPerSecond).toBe(2_000)
    state.nowMs = 4_000
    vi.advanceTimersByTime(1_000)
    expect(state.bytesPerSecond).toBe(500)
    state.nowMs = 20_000
    vi.advanceTimersByTime(1_000)
    expect(state.bytesPerSecond).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is unknown once nothing is being sent', async () => {
    const { add, queue, requests, state } = startQueue()
    await add(fileOf('a.jpg', 10_000))
    vi.useFakeTimers()
    requests[0]?.onProgress(1_000)
    state.nowMs = 1_000
    requests[0]?.onProgress(3_000)
    queue.cancel('1')
    expect(state.bytesPerSecond).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })
})
