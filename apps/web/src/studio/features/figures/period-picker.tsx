import { addDays, formatDateInput, leagueDay } from '@mixed-zone/contract/rules/days'
import { DEFAULT_FIGURE_DAYS } from '@mixed-zone/contract/schemas/studio/figures'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { bootConfig } from '../../../api/boot-config.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { AriaLocale } from '../../../ui/components/aria-locale.tsx'
import { Calendar } from '../../../ui/components/dates/calendar.tsx'
import { DateField } from '../../../ui/components/dates/date-field.tsx'
import { FLOATING } from '../../../ui/components/overlays/floating-style.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { inputStyle } from '../../../ui/primitives/input-style.ts'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { useIsPhone } from '../../shared/use-media-query.ts'
import type { FiguresController } from './figures-state.ts'
import { figuresTexts } from './figures-texts.ts'

/** Both days included. */
interface Period {
  readonly from: string
  readonly to: string
}

interface PeriodPickerProps {
  readonly figures: FiguresController
  /** Undefined until the first answer, if the address has none. */
  readonly shown: Period | undefined
}

/** The dates of all figures in one control. On phones its parts are in the sheet of filters. */
export function PeriodPicker({ figures, shown }: PeriodPickerProps) {
  const texts = useTexts(sharedTexts).period
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const from = figures.from ?? shown?.from
  const to = figures.to ?? shown?.to
  const period = from === undefined || to === undefined ? null : { from, to }
  const parts = { period, onChange: figures.setPeriod }
  const choose = (next: Period | undefined) => {
    figures.setPeriod(next)
    setIsOpen(false)
  }
  if (isPhone) {
    return (
      <div className="grid gap-4">
        <Presets {...parts} />
        <Ends {...parts} />
      </div>
    )
  }
  return (
    <AriaLocale>
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <AriaButton
          className={classNames(
            inputStyle({ isDense: true }),
            'flex w-auto! min-w-66! items-center gap-2 font-medium data-focus-visible:outline-2 data-focus-visible:outline-focus',
          )}
        >
          <Icon icon={CalendarDays} size={18} />
          <span className="sr-only">{texts.label}</span>
          <span className="flex-1 text-left whitespace-nowrap">
            {period && `${formatDateInput(period.from)} – ${formatDateInput(period.to)}`}
          </span>
          <Icon icon={ChevronDown} size={18} />
        </AriaButton>
        <Popover className={FLOATING} offset={4} placement="bottom start">
          <Dialog aria-label={texts.label} className="flex outline-none">
            <div className="border-r border-line p-2">
              <Presets period={period} onChange={choose} />
            </div>
            <div className="w-75">
              <div className="px-3.5 pt-3.5">
                <Ends {...parts} isWithoutCalendar />
              </div>
              <RangeCalendar key={to} period={period} onChange={choose} />
            </div>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  )
}

interface PartProps {
  /** Null while it is loading. */
  readonly period: Period | null
  /** Undefined is the default. */
  readonly onChange: (period: Period | undefined) => void
}

/** Periods that end today, on the league's calendar. */
function Presets({ period, onChange }: PartProps) {
  const texts = useTexts(sharedTexts).period
  const today = leagueDay(new Date(), bootConfig.timeZone)
  const presets = [
    { days: 1, name: texts.today },
    { days: 7, name: texts.week },
    { days: DEFAULT_FIGURE_DAYS, name: texts.month },
    { days: 365, name: texts.year },
  ]
  return (
    <div className="flex flex-wrap gap-2 sm:flex-col sm:gap-0.5">
      {presets.map(({ days, name }) => {
        const from = addDays(today, 1 - days)
        return (
          <Button
            key={days}
            size="small"
            variant={period?.to === today && period.from === from ? 'secondary' : 'quiet'}
            aria-pressed={period?.to === today && period.from === from}
            onClick={() => onChange(days === DEFAULT_FIGURE_DAYS ? undefined : { from, to: today })}
            className="justify-start! whitespace-nowrap"
          >
            {name}
          </Button>
        )
      })}
    </div>
  )
}

/** Start and end as text. */
function Ends({ period, onChange, isWithoutCalendar = false }: PartProps & { readonly isWithoutCalendar?: boolean }) {
  const texts = useTexts(figuresTexts)
  const change = (end: keyof Period) => (day: string | null) => {
    if (day === null || period === null) return
    const next = { ...period, [end]: day }
    // A start after the end moves the end too.
    onChange(next.from <= next.to ? next : { from: day, to: day })
  }
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:gap-4">
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={texts[end]}
          isDense
          isWithoutCalendar={isWithoutCalendar}
          value={period?.[end] ?? null}
          onChange={change(end)}
        />
      ))}
    </div>
  )
}

/** The first pick is one end, the second the other. */
function RangeCalendar({ period, onChange }: PartProps) {
  const [picked, setPicked] = useState<string | null>(null)
  return (
    <Calendar
      range={
        picked === null
          ? { startDate: period?.from ?? null, endDate: period?.to ?? null }
          : { startDate: picked, endDate: null }
      }
      onPick={(day) => {
        if (picked === null) setPicked(day)
        else onChange(day < picked ? { from: day, to: picked } : { from: picked, to: day })
      }}
    />
  )
}
