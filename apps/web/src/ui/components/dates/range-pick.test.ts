import { describe, expect, it } from 'vitest'
import { pickInRange } from './range-pick.ts'

const open = { startDate: null, endDate: null }

describe('pickInRange', () => {
  it('takes the start first, then the end, and is done', () => {
    const first = pickInRange({ range: open, day: '2026-11-01', end: 'startDate' })
    expect(first).toEqual({ range: { startDate: '2026-11-01', endDate: null }, nextEnd: 'endDate' })
    const second = pickInRange({ range: first.range, day: '2026-11-15', end: 'endDate' })
    expect(second).toEqual({ range: { startDate: '2026-11-01', endDate: '2026-11-15' }, nextEnd: null })
  })

  it('changes the two when the end is before the start', () => {
    const range = { startDate: '2026-11-10', endDate: null }
    expect(pickInRange({ range, day: '2026-11-02', end: 'endDate' }).range).toEqual({
      startDate: '2026-11-02',
      endDate: '2026-11-10',
    })
  })

  it('takes one day as a range of its own', () => {
    const range = { startDate: '2026-11-10', endDate: null }
    expect(pickInRange({ range, day: '2026-11-10', end: 'endDate' }).range).toEqual({
      startDate: '2026-11-10',
      endDate: '2026-11-10',
    })
  })

  it('drops an end that a later start has overtaken, and keeps one that it has not', () => {
    const range = { startDate: '2026-11-01', endDate: '2026-11-05' }
    expect(pickInRange({ range, day: '2026-11-08', end: 'startDate' }).range.endDate).toBeNull()
    expect(pickInRange({ range, day: '2026-11-03', end: 'startDate' }).range.endDate).toBe('2026-11-05')
  })

  it('asks for the start when the end came first', () => {
    expect(pickInRange({ range: open, day: '2026-11-15', end: 'endDate' })).toEqual({
      range: { startDate: null, endDate: '2026-11-15' },
      nextEnd: 'startDate',
    })
  })
})
