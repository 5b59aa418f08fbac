import { formatDate } from '@mixed-zone/contract/rules/dates'
import { useMemo } from 'react'
import { numbersOf, weekdaysOf } from './formatters.ts'
import { clockTime, relativeTime, timeOfDay } from './relative-time.ts'
import { formatBytes, formatDuration } from './sizes.ts'
import { useLocale, useWords } from './words.tsx'

type Moment = Date | string

const FRACTION_DIGITS = 3

/** Dates, times, numbers and sizes in the current language and the reader's own time zone. */
export function useFormats() {
  const locale = useLocale()
  const words = useWords().time
  return useMemo(() => {
    const weekday = (at: Moment, style: 'long' | 'short') => weekdaysOf(locale, style).format(new Date(at))
    const moment = (at: Moment) => ({ at: new Date(at), now: new Date(), locale, words })
    return {
      date: (at: Moment) => formatDate(at, { locale }),
      dateTime: (at: Moment) => formatDate(at, { locale, withTime: true }),
      time: (at: Moment) => timeOfDay(new Date(at)),
      /** "Hace 26 min", "Ayer", "12/11/2026". */
      relative: (at: Moment) => relativeTime(moment(at)),
      /** "12 min", "19:05", "Ayer", "12/11". */
      clock: (at: Moment) => clockTime(moment(at)),
      weekday: (at: Moment) => capitalised(weekday(at, 'long')),
      shortWeekday: (at: Moment) => capitalised(weekday(at, 'short').replace(/[.,]$/, '')),
      number: (value: number) => numbersOf(locale, FRACTION_DIGITS).format(value),
      bytes: (value: number) => formatBytes(value, locale),
      duration: formatDuration,
    }
  }, [locale, words])
}

export type Formats = ReturnType<typeof useFormats>

function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}
