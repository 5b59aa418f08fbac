import type { ReactNode } from 'react'
import { classNames } from '../../ui/primitives/class-names.ts'

interface KbdProps {
  readonly className?: string
  readonly children: ReactNode
}

/** A key. Decorative: the list of shortcuts says what it does. */
export function Kbd({ className, children }: KbdProps) {
  return (
    <kbd
      aria-hidden="true"
      className={classNames(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-control border border-current/35 px-1 font-text text-12 font-medium pointer-coarse:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
