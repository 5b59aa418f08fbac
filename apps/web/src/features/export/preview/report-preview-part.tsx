import type { ReportPreview, ReportType } from '@mixed-zone/contract/schemas/reports'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { exportTexts } from '../export-texts.ts'
import { ByDay } from './by-day.tsx'
import { FirstRows } from './first-rows.tsx'
import { MostBars } from './most-bars.tsx'

interface ReportPreviewPartProps {
  readonly type: ReportType
  readonly preview: {
    readonly data: ReportPreview | undefined
    readonly error: Error | null
    readonly isPlaceholderData: boolean
    readonly refetch: () => unknown
  }
  /** Whether the chosen values are a valid request. */
  readonly isRight: boolean
}

/** The preview. Previous figures stay, dimmed, until those of a new choice arrive. */
export function ReportPreviewPart({ type, preview, isRight }: ReportPreviewPartProps) {
  const texts = useTexts(exportTexts)
  const { data, error, isPlaceholderData, refetch } = preview
  const isStale = isPlaceholderData || !isRight
  return (
    <section aria-label={texts.preview} aria-busy={isPlaceholderData || undefined} className="min-w-0">
      {error !== null && isRight && (
        <div className="mb-6">
          <FailedPart error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <div className={isStale ? 'opacity-60' : ''}>
          <PreviewContent type={type} preview={data} />
        </div>
      )}
      {!data && error === null && <PreviewSkeleton />}
    </section>
  )
}

function PreviewContent({ type, preview }: { readonly type: ReportType; readonly preview: ReportPreview }) {
  const texts = useTexts(exportTexts)
  const { byCountry, byMedium, totals } = preview
  const countries = byCountry.map(({ country, name, count }) => ({
    key: country,
    name: name || texts.noCountry,
    count,
  }))
  return (
    <>
      <Figures preview={preview} />
      {preview.rows === 0 ? (
        <div className="py-10">
          <EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>
        </div>
      ) : (
        <>
          <ByDay title={texts.byDay[type]} byDay={preview.byDay} />
          <FirstRows type={type} preview={preview} />
          <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-2">
            <MostBars
              title={texts.byCountry[type]}
              rows={countries}
              total={countries.length}
              more={texts.moreCountries}
            />
            <MostBars
              title={texts.byMedium[type]}
              rows={byMedium.map(({ name, count }) => ({ key: name, name, count }))}
              total={totals.media}
              more={texts.moreMedia}
            />
          </div>
        </>
      )}
    </>
  )
}

/** The number of rows and their totals. */
function Figures({ preview: { rows, totals, byCountry } }: { readonly preview: ReportPreview }) {
  const texts = useTexts(exportTexts)
  const { formatNumber } = useFormats()
  const { views, downloads, copies, media } = totals
  const countries = byCountry.filter(({ country }) => country !== '').length
  const figures = [
    { value: rows, name: texts.rows },
    // The report of people has no usage figures.
    ...(views === null || downloads === null || copies === null
      ? [{ value: countries, name: texts.countries }]
      : [
          { value: views, name: texts.views },
          { value: downloads, name: texts.downloads },
          { value: copies, name: texts.copies },
        ]),
    { value: media, name: texts.media },
  ]
  // On phones the first of five figures has its own row; the first in a row has no line before it.
  const [grid, cell] =
    figures.length === 5
      ? [
          'grid-cols-2 gap-y-4 sm:grid-cols-5',
          'max-sm:first:col-span-2 max-sm:odd:not-first:border-l max-sm:odd:not-first:pl-3 sm:not-first:border-l',
        ]
      : ['grid-cols-3', 'not-first:border-l max-sm:not-first:pl-3']
  return (
    <dl className={`section-rule grid border-b border-line pb-4 ${grid}`} aria-live="polite">
      {figures.map(({ value, name }, index) => (
        <div key={index} className={`flex min-w-0 flex-col-reverse justify-end border-line sm:not-first:pl-5 ${cell}`}>
          <dt className="text-14 text-muted">{name({ count: value })}</dt>
          <dd className="headline-36 wrap-anywhere">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function PreviewSkeleton() {
  const texts = useBaseTexts().shell
  return (
    <Loading label={texts.loading} className="grid gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-36" />
      <Skeleton className="h-100" />
    </Loading>
  )
}
