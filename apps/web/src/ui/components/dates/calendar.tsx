import { LANGUAGE_TAGS } from '@mixed-zone/contract/locales'
import { type DateRange, isInRange } from '@mixed-zone/contract/rules/days'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, use, useEffect, useId, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { FormatTimeZone } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../primitives/icon-button.tsx'
import { CalendarDay } from './calendar-day.tsx'
import { addMonths, clampDay, dayIn, type DayLimits, dayAfterKey, isWithin, monthOf, weeksOf } from './calendar-days.ts'

interface CalendarProps extends DayLimits {
  /** A single day is a range with equal ends. */
  readonly range: DateRange
  readonly onPick: (day: string) => void
  /** Where it opens while nothing is selected. Default: today. */
  readonly openAt?: string
  /** Takes the focus on mount, as in a popover. */
  readonly hasInitialFocus?: boolean
}

/** A month as a grid with one tab stop and the usual keys of a date grid (WAI-ARIA). */
export function Calendar({ range, onPick, openAt, hasInitialFocus = false, min, max }: CalendarProps) {
  const region = LANGUAGE_TAGS[useLocale()]
  const texts = useBaseTexts().ui
  const headingId = useId()
  const grid = useRef<HTMLDivElement | null>(null)
  const isFocusWanted = useRef(hasInitialFocus)
  const timeZone = use(FormatTimeZone)
  const [today] = useState(() => dayIn(new Date(), timeZone))
  const [focused, setFocused] = useState(clampDay(range.endDate ?? range.startDate ?? openAt ?? today, { min, max }))

  // The day to focus may be in another month, and exists only after the render.
  useEffect(() => {
    if (!isFocusWanted.current) return
    isFocusWanted.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  function handleKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(focused, event)
    if (next === null) return
    event.preventDefault()
    isFocusWanted.current = true
    setFocused(clampDay(next, { min, max }))
  }

  const weeks = weeksOf(focused)
  const names = new Intl.DateTimeFormat(region, { weekday: 'long', timeZone: 'UTC' })
  const letters = new Intl.DateTimeFormat(region, { weekday: 'narrow', timeZone: 'UTC' })
  const heading = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className="w-75 max-w-full p-3.5">
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          size="small"
          label={texts.previousMonth}
          onClick={() => setFocused(clampDay(addMonths(focused, -1), { min, max }))}
        />
        <p id={headingId} aria-live="polite" className="font-semibold">
          {heading.format(new Date(`${focused}T00:00:00Z`))}
        </p>
        <IconButton
          icon={ChevronRight}
          size="small"
          label={texts.nextMonth}
          onClick={() => setFocused(clampDay(addMonths(focused, 1), { min, max }))}
        />
      </div>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={headingId} onKeyDown={handleKeyDown} className="mt-1">
        <div role="row" className="grid grid-cols-7">
          {weeks[0]?.map((day) => (
            <div key={day} role="columnheader" className="flex h-8 items-center justify-center text-12 text-muted">
              <abbr title={names.format(new Date(`${day}T00:00:00Z`))} className="no-underline">
                {letters.format(new Date(`${day}T00:00:00Z`)).toLocaleUpperCase(region)}
              </abbr>
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="grid grid-cols-7">
            {week.map((day) => (
              <CalendarDay
                key={day}
                day={day}
                isOutside={monthOf(day) !== monthOf(focused)}
                isEnd={day === range.startDate || day === range.endDate}
                isBetween={range.startDate !== null && range.endDate !== null && isInRange(day, range)}
                isToday={day === today}
                isStop={day === focused}
                isDisabled={!isWithin(day, { min, max })}
                onPick={() => {
                  setFocused(day)
                  onPick(day)
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
