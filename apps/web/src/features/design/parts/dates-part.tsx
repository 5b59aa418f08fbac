import type { DateRange } from '@mixed-zone/contract/rules/days'
import { useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Calendar } from '../../../ui/components/dates/calendar.tsx'
import { DateField } from '../../../ui/components/dates/date-field.tsx'
import { DateRangeField } from '../../../ui/components/dates/date-range-field.tsx'
import { DateTimePicker } from '../../../ui/components/dates/date-time-picker.tsx'
import { pickInRange, type RangeEnd } from '../../../ui/components/dates/range-pick.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { designTexts } from '../design-texts.ts'
import { Columns, Part } from './part.tsx'

export function DatesPart() {
  const texts = useTexts(designTexts).fields
  const { fieldNames: names } = useBaseTexts()
  const [day, setDay] = useState<string | null>(null)
  const [range, setRange] = useState<DateRange>({ startDate: '2026-11-01', endDate: '2026-11-15' })
  const [end, setEnd] = useState<RangeEnd>('startDate')
  const [moment, setMoment] = useState<string | null>(null)
  return (
    <Part name="dates">
      <div className="grid items-start gap-x-6 gap-y-6 lg:grid-cols-[auto_1fr]">
        <div className="w-fit max-w-full rounded-control border border-line bg-surface">
          <Calendar
            range={range}
            onPick={(picked) => {
              const next = pickInRange({ range, day: picked, end })
              setRange(next.range)
              setEnd(next.nextEnd ?? 'startDate')
            }}
          />
        </div>
        <div className="grid gap-5">
          <DateRangeField value={range} onChange={setRange} />
          <Columns>
            <DateField
              label={names.dateStart}
              value={day}
              onChange={setDay}
              help={texts.chosen({ value: day ?? texts.nothing })}
            />
            <Field label={texts.embargo} isGroup help={texts.chosen({ value: moment ?? texts.nothing })}>
              {(control) => <DateTimePicker control={control} value={moment} onChange={setMoment} />}
            </Field>
          </Columns>
        </div>
      </div>
    </Part>
  )
}
