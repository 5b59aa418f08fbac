import { addDays, leagueDay } from '@mixed-zone/contract/rules/days'
import { bootConfig } from '../../../api/boot-config.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { sharedTexts } from '../shared-texts.ts'
import { FilterSelect } from './filter-fields.tsx'
import type { ListController } from './list-state.ts'

const PERIOD_DAYS = [1, 7, 30, 365] as const

const CUSTOM = 'custom'

/** The filters `from` and `to` of a list, both days included. Other days can be set in the address. */
export function PeriodFilter({ list }: { readonly list: ListController }) {
  const texts = useTexts(sharedTexts).period
  const { date } = useFormats()
  const { from, to } = list.filters
  const days = to === undefined ? PERIOD_DAYS.find((count) => firstDayOf(count) === from) : undefined
  const isCustom = days === undefined && (from !== undefined || to !== undefined)
  const names: Readonly<Record<(typeof PERIOD_DAYS)[number], string>> = {
    1: texts.today,
    7: texts.week,
    30: texts.month,
    365: texts.year,
  }
  const dayName = (day: string | undefined) => (day === undefined ? '…' : date(day))
  return (
    <FilterSelect
      label={texts.label}
      placeholder={texts.any}
      value={isCustom ? CUSTOM : (days?.toString() ?? '')}
      options={[
        ...PERIOD_DAYS.map((count) => ({ value: String(count), label: names[count] })),
        ...(isCustom ? [{ value: CUSTOM, label: `${dayName(from)} – ${dayName(to)}` }] : []),
      ]}
      onChange={(value) => {
        if (value !== CUSTOM) {
          list.setFilters({ from: value === '' ? undefined : firstDayOf(Number(value)), to: undefined })
        }
      }}
    />
  )
}

/** The first of the last `days` calendar days of the league, today included. */
const firstDayOf = (days: number): string => addDays(leagueDay(new Date(), bootConfig.timeZone), 1 - days)
