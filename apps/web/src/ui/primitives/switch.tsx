import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SwitchProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Takes effect at once. Use a checkbox for a choice that is submitted with a form. */
export function Switch({ isOn, onChange, isDisabled = false, id, className, children }: SwitchProps) {
  return (
    <label className={classNames('flex min-h-11 items-center gap-3', isDisabled && 'text-muted', className)}>
      <span className="relative inline-flex shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-6 w-11 appearance-none rounded-pill border border-edge bg-sunken transition-colors checked:border-pitch checked:bg-pitch disabled:border-line disabled:bg-sunken"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-4.5 rounded-pill bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-surface peer-disabled:bg-line"
        />
      </span>
      <span className="min-w-0">{children}</span>
    </label>
  )
}
