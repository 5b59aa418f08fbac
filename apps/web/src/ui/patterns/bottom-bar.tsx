import type { ReactNode } from 'react'

interface BottomBarProps {
  readonly label: string
  /** Large buttons, side by side. */
  readonly children: ReactNode
}

/**
 * The actions of one screen within reach of the thumb, below 1024 px. It stands where the phone's navigation is, which
 * gives way to it: the stylesheet knows both.
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
