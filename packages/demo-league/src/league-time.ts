import { addDays } from '@mixed-zone/contract/rules/days'
import { MINUTE_MS } from '@mixed-zone/contract/rules/durations'

// Intl formatters are expensive to construct.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** The zone's offset from UTC at an instant. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = formatterFor(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((found) => found.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(moment / 1000) * 1000
}

/** The instant of a local time on an ISO day in a time zone. */
export function timeInZone(day: string, { time, timeZone }: { time: string; timeZone: string }): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // Correct the offset once more: daylight saving may change between the guess and the instant.
  const guess = shown - offsetMs(shown, timeZone)
  return new Date(shown - offsetMs(guess, timeZone))
}

/** The Saturday closest to an ISO day. */
export function nearestSaturday(day: string): string {
  const sinceSaturday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7
  return addDays(day, sinceSaturday <= 3 ? -sinceSaturday : 7 - sinceSaturday)
}

/** An instant rounded down to a multiple of some minutes. */
export function roundDownTo(minutes: number, moment: number): Date {
  const step = minutes * MINUTE_MS
  return new Date(Math.floor(moment / step) * step)
}
