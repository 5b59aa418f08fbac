import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { formatPercent } from '../../i18n/numbers.ts'
import { Button } from '../primitives/button.tsx'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 1; null while the total is unknown. */
  readonly value: number | null
  readonly isLabelHidden?: boolean
}

export function ProgressBar({ label, value, isLabelHidden = false }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div>
      {!isLabelHidden && <p className="mb-1.5 text-14 text-muted">{label}</p>}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        className="h-2 overflow-hidden rounded-control bg-sunken"
      >
        <div
          className={`h-full bg-pitch transition-[width] duration-200 ${percent === null ? 'animate-breathe' : ''}`}
          style={{ width: percent === null ? '100%' : `${percent}%` }}
        />
      </div>
    </div>
  )
}

interface ProgressProps {
  readonly label: string
  readonly value: number | null
  /** "31.7 of 96.0 MB · 4.1 MB/s". */
  readonly detail?: ReactNode
  readonly onCancel: () => void
}

/** Progress of a long task: percentage, details and a cancel button. */
export function Progress({ label, value, detail, onCancel }: ProgressProps) {
  const texts = useBaseTexts().ui
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="mb-2 flex flex-wrap items-baseline gap-x-3 text-muted">
          {value !== null && <span className="headline-36 text-ink">{formatPercent(value, locale)}</span>}
          {detail}
        </p>
        <ProgressBar label={label} value={value} isLabelHidden />
      </div>
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </div>
  )
}
