import { LANGUAGE_TAGS } from '@mixed-zone/contract/locales'
import { useLocale } from '../../../i18n/language-store.ts'
import { classNames } from '../../primitives/class-names.ts'

interface CalendarDayProps {
  readonly day: string
  readonly isOutside: boolean
  readonly isEnd: boolean
  readonly isBetween: boolean
  readonly isToday: boolean
  /** The one day with a tab stop. */
  readonly isStop: boolean
  readonly isDisabled: boolean
  readonly onPick: () => void
}

/** A cell of the calendar. */
export function CalendarDay({ day, onPick, ...is }: CalendarDayProps) {
  const region = LANGUAGE_TAGS[useLocale()]
  const name = new Intl.DateTimeFormat(region, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  return (
    <div
      role="gridcell"
      aria-selected={is.isEnd || is.isBetween}
      className={classNames(is.isBetween && 'bg-accent-tint')}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={is.isStop ? 0 : -1}
        disabled={is.isDisabled}
        aria-label={name}
        aria-current={is.isToday ? 'date' : undefined}
        onClick={onPick}
        className={classNames(
          'relative z-0 flex h-11 w-full items-center justify-center rounded-control text-14 focus-visible:z-10 focus-visible:outline-2! pointer-fine:h-8.5',
          is.isEnd && 'bg-ink font-semibold text-paper',
          !is.isEnd && (is.isOutside || is.isDisabled) && 'text-muted',
          !is.isEnd && !is.isDisabled && 'hover:bg-sunken',
          is.isToday && 'underline underline-offset-4',
        )}
      >
        {Number(day.slice(8))}
      </button>
    </div>
  )
}
