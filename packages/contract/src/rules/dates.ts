import { DEFAULT_LOCALE, type Locale } from '../locales.ts'
import { DAY_MS } from './durations.ts'

interface DateFormatOptions {
  /** Default: Spanish. */
  readonly locale?: Locale
  readonly withTime?: boolean
  /** An IANA name. Default: the system's time zone. */
  readonly timeZone?: string
}

interface LocalTime {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

// Intl formatters are expensive to construct.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
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

function localTimeOf(instant: Date, timeZone: string | undefined): LocalTime {
  return timeZone === undefined ? systemLocalTime(instant) : localTimeIn(timeZone, instant)
}

/** In the system's time zone, which needs no formatter. */
function systemLocalTime(instant: Date): LocalTime {
  // As an Intl formatter does; a date would return NaN.
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

function localTimeIn(timeZone: string, instant: Date): LocalTime {
  const parts = formatterFor(timeZone).formatToParts(instant)
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

/** The specification's format: `DD/MM/YYYY` in Spanish and Portuguese, `YYYY/MM/DD` in English, with `HH:mm`. */
export function formatDate(instant: Date | string, options: DateFormatOptions = {}): string {
  const { locale = DEFAULT_LOCALE, withTime = false, timeZone } = options
  const { year, month, day, hour, minute } = localTimeOf(new Date(instant), timeZone)
  const words = [pad(day), pad(month), pad(year, 4)]
  const date = (locale === 'en' ? words.toReversed() : words).join('/')
  return withTime ? `${date} ${pad(hour)}:${pad(minute)}` : date
}

export const DEFAULT_DATE_FORMAT = 'DD/MM/YYYY HH:mm:ss'

const TOKENS = { YYYY: 'year', MM: 'month', DD: 'day', HH: 'hour', mm: 'minute', ss: 'second' } as const

const TOKEN = /YYYY|MM|DD|HH|mm|ss/g

function parseLocalTime(text: string, format: string): LocalTime | null {
  const names: (keyof LocalTime)[] = []
  const source = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(TOKEN, (token) => {
    // The pattern matches the keys of TOKENS only.
    names.push(TOKENS[token as keyof typeof TOKENS])
    return token === 'YYYY' ? '(\\d{4})' : '(\\d{2})'
  })
  const values = new RegExp(`^${source}$`).exec(text)?.slice(1)
  if (!values) return null
  const read = Object.fromEntries(names.map((name, index) => [name, Number(values[index])]))
  return { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0, ...read }
}

function toUtc({ year, month, day, hour, minute, second }: LocalTime): number {
  // Date.UTC would move the years 0 to 99 to 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
}

const LOCAL_TIME_PARTS = Object.values(TOKENS)

function isSameLocalTime(one: LocalTime, other: LocalTime): boolean {
  return LOCAL_TIME_PARTS.every((part) => one[part] === other[part])
}

interface DateParseOptions {
  /** `YYYY`, `MM`, `DD`, `HH`, `mm`, `ss` and literal characters. */
  readonly format?: string
  readonly timeZone?: string
}

/**
 * Null for another format, an impossible date, or a time that daylight saving skipped. Of a time that occurs twice, the first.
 */
export function parseDate(text: string, options: DateParseOptions = {}): Date | null {
  const { format = DEFAULT_DATE_FORMAT, timeZone } = options
  const localTime = parseLocalTime(text, format)
  if (localTime === null) return null
  const utc = toUtc(localTime)
  // The offset is the one of a day before or a day after.
  const candidates = [-DAY_MS, DAY_MS].map((shift) => {
    const nearby = new Date(utc + shift)
    return new Date(utc - (toUtc(localTimeOf(nearby, timeZone)) - nearby.getTime()))
  })
  const fitting = candidates.filter((candidate) => isSameLocalTime(localTimeOf(candidate, timeZone), localTime))
  return fitting.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}
