import type { Locale } from '@mixed-zone/contract/locales'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { BaseTexts } from './texts/es.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Younger posts stand out in a list. */
const FRESH_MINUTES = 45

interface Moment {
  readonly at: Date
  readonly now: Date
  readonly locale: Locale
  readonly texts: BaseTexts['time']
  /** The reader's own by default. */
  readonly timeZone?: string
}

/** The calendar day of a moment in a time zone, as a number that grows by one each day. */
export function calendarDay(at: Date, timeZone?: string): number {
  const [year = 0, month = 1, day = 1] = formatDate(at, { locale: 'en', ...(timeZone && { timeZone }) })
    .split('/')
    .map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** How long ago something was published: minutes, hours of the same day, yesterday, then the date. */
export function relativeTime({ at, now, locale, texts, timeZone }: Moment): string {
  const ageMs = now.getTime() - at.getTime()
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone)
  if (ageMs < 0) return formatDate(at, { locale, timeZone })
  if (ageMs < MINUTE_MS) return texts.now
  if (ageMs < HOUR_MS) return texts.minutesAgo({ count: Math.floor(ageMs / MINUTE_MS) })
  if (days === 0 || ageMs < 6 * HOUR_MS) return texts.hoursAgo({ count: Math.floor(ageMs / HOUR_MS) })
  if (days === 1) return texts.yesterday
  return formatDate(at, { locale, timeZone })
}

interface ClockTime {
  readonly text: string
  readonly isFresh: boolean
}

/** The clock column of a list: minutes within the hour, the time of day today, then yesterday or the date. */
export function clockTime({ at, now, locale, texts, timeZone }: Moment): ClockTime {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS)
  if (minutes >= 0 && minutes < 60) {
    return { text: texts.minutes({ count: Math.max(1, minutes) }), isFresh: minutes <= FRESH_MINUTES }
  }
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone)
  if (days === 0) return { text: timeOfDay(at, timeZone), isFresh: false }
  if (days === 1) return { text: texts.yesterday, isFresh: false }
  return { text: formatDate(at, { locale, timeZone }), isFresh: false }
}

/** Hours and minutes, alike in the three languages. */
export function timeOfDay(at: Date, timeZone?: string): string {
  return formatDate(at, { withTime: true, timeZone }).slice(-5)
}
