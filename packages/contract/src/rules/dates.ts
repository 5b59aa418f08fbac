import { DEFAULT_LOCALE, type Locale } from '../locales.ts'

interface DateFormatOptions {
  /** Spanish unless said otherwise. */
  readonly locale?: Locale
  readonly withTime?: boolean
  /** An IANA name; the machine's own zone unless said otherwise. */
  readonly timeZone?: string
}

interface WallTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

// Making a formatter costs a thousand times as much as using one.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
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

function wallTimeOf(instant: Date, timeZone: string | undefined): WallTime {
  return timeZone === undefined ? ownWallTimeOf(instant) : wallTimeIn(timeZone, instant)
}

/** In the machine's own zone, which a date knows without a formatter. */
function ownWallTimeOf(instant: Date): WallTime {
  // A formatter refuses what is no moment; a date would say NaN.
  if (Number.isNaN(instant.getTime())) throw new RangeError('Invalid time value')
  return {
    year: instant.getFullYear(),
    month: instant.getMonth() + 1,
    day: instant.getDate(),
    hour: instant.getHours(),
    minute: instant.getMinutes(),
    second: instant.getSeconds(),
  }
}

function wallTimeIn(timeZone: string, instant: Date): WallTime {
  const parts = formatterOf(timeZone).formatToParts(instant)
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: valueOf('year'),
    month: valueOf('month'),
    day: valueOf('day'),
    hour: valueOf('hour'),
    minute: valueOf('minute'),
    second: valueOf('second'),
  }
}

const pad = (value: number, digits = 2) => String(value).padStart(digits, '0')

/** A moment as the specification shows it: `DD/MM/YYYY` in Spanish and Portuguese, `YYYY/MM/DD` in English, and `HH:mm`. */
export function formatDate(instant: Date | string, options: DateFormatOptions = {}): string {
  const { locale = DEFAULT_LOCALE, withTime = false, timeZone } = options
  const { year, month, day, hour, minute } = wallTimeOf(new Date(instant), timeZone)
  const words = [pad(day), pad(month), pad(year, 4)]
  const date = (locale === 'en' ? words.toReversed() : words).join('/')
  return withTime ? `${date} ${pad(hour)}:${pad(minute)}` : date
}

export const DEFAULT_DATE_FORMAT = 'DD/MM/YYYY HH:mm:ss'

const TOKENS = { YYYY: 'year', MM: 'month', DD: 'day', HH: 'hour', mm: 'minute', ss: 'second' } as const

const TOKEN = /YYYY|MM|DD|HH|mm|ss/g

function readWallTime(text: string, format: string): WallTime | null {
  const names: (keyof WallTime)[] = []
  const source = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(TOKEN, (token) => {
    // The pattern matches nothing but the keys.
    names.push(TOKENS[token as keyof typeof TOKENS])
    return token === 'YYYY' ? '(\\d{4})' : '(\\d{2})'
  })
  const values = new RegExp(`^${source}$`).exec(text)?.slice(1)
  if (!values) return null
  const read = Object.fromEntries(names.map((name, index) => [name, Number(values[index])]))
  return { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ...read }
}

function asUtc({ year, month, day, hour, minute, second }: WallTime): number {
  // Date.UTC would move the years 0 to 99 into the twentieth century.
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
}

const WALL_TIME_PARTS = Object.values(TOKENS)

function isSameWallTime(one: WallTime, other: WallTime): boolean {
  return WALL_TIME_PARTS.every((part) => one[part] === other[part])
}

interface DateParseOptions {
  /** Of `YYYY`, `MM`, `DD`, `HH`, `mm`, `ss` and any other characters, which stand for themselves. */
  readonly format?: string
  readonly timeZone?: string
}

/**
 * The moment that a text names, or null where it names none: another format, an impossible date, a time that the
 * zone's clocks skipped. Of a time that they showed twice, the first.
 */
export function parseDate(text: string, options: DateParseOptions = {}): Date | null {
  const { format = DEFAULT_DATE_FORMAT, timeZone } = options
  const wallTime = readWallTime(text, format)
  if (wallTime === null) return null
  const utc = asUtc(wallTime)
  // Whatever the zone, its offset at that moment is the one it has a day before or a day after.
  const candidates = [-86_400_000, 86_400_000].map((shift) => {
    const nearby = new Date(utc + shift)
    return new Date(utc - (asUtc(wallTimeOf(nearby, timeZone)) - nearby.getTime()))
  })
  const fitting = candidates.filter((candidate) => isSameWallTime(wallTimeOf(candidate, timeZone), wallTime))
  return fitting.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
