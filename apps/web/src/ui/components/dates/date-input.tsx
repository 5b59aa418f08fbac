import {
  DATE_INPUT_PATTERN,
  DATE_INPUT_PLACEHOLDER,
  type DateRange,
  formatDateInput,
  parseDateInput,
} from '@mixed-zone/contract/rules/days'
import { CalendarDays } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { classNames } from '../../primitives/class-names.ts'
import type { FieldControl } from '../../primitives/field.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { type InputLook, inputStyle } from '../../primitives/input-style.ts'
import { AriaLocale } from '../aria-locale.tsx'
import { FLOATING } from '../overlays/floating-style.ts'
import type { DayLimits } from './calendar-days.ts'
import { Calendar } from './calendar.tsx'

interface DateInputProps extends DayLimits, InputLook {
  readonly control: FieldControl
  /** An ISO day. */
  readonly value: string | null
  /** A day, or null while the typed text is no valid day; `text` is the raw input. */
  readonly onChange: (day: string | null, text: string) => void
  readonly onBlur?: () => void
  /** What the calendar marks. Default: the day itself. */
  readonly range?: DateRange
  /** Called for a pick in the calendar, instead of `onChange`. Returns whether the calendar closes. */
  readonly onPick?: (day: string) => boolean
  readonly isDisabled?: boolean
  readonly isWithoutCalendar?: boolean
  /** Its own label if the field's label names a group. */
  readonly label?: string
}

/** A day, typed as d/m/Y or picked from a calendar. Invalid text stays in the field. */
export function DateInput(props: DateInputProps) {
  const { control, value, onChange, onBlur, isDense, isDisabled = false, isWithoutCalendar = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLSpanElement | null>(null)
  const shown = typed ?? (value === null ? '' : formatDateInput(value))

  return (
    <AriaLocale>
      <span ref={box} className="relative block">
        <input
          {...control}
          aria-label={props.label}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          pattern={DATE_INPUT_PATTERN}
          placeholder={DATE_INPUT_PLACEHOLDER}
          disabled={isDisabled}
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(parseDateInput(event.target.value), event.target.value)
          }}
          onBlur={() => {
            if (value !== null || typed?.trim() === '') setTyped(null)
            onBlur?.()
          }}
          className={classNames(inputStyle({ isDense }), !isWithoutCalendar && 'pr-11!')}
        />
        {!isWithoutCalendar && <CalendarButton {...props} box={box} onPicked={() => setTyped(null)} />}
      </span>
    </AriaLocale>
  )
}

interface CalendarButtonProps extends DateInputProps {
  /** What the calendar opens under. */
  readonly box: RefObject<HTMLElement | null>
  readonly onPicked: () => void
}

function CalendarButton({ value, range, onChange, onPick, isDisabled, min, max, box, onPicked }: CalendarButtonProps) {
  const texts = useBaseTexts().ui
  const [isOpen, setIsOpen] = useState(false)

  function handlePick(day: string) {
    onPicked()
    if (onPick) return onPick(day) && setIsOpen(false)
    onChange(day, formatDateInput(day))
    setIsOpen(false)
  }

  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button
        aria-label={texts.openCalendar}
        isDisabled={isDisabled}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink outline-offset-[-4px] data-disabled:text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus"
      >
        <Icon icon={CalendarDays} />
      </Button>
      <Popover className={FLOATING} offset={8} placement="bottom start" triggerRef={box}>
        <Dialog aria-label={texts.calendar} className="outline-none">
          <Calendar
            range={range ?? { startDate: value, endDate: value }}
            onPick={handlePick}
            openAt={value ?? undefined}
            hasInitialFocus
            min={min}
            max={max}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
