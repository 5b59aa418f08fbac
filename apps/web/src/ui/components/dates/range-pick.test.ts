import { describe, expect, it } from 'vitest'
import { pickInRange } from './range-pick.ts'

const open = { startDate: null, endDate: null }

describe('pickInRange', () => {
  it('sets the start first, then the end, and is done', () => {
    const first = pickInRange({ range: open, day: '2026-11-01', end: 'startDate' })
    expect(first).toEqual({ range: { startDate: '2026-11-01', endDate: null }, nextEnd: 'endDate' })
    const second = pickInRange({ range: first.range, day: '2026-11-15', end: 'endDate' })
    expect(second).toEqual({ range: { startDate: '2026-11-01', endDate: '2026-11-15' }, nextEnd: null })
  })

  it('swaps the ends if the end is before the start', () => {
    const range = { startDate: '2026-11-10', endDate: null }
    expect(pickInRange({ range, day: '2026-11-02', end: 'endDate' }).range).toEqual({
      startDate: '2026-11-02',
      endDate: '2026-11-10',
    })
  })

  it('accepts one day as a range', () => {
    const range = { startDate: '2026-11-10', endDate: null }
    expect(pickInRange({ range, day: '2026-11-10', end: 'endDate' }).range).toEqual({
      startDate: '2026-11-10',
      endDate: '2026-11-10',
    })
  })

  it('drops an end before the new start, and keeps a later one', () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-05' }
    expect(pickInRange({ range, day: '2026-11-08', end: 'startDate' }).range.endDate).toBeNull()
    expect(pickInRange({ range, day: '2026-11-03', end: 'startDate' }).range.endDate).toBe('2026-11-05')
  })

  it('asks for the start if the end was set first', () => {
    expect(pickInRange({ range: open, day: '2026-11-15', end: 'endDate' })).toEqual({
      range: { startDate: null, endDate: '2026-11-15' },
      nextEnd: 'startDate',
    })
  })
})
