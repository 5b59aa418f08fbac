import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: string
  /** Shown instead of the label, which stays the accessible name. */
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
}

/** A few short options joined into one control: a view, a size, a language. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, onChange, isDense = false } = props
  const name = useId()
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-control border border-edge bg-surface">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            'flex min-h-11 min-w-11 cursor-pointer items-center justify-center border-l border-line font-semibold',
            isDense ? 'px-1.5 text-12 pointer-fine:min-w-8' : 'px-3 text-14',
            'first-of-type:rounded-l-control first-of-type:border-l-0 last-of-type:rounded-r-control pointer-fine:min-h-8.5',
            'has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.icon ? segment.label : undefined}
            className="sr-only"
          />
          {segment.icon ? <Icon icon={segment.icon} size={18} /> : segment.label}
        </label>
      ))}
    </fieldset>
  )
}
