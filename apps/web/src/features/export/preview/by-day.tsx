import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { exportTexts } from '../export-texts.ts'
import { type DayBar, dayBars } from './day-bars.ts'

interface ByDayProps {
  readonly title: string
  readonly byDay: ReportPreview['byDay']
}

/** A bar for each day, and for each some words for those who hear the page. */
export function ByDay({ title, byDay }: ByDayProps) {
  const locale = useLocale()
  const { number } = useFormats()
  const texts = useTexts(exportTexts)
  const bars = dayBars(byDay)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  // They are days already, of no zone.
  const date = (day: string) => formatDate(day, { locale, timeZone: 'UTC' })
  const name = ({ from, to, count }: DayBar) =>
    `${from === to ? date(from) : texts.fromTo({ from: date(from), to: date(to) })}: ${number(count)}`
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
