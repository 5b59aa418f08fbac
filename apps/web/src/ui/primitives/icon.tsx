import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

/** 20 with labels, 16 in meta and badges, 18 in 36 px buttons, 22 and 24 in phone bars. */
export type IconSize = 16 | 18 | 20 | 22 | 24

interface IconProps {
  readonly icon: LucideIcon
  readonly size?: IconSize
  /** The accessible name. Without it the icon is decorative. */
  readonly label?: string
  readonly className?: string
}

/** A lucide icon with our stroke width. */
export function Icon({ icon: Drawing, size = 20, label, className }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing size={size} strokeWidth={1.75} className={classNames('shrink-0', className)} {...name} />
}
