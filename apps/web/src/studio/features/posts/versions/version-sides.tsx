import type { Version, VersionItem } from '@mixed-zone/contract/schemas/studio/versions'
import { useId } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { FailedPart } from '../../../../load-states/failed-load.tsx'
import { Select } from '../../../../ui/primitives/select.tsx'
import { Loading, Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { useHasPanelSheet } from '../../../shared/use-media-query.ts'
import { DRAFT } from '../../../shared/versions/version-queries.ts'
import { postsTexts } from '../posts-texts.ts'
import { ComparisonView } from './comparison-view.tsx'
import type { ComparisonResult } from './use-comparison.ts'

interface SidesProps {
  readonly comparison: ComparisonResult
  readonly current: number | null
}

/** Two sides from 1024 px on, one mixed text below. */
export function Sides({ comparison: { data, error, refetch }, current }: SidesProps) {
  const texts = useTexts(postsTexts).versions
  const isMixed = useHasPanelSheet()
  if (error !== null && data === undefined) {
    return (
      <div className="p-4 sm:p-6">
        <FailedPart error={error} onRetry={refetch} />
      </div>
    )
  }
  if (data === undefined) {
    return (
      <div className="p-4 sm:p-6">
        <Loading label={texts.title}>
          <Skeleton className="h-96" />
        </Loading>
      </div>
    )
  }
  const words = (
    <span className="ml-auto shrink-0 text-muted">
      {data.changes === 0 ? (
        texts.same
      ) : (
        <>
          <span className="font-semibold text-pitch">+{data.addedWords}</span>{' '}
          <span className="font-semibold text-flare">−{data.removedWords}</span> {texts.words}
        </>
      )}
    </span>
  )
  if (isMixed) {
    return (
      <div className="p-4 sm:p-6">
        <p className="mb-4 flex text-14">{words}</p>
        <ComparisonView comparison={data} side="mixed" current={current} />
      </div>
    )
  }
  return (
    <div className="grid min-h-full grid-cols-2 divide-x divide-line bg-surface">
      {(['before', 'after'] as const).map((side) => (
        <section key={side} aria-label={side === 'before' ? texts.older : texts.newer} className="min-w-0">
          <p className="flex min-h-11 items-center gap-2 border-b border-line px-6 text-14">
            <VersionName version={data[side]} />
            {side === 'after' && words}
          </p>
          <div className="px-6 py-5">
            <ComparisonView comparison={data} side={side} current={current} />
          </div>
        </section>
      ))}
    </div>
  )
}

function VersionName({ version: { number, at, authors } }: { readonly version: Version }) {
  const texts = useTexts(postsTexts).versions
  const { dateTime } = useFormats()
  if (number === DRAFT) return <span className="font-semibold">{texts.draft}</span>
  const note = [dateTime(at), ...authors.map(({ name }) => name)].filter(Boolean).join(', ')
  return (
    <>
      <span className="font-semibold whitespace-nowrap">{texts.version({ number })}</span>
      <span className="truncate text-muted">{note}</span>
    </>
  )
}

interface PhoneChoiceProps {
  readonly items: readonly VersionItem[]
  readonly newer: number
  readonly older: number
  readonly onChange: (change: { readonly newer?: number; readonly older?: number }) => void
}

/** In place of the list, for which a phone has no room. */
export function PhoneChoice({ items, newer, older, onChange }: PhoneChoiceProps) {
  const texts = useTexts(postsTexts).versions
  const { dateTime } = useFormats()
  const id = useId()
  const options = items.map(({ number, at }) => ({
    value: String(number),
    label: `${texts.version({ number })}, ${dateTime(at)}`,
  }))
  // A select shows its first option in place of a value that it lacks.
  const withNumber = (number: number) =>
    items.some((item) => item.number === number)
      ? options
      : [...options, { value: String(number), label: texts.version({ number }) }]
  return (
    <div className="grid gap-3 border-b border-line p-4 sm:hidden">
      <label htmlFor={`${id}-older`} className="grid gap-1 text-14 font-semibold">
        {texts.older}
        <Select
          id={`${id}-older`}
          value={String(older)}
          options={withNumber(older)}
          onChange={(event) => onChange({ older: Number(event.target.value) })}
        />
      </label>
      <label htmlFor={`${id}-newer`} className="grid gap-1 text-14 font-semibold">
        {texts.newer}
        <Select
          id={`${id}-newer`}
          value={String(newer)}
          options={[{ value: String(DRAFT), label: texts.draft }, ...(newer === DRAFT ? options : withNumber(newer))]}
          onChange={(event) => onChange({ newer: Number(event.target.value) })}
        />
      </label>
    </div>
  )
}
