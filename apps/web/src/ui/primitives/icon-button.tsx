import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: LucideIcon
  /** The accessible name; there is no visible one. */
  readonly label: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'quiet', size = 'medium', className, type = 'button', ...rest } = props
  const look = buttonStyle({ variant, size, isSquare: true, isDisabled: rest.disabled === true })
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classNames(look, className)}>
      <Icon icon={icon} size={size === 'small' ? 18 : 20} />
    </button>
  )
}
