import type { LucideIcon } from 'lucide-react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly icon?: LucideIcon
  readonly isFullWidth?: boolean
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size = 'medium', icon, isFullWidth, className, children, ...rest } = props
  return (
    <Link {...rest} className={classNames(buttonStyle({ variant, size, isFullWidth }), className)}>
      {icon && <Icon icon={icon} size={size === 'small' ? 18 : 20} />}
      {children}
    </Link>
  )
}
