import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { FigureSummary } from '@mixed-zone/contract/schemas/studio/figures'
import { useLocale } from '../../../i18n/language-store.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { figuresTexts } from './figures-texts.ts'

const IDS = ['views', 'downloads', 'bytes', 'people', 'media', 'countries'] as const

type TotalId = (typeof IDS)[number]

interface FigureTotalsProps {
  /** Undefined while it is loading: the labels are there, and nothing moves later. */
  readonly summary: FigureSummary | undefined
}

/** The figures of the period, each beside that of the period before. */
export function FigureTotals({ summary }: FigureTotalsProps) {
  const texts = useTexts(figuresTexts)
  const { formatNumber } = useFormats()
  const labels: Readonly<Record<TotalId, string>> = {
    views: texts.views,
    downloads: texts.downloads,
    bytes: texts.taken,
    people: texts.activePeople,
    media: texts.media,
    countries: texts.countries,
  }
  return (
    <section aria-label={texts.totals} aria-busy={summary === undefined} className="border-t-3 border-ink">
      <dl className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
        {IDS.map((id) => (
          <div
            key={id}
            className="flex flex-col border-line px-4 pt-3 pb-2 max-sm:border-b lg:border-l lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="order-2 text-14 text-muted">
              {labels[id]}
              {id === 'people' && summary && ` ${texts.ofAccounts({ total: formatNumber(summary.accounts) })}`}
            </dt>
            {summary ? (
              <Total id={id} summary={summary} />
            ) : (
              <>
                <dd className="order-1">
                  <Skeleton className="h-[1.9375rem] w-24" />
                </dd>
                <dd className="order-3 h-5" />
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Total({ id, summary }: { readonly id: TotalId; readonly summary: FigureSummary }) {
  const texts = useTexts(figuresTexts)
  const locale = useLocale()
  const formats = useFormats()
  const { current, previous, previousPeriod } = summary
  const [now, before] = [current[id], previous[id]]
  const format = id === 'bytes' ? formats.formatBytes : formats.formatNumber
  const dayName = (day: string) => formatDate(day, { locale, timeZone: 'UTC' })
  const period = { from: dayName(previousPeriod.from), to: dayName(previousPeriod.to) }
  // There are too few countries for a share.
  const change =
    id === 'countries'
      ? formats.formatNumber(now - before)
      : formatNumber((now - before) / before, locale, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <dd className="headline-28 figures order-1">{format(now)}</dd>
      <dd className="order-3 text-14">
        <span
          aria-hidden="true"
          className={classNames(
            'font-medium',
            now > before && 'text-pitch',
            now < before && 'text-flare',
            now === before && 'text-muted',
          )}
        >
          {before === 0 ? texts.noneBefore : `${now > before ? '+' : ''}${change}`}
        </span>
        <span className="sr-only">{texts.before({ value: format(before), ...period })}</span>
      </dd>
    </>
  )
}
