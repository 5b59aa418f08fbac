import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type InputLook, inputStyle } from './input-style.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, InputLook {
  readonly options: readonly SelectOption[]
  /** The first line while nothing is selected. */
  readonly placeholder?: string
  /** As wide as its text, not as its container. */
  readonly isInline?: boolean
}

/** The browser's native select, for short lists. */
export function Select(props: SelectProps) {
  const { options, placeholder, isDense, isInline = false, className, ...rest } = props
  return (
    <span className={classNames('relative', isInline ? 'inline-block' : 'block', className)}>
      <select
        {...rest}
        className={classNames(
          inputStyle({ isDense }),
          'appearance-none truncate pr-10! has-[option[value=""]:checked]:text-muted',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled} className="bg-surface text-ink">
            {label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} size={18} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink" />
    </span>
  )
}
