import { type DateRange, isEndBeforeStart } from '@mixed-zone/contract/rules/days'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Field } from '../../primitives/field.tsx'
import type { DayLimits } from './calendar-days.ts'
import { DateInput } from './date-input.tsx'
import { pickInRange, type RangeEnd } from './range-pick.ts'

interface DateRangeFieldProps extends DayLimits {
  readonly value: DateRange
  readonly onChange: (range: DateRange) => void
  /** Errors from the server, by end. */
  readonly errors?: Partial<Record<RangeEnd, string>>
  readonly isRequired?: boolean
}

const ENDS: readonly RangeEnd[] = ['startDate', 'endDate']

/** Two days, typed or picked in one calendar that marks the range. */
export function DateRangeField({ value, onChange, errors, isRequired, min, max }: DateRangeFieldProps) {
  const { fieldNames: names, fieldMessages: messages } = useBaseTexts()
  const [wrong, setWrong] = useState<Readonly<Record<RangeEnd, boolean>>>({ startDate: false, endDate: false })
  const [left, setLeft] = useState<Readonly<Record<RangeEnd, boolean>>>({ startDate: false, endDate: false })
  /** The end that the next pick sets, while the shared calendar is open. */
  const [nextEnd, setNextEnd] = useState<RangeEnd | null>(null)

  function errorOf(end: RangeEnd): string | undefined {
    if (errors?.[end] !== undefined) return errors[end]
    if (wrong[end] && left[end]) return messages.format
    return end === 'endDate' && isEndBeforeStart(value) ? messages['end-before-start'] : undefined
  }

  function handlePick(opened: RangeEnd, day: string): boolean {
    const picked = pickInRange({ range: value, day, end: nextEnd ?? opened })
    setWrong({ startDate: false, endDate: false })
    onChange(picked.range)
    setNextEnd(picked.nextEnd)
    return picked.nextEnd === null
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-3">
      {ENDS.map((end) => (
        <Field
          key={end}
          label={end === 'startDate' ? names.dateStart : names.dateEnd}
          error={errorOf(end)}
          isRequired={isRequired ?? false}
        >
          {(control) => (
            <DateInput
              control={control}
              value={value[end]}
              range={value}
              onChange={(day, text) => {
                setNextEnd(null)
                setWrong({ ...wrong, [end]: day === null && text.trim() !== '' })
                setLeft({ ...left, [end]: false })
                onChange({ ...value, [end]: day })
              }}
              onPick={(day) => handlePick(end, day)}
              onBlur={() => setLeft({ ...left, [end]: true })}
              min={min}
              max={max}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
