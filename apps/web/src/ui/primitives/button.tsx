import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconSize } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: LucideIcon
  readonly isFullWidth?: boolean
  /** Shows a spinner beside the label and ignores presses. */
  readonly isBusy?: boolean
  /** Disabled, but still in the tab order, so that screen readers can reach the reason. */
  readonly isDisabled?: boolean
  /** Why it is disabled, shown beside it. */
  readonly disabledReason?: string
}

/** `primary` is the one amber button of a screen. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size = 'medium',
    icon,
    isFullWidth,
    isBusy = false,
    isDisabled = false,
    disabledReason,
    ...rest
  } = props
  const { children, className, onClick, type = 'button', ...attributes } = rest
  const reasonId = useId()
  const isStill = isBusy || isDisabled
  const iconSize: IconSize = size === 'small' ? 18 : 20
  const isReasonShown = isDisabled && disabledReason !== undefined

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also prevents a second submit of the form.
    if (isStill) return event.preventDefault()
    onClick?.(event)
  }

  const button = (
    <button
      {...attributes}
      type={type}
      className={classNames(buttonStyle({ variant, size, isFullWidth, isDisabled }), className)}
      aria-disabled={isStill || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={isReasonShown ? reasonId : attributes['aria-describedby']}
      onClick={handleClick}
    >
      {isBusy && <Spinner size={iconSize} />}
      {!isBusy && icon && <Icon icon={icon} size={iconSize} />}
      {children}
    </button>
  )
  if (!isReasonShown) return button
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-1">
      {button}
      <span id={reasonId} className="text-14 text-muted">
        {disabledReason}
      </span>
    </span>
  )
}
