import type { PersonUsage } from '@mixed-zone/contract/schemas/studio/people'

const DAY_MS = 24 * 60 * 60 * 1000

const WEEK_DAYS = 7

export interface UsageBar {
  /** The first day, `YYYY-MM-DD`. */
  readonly date: string
  readonly downloads: number
}

/** A bar for each day or week of the period, also for those without use. Weeks are counted from the first day. */
export function usageBars(
  { from, to, days }: Pick<PersonUsage, 'from' | 'to' | 'days'>,
  { isWeekly }: { isWeekly: boolean },
): UsageBar[] {
  const start = Date.parse(from)
  const size = isWeekly ? WEEK_DAYS : 1
  const dayOf = (date: string) => Math.round((Date.parse(date) - start) / DAY_MS)
  const count = Math.max(1, Math.floor(dayOf(to) / size) + 1)
  const totals = Array<number>(count).fill(0)
  for (const { date, downloads } of days) {
    const index = Math.floor(dayOf(date) / size)
    if (index >= 0 && index < count) totals[index] = (totals[index] ?? 0) + downloads
  }
  return totals.map((downloads, index) => ({
    date: new Date(start + index * size * DAY_MS).toISOString().slice(0, 10),
    downloads,
  }))
}
