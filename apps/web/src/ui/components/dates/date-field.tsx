import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { Field, type FieldProps } from '../../primitives/field.tsx'
import type { InputLook } from '../../primitives/input-style.ts'
import { type DayLimits, isWithin } from './calendar-days.ts'
import { DateInput } from './date-input.tsx'

interface DateFieldProps extends Omit<FieldProps, 'children' | 'isGroup'>, DayLimits, InputLook {
  /** An ISO day. */
  readonly value: string | null
  readonly onChange: (day: string | null) => void
  readonly isDisabled?: boolean
  /** Beside a calendar of its own. */
  readonly isWithoutCalendar?: boolean
}

/** A day with its label. A wrong format is reported on blur, not while typing. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, isDense, isDisabled, isWithoutCalendar, error, ...field } = props
  const { fieldMessages } = useBaseTexts()
  const [isFormatWrong, setIsFormatWrong] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const formatError = isFormatWrong && isLeft ? fieldMessages.format : undefined
  return (
    <Field {...field} error={error ?? formatError}>
      {(control) => (
        <DateInput
          control={control}
          value={value}
          onChange={(day, text) => {
            const isPermitted = day !== null && isWithin(day, { min, max })
            setIsFormatWrong(!isPermitted && text.trim() !== '')
            setIsLeft(false)
            onChange(isPermitted ? day : null)
          }}
          onBlur={() => setIsLeft(true)}
          min={min}
          max={max}
          isDense={isDense}
          isDisabled={isDisabled}
          isWithoutCalendar={isWithoutCalendar}
        />
      )}
    </Field>
  )
}
