import { formatDateInput, parseDateInput } from '@mixed-zone/contract/rules/days'
import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { useState } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { FormField } from '../../forms/form-field.tsx'
import type { ApiForm } from '../../forms/use-api-form.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DateInput } from '../../ui/components/dates/date-input.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { exportTexts } from './export-texts.ts'
import { type ExportValues, lastDays } from './export-values.ts'

type End = 'dateStart' | 'dateEnd'

const ENDS: readonly End[] = ['dateStart', 'dateEnd']

interface PeriodFieldsProps {
  readonly api: ApiForm<ExportValues>
  /** The days of the matchday and the season; undefined until the preview has loaded. */
  readonly periods: ReportPreview['periods'] | undefined
}

/** Start and end date: typed, picked, or set by a preset. */
export function PeriodFields({ api, periods }: PeriodFieldsProps) {
  const texts = useTexts(exportTexts)
  const { watch, setValue, formState } = api.form
  const [resets, setResets] = useState(0)
  const range = { startDate: parseDateInput(watch('dateStart')), endDate: parseDateInput(watch('dateEnd')) }

  function change(days: Partial<Record<End, string>>) {
    for (const end of ENDS) {
      const text = days[end]
      if (text !== undefined) setValue(end, text, { shouldValidate: formState.isSubmitted })
    }
  }

  function set(days: Record<End, string>) {
    change(days)
    setResets(resets + 1)
  }

  const between = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
    set({ dateStart: formatDateInput(startsOn), dateEnd: formatDateInput(endsOn) })
  const last = (count: number) => set(lastDays(count, { now: new Date(), timeZone: bootConfig.timeZone }))
  return (
    <div>
      <div className="grid gap-3 min-[22.5rem]:grid-cols-2">
        {ENDS.map((end) => (
          <FormField key={end} name={end} errors={api.errors}>
            {(control) => (
              <DateInput
                // A preset below replaces typed dates.
                key={resets}
                control={control}
                value={parseDateInput(watch(end))}
                range={range}
                onChange={(_, text) => change({ [end]: text })}
                onPick={(day) => {
                  change({ [end]: formatDateInput(day) })
                  return true
                }}
              />
            )}
          </FormField>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5 *:px-2.5">
        {periods && (
          <Button size="small" onClick={() => between(periods.matchday)}>
            {texts.thisMatchday}
          </Button>
        )}
        <Button size="small" onClick={() => last(30)}>
          {texts.days({ count: 30 })}
        </Button>
        {periods && (
          <Button size="small" onClick={() => between(periods.season)}>
            {texts.season}
          </Button>
        )}
        <Button size="small" onClick={() => set({ dateStart: '', dateEnd: '' })}>
          {texts.wholeTime}
        </Button>
      </div>
      <p className="mt-2 text-14 text-muted">
        {texts.datesOf[watch('exportType')]} {texts.zone({ zone: bootConfig.timeZone })}
      </p>
    </div>
  )
}
