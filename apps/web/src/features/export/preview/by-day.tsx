import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { exportTexts } from '../export-texts.ts'

interface ByDayProps {
  readonly title: string
  readonly byDay: ReportPreview['byDay']
}

/** A bar for each day, each with a text for screen readers. */
export function ByDay({ title, byDay }: ByDayProps) {
  const locale = useLocale()
  const { formatNumber } = useFormats()
  const texts = useTexts(exportTexts)
  const bars = dayBars(byDay)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  // Calendar days without a time zone.
  const date = (day: string) => formatDate(day, { locale, timeZone: 'UTC' })
  const name = ({ from, to, count }: DayBar) =>
    `${from === to ? date(from) : texts.fromTo({ from: date(from), to: date(to) })}: ${formatNumber(count)}`
  return (
    <figure className="mt-6">
      <ol className="flex h-32 items-end gap-0.5 border-b border-edge sm:gap-1.5">
        {bars.map((bar) => (
          <li
            key={bar.from}
            title={name(bar)}
            style={{ height: `${(bar.count / highest) * 100}%` }}
            className="min-w-0 flex-1 rounded-t-control bg-ink2"
          >
            <span className="sr-only">{name(bar)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 flex justify-between gap-4 text-12 text-muted">
        <span>{date(bars[0]?.from ?? '')}</span>
        <span className="text-center">{title}</span>
        <span>{date(bars.at(-1)?.to ?? '')}</span>
      </figcaption>
    </figure>
  )
}

/** One bar: consecutive days and their total. */
interface DayBar {
  readonly from: string
  readonly to: string
  readonly count: number
}

const MAX_BARS = 31

const DAY_MS = 86_400_000

const dayNumber = (day: string) => Date.parse(day) / DAY_MS

const isoDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** From the first to the last day with a count, including days without; in long periods several days share a bar. */
export function dayBars(byDay: ReportPreview['byDay']): DayBar[] {
  const numbers = byDay.map(({ day }) => dayNumber(day))
  if (numbers.length === 0) return []
  const first = Math.min(...numbers)
  const last = Math.max(...numbers)
  const daysPerBar = Math.ceil((last - first + 1) / MAX_BARS)
  const counts = new Map<number, number>()
  for (const { day, count } of byDay) {
    const bar = Math.floor((dayNumber(day) - first) / daysPerBar)
    counts.set(bar, (counts.get(bar) ?? 0) + count)
  }
  const bars = Math.floor((last - first) / daysPerBar) + 1
  return Array.from({ length: bars }, (_, bar) => ({
    from: isoDay(first + bar * daysPerBar),
    to: isoDay(Math.min(last, first + (bar + 1) * daysPerBar - 1)),
    count: counts.get(bar) ?? 0,
  }))
}
