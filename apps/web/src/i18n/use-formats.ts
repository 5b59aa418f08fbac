import { formatDate } from '@mixed-zone/contract/rules/dates'
import { DAY_MS } from '@mixed-zone/contract/rules/durations'
import { createContext, use, useMemo } from 'react'
import { useBaseTexts } from './base-texts.ts'
import { useLocale } from './language-store.ts'
import { formatBytes, formatDuration, formatNumber } from './numbers.ts'
import { calendarDay, clockTime, relativeTime, timeOfDay } from './relative-time.ts'

type Moment = Date | string

/** Characters of a short weekday. */
const SHORT = 3

/** Such as `2026-11-15`: the same day in every zone. */
const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/

/** The zone of every date and time below it; the reader's own by default. */
export const FormatTimeZone = createContext<string | undefined>(undefined)

/** Dates, times, numbers and sizes in the current language. */
export function useFormats() {
  const locale = useLocale()
  const texts = useBaseTexts().time
  const timeZone = use(FormatTimeZone)
  return useMemo(() => {
    const zoneOf = (at: Moment) => (typeof at === 'string' && CALENDAR_DAY.test(at) ? 'UTC' : timeZone)
    const weekday = (at: Moment) => {
      const day = new Date(calendarDay(new Date(at), zoneOf(at)) * DAY_MS)
      return texts.weekdays[day.getUTCDay()] ?? ''
    }
    const moment = (at: Moment) => ({ at: new Date(at), now: new Date(), locale, texts, timeZone })
    return {
      date: (at: Moment) => formatDate(at, { locale, timeZone: zoneOf(at) }),
      dateTime: (at: Moment) => formatDate(at, { locale, withTime: true, timeZone }),
      time: (at: Moment) => timeOfDay(new Date(at), timeZone),
      /** "Hace 26 min", "Ayer", "12/11/2026". */
      relative: (at: Moment) => relativeTime(moment(at)),
      /** "12 min", "19:05", "Ayer", "12/11/2026". */
      clock: (at: Moment) => clockTime(moment(at)),
      weekday,
      shortWeekday: (at: Moment) => weekday(at).slice(0, SHORT),
      formatNumber: (value: number) => formatNumber(value, locale),
      formatBytes: (value: number) => formatBytes(value, locale),
      duration: formatDuration,
    }
  }, [locale, texts, timeZone])
}

export type Formats = ReturnType<typeof useFormats>
