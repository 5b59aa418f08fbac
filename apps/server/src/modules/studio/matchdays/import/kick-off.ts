/** Days as files write them: `2026-11-20`, `2026/11/20`, `20/11/2026`, `20-11-2026`, `20.11.2026`, `20/11/26`. */
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/
const DAY_FIRST = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})$/

/** Times as files write them: `21:00`, `21.00`, `21h00`, `21:00:00`, `9:00 pm`. */
const TIME = /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?:[:.]\d{2}(?:\.\d+)?)?\s*(?<half>am|pm|h)?$/i

interface WallDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** `no-such-day` is written like a day, but the calendar has none: 31 November. */
export function parseDay(text: string): WallDay | 'no-such-day' | null {
  const groups = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text))?.groups
  if (!groups) return null
  const [year, month, day] = [Number(groups['year']), Number(groups['month']), Number(groups['day'])]
  const fullYear = year < 100 ? 2000 + year : year
  const date = new Date(Date.UTC(fullYear, month - 1, day))
  const isReal = date.getUTCFullYear() === fullYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? { year: fullYear, month, day } : 'no-such-day'
}

export function parseTime(text: string): { hour: number; minute: number } | null {
  const groups = TIME.exec(text)?.groups
  if (!groups) return null
  const half = groups['half']?.toLowerCase()
  const isClock12 = half === 'am' || half === 'pm'
  const [written, minute] = [Number(groups['hour']), Number(groups['minute'] ?? 0)]
  if (minute > 59 || written > (isClock12 ? 12 : 23) || (isClock12 && written === 0)) return null
  const hour = isClock12 ? (written % 12) + (half === 'pm' ? 12 : 0) : written
  return { hour, minute }
}

/** Day and time in one cell, separated by spaces, a comma or a `T`. Without a time, noon is not assumed: null. */
export function splitKickOff(text: string): { day: string; time: string } {
  const [day = '', ...rest] = text
    .trim()
    .replace(/(\d)T(\d)/, '$1 $2')
    .split(/[\s,]+/)
  return { day, time: rest.join(' ') }
}

/** The instant at which the league's clock shows a time. Of a time that comes twice, the first. */
export function instantOf(
  { year, month, day }: WallDay,
  time: { hour: number; minute: number },
  timeZone: string,
): Date {
  const shown = Date.UTC(year, month - 1, day, time.hour, time.minute)
  const first = shown - offsetMs(shown - 86_400_000, timeZone)
  if (first + offsetMs(first, timeZone) === shown) return new Date(first)
  return new Date(shown - offsetMs(shown + 86_400_000, timeZone))
}

/** How far the zone's clock is ahead of UTC. */
function offsetMs(instant: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)
  return Date.parse(`${text.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
