import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDebounce } from './debounce.ts'

describe('createDebounce', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('calls back once with the last value, 300 ms after it', () => {
    const values: string[] = []
    const debounced = createDebounce<string>((value) => values.push(value), 300)
    debounced.call('12:00')
    vi.advanceTimersByTime(299)
    debounced.call('12:05')
    vi.advanceTimersByTime(299)
    expect(values).toEqual([])
    vi.advanceTimersByTime(1)
    expect(values).toEqual(['12:05'])
    vi.advanceTimersByTime(1000)
    expect(values).toEqual(['12:05'])
  })

  it('calls back at once and only once on flush', () => {
    const values: string[] = []
    const debounced = createDebounce<string>((value) => values.push(value), 300)
    debounced.call('12:00')
    debounced.flush()
    debounced.flush()
    vi.advanceTimersByTime(1000)
    expect(values).toEqual(['12:00'])
  })

  it('drops the pending value on cancel', () => {
    const values: string[] = []
    const debounced = createDebounce<string>((value) => values.push(value), 300)
    debounced.call('12:00')
    debounced.cancel()
    vi.advanceTimersByTime(1000)
    expect(values).toEqual([])
  })
})
