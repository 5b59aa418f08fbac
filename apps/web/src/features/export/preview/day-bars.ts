import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'

/** One bar: some days in a row, and what they count together. */
export interface DayBar {
  readonly from: string
  readonly to: string
  readonly count: number
}

const MAX_BARS = 31

const DAY_MS = 86_400_000

const dayNumber = (day: string) => Date.parse(day) / DAY_MS

const isoDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** From the first day that counts to the last, those between that count nothing included; many days share a bar. */
export function dayBars(byDay: ReportPreview['byDay']): DayBar[] {
  const numbers = byDay.map(({ day }) => dayNumber(day))
  if (numbers.length === 0) return []
  const first = Math.min(...numbers)
  const last = Math.max(...numbers)
  const daysPerBar = Math.ceil((last - first + 1) / MAX_BARS)
  const counts = new Map<number, number>()
  for (const { day, count } of byDay) {
    const bar = Math.floor((dayNumber(day) - first) / daysPerBar)
    counts.set(bar, (counts.get(bar) ?? 0) + count)
  }
  const bars = Math.floor((last - first) / daysPerBar) + 1
  return Array.from({ length: bars }, (_, bar) => ({
    from: isoDay(first + bar * daysPerBar),
    to: isoDay(Math.min(last, first + (bar + 1) * daysPerBar - 1)),
    count: counts.get(bar) ?? 0,
  }))
}
