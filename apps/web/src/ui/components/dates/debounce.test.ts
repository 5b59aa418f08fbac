import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDebounce } from './debounce.ts'

describe('createDebounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tells once of the last change, 300 ms after it', () => {
    const told: string[] = []
    const debounced = createDebounce<string>((value) => told.push(value), 300)
    debounced.call('12:00')
    vi.advanceTimersByTime(299)
    debounced.call('12:05')
    vi.advanceTimersByTime(299)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['12:05'])
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['12:05'])
  })

  it('loses nothing when it is left: flush tells at once and only once', () => {
    const told: string[] = []
    const debounced = createDebounce<string>((value) => told.push(value), 300)
    debounced.call('12:00')
    debounced.flush()
    debounced.flush()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['12:00'])
  })

  it('forgets what waits when it is cancelled', () => {
    const told: string[] = []
    const debounced = createDebounce<string>((value) => told.push(value), 300)
    debounced.call('12:00')
    debounced.cancel()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
  })
})
