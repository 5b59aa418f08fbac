const DAY_MS = 86_400_000

/** The calendar day of a moment in a time zone, as a number that grows by one each day. */
export function calendarDay(at: Date, timeZone?: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day')) / DAY_MS
}
