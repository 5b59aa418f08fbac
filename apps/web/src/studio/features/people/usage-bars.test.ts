import { describe, expect, it } from 'vitest'
import { usageBars } from './usage-bars.ts'

const day = (date: string, downloads: number) => ({ date, downloads, views: 0 })

describe('usageBars', () => {
  it('has a bar for every day, also across the change to winter time', () => {
    const bars = usageBars(
      { from: '2026-10-24', to: '2026-10-27', days: [day('2026-10-24', 2), day('2026-10-27', 1)] },
      { isWeekly: false },
    )
    expect(bars).toEqual([
      { date: '2026-10-24', downloads: 2 },
      { date: '2026-10-25', downloads: 0 },
      { date: '2026-10-26', downloads: 0 },
      { date: '2026-10-27', downloads: 1 },
    ])
  })

  it('adds up weeks from the first day on', () => {
    const days = [day('2026-08-01', 1), day('2026-08-07', 2), day('2026-08-08', 4)]
    expect(usageBars({ from: '2026-08-01', to: '2026-08-10', days }, { isWeekly: true })).toEqual([
      { date: '2026-08-01', downloads: 3 },
      { date: '2026-08-08', downloads: 4 },
    ])
  })

  it('has one bar for a period of one day', () => {
    expect(usageBars({ from: '2026-08-01', to: '2026-08-01', days: [] }, { isWeekly: true })).toHaveLength(1)
  })
})
