import { formatDate } from '@mixed-zone/contract/rules/dates'
import { useMemo } from 'react'
import { useBaseTexts } from './base-texts.ts'
import { useLocale } from './language-store.ts'
import { formatBytes, formatDuration, formatNumber } from './numbers.ts'
import { clockTime, relativeTime, timeOfDay } from './relative-time.ts'

type Moment = Date | string

/** Characters of a short weekday. */
const SHORT = 3

/** Dates, times, numbers and sizes in the current language and the reader's own time zone. */
export function useFormats() {
  const locale = useLocale()
  const texts = useBaseTexts().time
  return useMemo(() => {
    const weekday = (at: Moment) => texts.weekdays[new Date(at).getDay()] ?? ''
    const moment = (at: Moment) => ({ at: new Date(at), now: new Date(), locale, texts })
    return {
      date: (at: Moment) => formatDate(at, { locale }),
      dateTime: (at: Moment) => formatDate(at, { locale, withTime: true }),
      time: (at: Moment) => timeOfDay(new Date(at)),
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
  }, [locale, texts])
}

export type Formats = ReturnType<typeof useFormats>
