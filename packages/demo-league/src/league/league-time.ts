const MINUTE_MS = 60_000

export const HOUR_MS = 60 * MINUTE_MS

export const DAY_MS = 24 * HOUR_MS

// Making one takes longer than a thousand uses of it.
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** How far the zone's clocks are ahead of UTC at a moment. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

/** The moment at which the clocks of a zone show a time of an ISO day. */
export function momentOf(day: string, { time, timeZone }: { time: string; timeZone: string }): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // A second look, since the clocks may change between the first guess and the moment itself.
  const guess = shown - offsetMs(shown, timeZone)
  return new Date(shown - offsetMs(guess, timeZone))
}

/** The ISO day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The Saturday closest to an ISO day. */
export function nearestSaturday(day: string): string {
  const sinceSaturday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7
  return addDays(day, sinceSaturday <= 3 ? -sinceSaturday : 7 - sinceSaturday)
}

/** A moment moved down to a full step of minutes. */
export function downTo(minutes: number, moment: number): Date {
  const step = minutes * MINUTE_MS
  return new Date(Math.floor(moment / step) * step)
}
