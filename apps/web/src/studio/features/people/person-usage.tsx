import type { PersonUsage } from '@mixed-zone/contract/schemas/studio/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { peopleTexts } from './people-texts.ts'
import { personUsageQuery } from './people-queries.ts'
import { PersonSection } from './person-section.tsx'
import { type UsageBar, usageBars } from './usage-bars.ts'

type Period = '30-days' | 'season'

/** Views and downloads of a person by day, or by week over a season. */
export function PersonUsagePart({ id }: { readonly id: string }) {
  const texts = useTexts(peopleTexts)
  const [period, setPeriod] = useState<Period>('30-days')
  const { data, error, refetch } = useQuery(personUsageQuery(id, period))
  return (
    <PersonSection
      title={texts.use}
      aside={
        <SegmentedControl<Period>
          label={texts.period}
          value={period}
          onChange={setPeriod}
          segments={[
            { value: '30-days', label: texts.periods['30-days'] },
            { value: 'season', label: texts.periods.season },
          ]}
        />
      }
    >
      {error !== null && data === undefined && <FailedPart error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="mt-3 h-40" />}
      {data && <UsageFigures usage={data} isWeekly={period === 'season'} />}
    </PersonSection>
  )
}

function UsageFigures({ usage, isWeekly }: { readonly usage: PersonUsage; readonly isWeekly: boolean }) {
  const texts = useTexts(peopleTexts)
  const { formatNumber, formatBytes } = useFormats()
  const figures = [
    { value: formatNumber(usage.downloads), label: texts.downloads({ count: usage.downloads }) },
    { value: formatNumber(usage.postsSeen), label: texts.postsSeen({ count: usage.postsSeen }) },
    { value: formatBytes(usage.bytes), label: texts.taken },
  ]
  return (
    <>
      <dl className="mt-2 grid grid-cols-3 gap-4">
        {figures.map(({ value, label }) => (
          // The figures are in one line, whichever label takes two.
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-14 text-muted">{label}</dt>
            <dd className="headline-28">{value}</dd>
          </div>
        ))}
      </dl>
      <UsageChart bars={usageBars(usage, { isWeekly })} isWeekly={isWeekly} />
    </>
  )
}

const CHART_HEIGHT = 72

/** The same figures are in a table for screen readers. */
function UsageChart({ bars, isWeekly }: { readonly bars: readonly UsageBar[]; readonly isWeekly: boolean }) {
  const texts = useTexts(peopleTexts)
  const { date, formatNumber } = useFormats()
  const max = Math.max(0, ...bars.map(({ downloads }) => downloads))
  const title = isWeekly ? texts.byWeek : texts.byDay
  const first = bars.at(0)
  const last = bars.at(-1)
  if (max === 0 || first === undefined || last === undefined) return <p className="mt-4 text-muted">{texts.noUse}</p>
  return (
    <figure className="mt-4">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * 10} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        className="h-18 w-full text-pitch"
      >
        {bars.map(({ date: day, downloads }, index) => {
          const height = downloads === 0 ? 1 : Math.max(3, (downloads / max) * CHART_HEIGHT)
          return (
            <rect
              key={day}
              x={index * 10 + 0.5}
              y={CHART_HEIGHT - height}
              width={9}
              height={height}
              fill="currentColor"
            />
          )
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between gap-4 text-12 text-muted">
        <span>{date(first.date)}</span>
        <span>{title}</span>
        <span>{date(last.date)}</span>
      </figcaption>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{isWeekly ? texts.week : texts.day}</th>
            <th scope="col">{texts.downloads({ count: 2 })}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter(({ downloads }) => downloads > 0)
            .map(({ date: day, downloads }) => (
              <tr key={day}>
                <th scope="row">{date(day)}</th>
                <td>{formatNumber(downloads)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  )
}
