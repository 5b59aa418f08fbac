import { formatDate } from '@mixed-zone/contract/rules/dates'

const DAY_MS = 86_400_000

/** The calendar day of a moment in a time zone, as a number that grows by one each day. */
export function calendarDay(at: Date, timeZone?: string): number {
  const [year = 0, month = 1, day = 1] = formatDate(at, { locale: 'en', ...(timeZone && { timeZone }) })
    .split('/')
    .map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}
