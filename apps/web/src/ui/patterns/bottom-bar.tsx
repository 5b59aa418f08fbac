import type { ReactNode } from 'react'

interface BottomBarProps {
  readonly label: string
  /** Large buttons, side by side. */
  readonly children: ReactNode
}

/**
 * The actions of one screen at the bottom, below 1024 px. It replaces the phone navigation, which the stylesheet hides.
 */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-bottom-bar
      className="night fixed inset-x-0 bottom-0 z-40 border-t border-line bg-night2 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="page-width flex min-h-21 items-center gap-3 py-3">{children}</div>
    </div>
  )
}
