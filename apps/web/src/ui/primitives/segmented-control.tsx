import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Shown instead of the label, which stays the accessible name; in a wide control beside it. */
  readonly icon?: LucideIcon
}

interface SegmentedControlProps<T extends string> {
  /** Names the group for screen readers. */
  readonly label: string
  readonly segments: readonly Segment<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** Narrow segments for pointers that are precise, such as in a side panel. */
  readonly isDense?: boolean
  /** Fills the width in equal parts. */
  readonly isWide?: boolean
}

const SEGMENT_STYLES = {
  normal: 'px-3 text-14 pointer-fine:min-h-8.5',
  dense: 'px-1.5 text-12 pointer-fine:min-h-8.5 pointer-fine:min-w-8',
  wide: 'gap-2 px-2 py-1.5 text-center text-14 leading-tight hover:bg-sunken pointer-fine:min-h-9',
}

/** A few short options joined into one control: a view, a size, a language. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, onChange, isDense = false, isWide = false } = props
  const name = useId()
  return (
    <fieldset
      className={classNames(
        'rounded-control border border-edge bg-surface',
        isWide ? 'grid auto-cols-fr grid-flow-col' : 'inline-flex max-w-full flex-wrap',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            'flex min-h-11 min-w-11 cursor-pointer items-center justify-center border-l border-line font-semibold',
            SEGMENT_STYLES[isWide ? 'wide' : isDense ? 'dense' : 'normal'],
            'first-of-type:rounded-l-control first-of-type:border-l-0 last-of-type:rounded-r-control',
            'has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.icon && !isWide ? segment.label : undefined}
            className="sr-only"
          />
          {segment.icon && <Icon icon={segment.icon} size={18} className={isWide ? 'max-sm:hidden' : ''} />}
          {(isWide || !segment.icon) && segment.label}
        </label>
      ))}
    </fieldset>
  )
}
