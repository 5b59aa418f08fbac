import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import type { FieldControl } from '../../primitives/field.tsx'
import type { InputLook } from '../../primitives/input-style.ts'
import { Select } from '../../primitives/select.tsx'
import { createDebounce, type Debounced } from '../debounce.ts'
import type { DayLimits } from './calendar-days.ts'
import { DateInput } from './date-input.tsx'
import { DEFAULT_TIME, HOURS, hourOf, joinWallTime, minuteOf, minuteOptions, parseWallTime } from './wall-time.ts'

/** A change is reported this long after the last one. */
export const PICKER_DELAY_MS = 300

interface DateTimePickerProps extends DayLimits, InputLook {
  /** From a `Field` with `isGroup`. */
  readonly control: FieldControl
  /** `2026-11-15T12:00`. */
  readonly value: string | null
  /** Called 300 ms after the last change, or on unmount. */
  readonly onChange: (value: string | null) => void
}

/** A day and a time: 12:00 by default, minutes in steps of five, debounced. */
export function DateTimePicker({ control, value, onChange, isDense, min, max }: DateTimePickerProps) {
  const texts = useBaseTexts().ui
  const [draft, setDraft] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const debounced = useRef<Debounced<string | null> | null>(null)
  const emitChange = useEffectEvent(onChange)

  useEffect(() => {
    const own = createDebounce<string | null>((next) => emitChange(next), PICKER_DELAY_MS)
    debounced.current = own
    // A pending change must not be lost when the form closes.
    return () => own.flush()
  }, [])

  // A new value from outside replaces the draft.
  if (value !== lastValue) {
    setLastValue(value)
    setDraft(value)
  }

  const parsed = parseWallTime(draft)
  const [keptTime, setKeptTime] = useState<string | null>(parsed?.time ?? null)
  const time = parsed?.time ?? keptTime ?? DEFAULT_TIME

  function change(next: string | null) {
    setDraft(next)
    debounced.current?.call(next)
  }

  function changeTime(nextTime: string) {
    setKeptTime(nextTime)
    if (parsed) change(joinWallTime(parsed.day, nextTime))
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-40 flex-1">
        <DateInput
          control={control}
          label={texts.day}
          value={parsed?.day ?? null}
          onChange={(day) => change(joinWallTime(day, time))}
          isDense={isDense}
          min={min}
          max={max}
        />
      </div>
      <div className="flex items-center gap-1.5">
        <Select
          aria-label={texts.hour}
          value={hourOf(time)}
          onChange={(event) => changeTime(`${event.target.value}:${minuteOf(time)}`)}
          options={HOURS.map((hour) => ({ value: hour, label: hour }))}
          isDense={isDense}
          isInline
        />
        <span aria-hidden="true">:</span>
        <Select
          aria-label={texts.minutes}
          value={minuteOf(time)}
          onChange={(event) => changeTime(`${hourOf(time)}:${event.target.value}`)}
          options={minuteOptions(minuteOf(time)).map((minute) => ({ value: minute, label: minute }))}
          isDense={isDense}
          isInline
        />
      </div>
    </div>
  )
}
