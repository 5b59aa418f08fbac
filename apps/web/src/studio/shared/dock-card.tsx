import type { ReactNode } from 'react'

/** What ended without a problem stays in the dock for this long. */
export const SHOWN_AFTER_END_MS = 5_000

export const DOCK_CARD = 'rounded-control border border-line bg-surface px-2.5 py-2 text-12 max-[80rem]:px-1.5'

interface DockCardProps {
  readonly label: string
  readonly detail: string
  readonly isFailed?: boolean
  readonly icon: ReactNode
  /** Beside the label. */
  readonly button: ReactNode
  readonly children: ReactNode
}

/** Something that runs in the background, or has ended. In a folded side bar it is its icon. */
export function DockCard({ label, detail, isFailed = false, icon, button, children }: DockCardProps) {
  return (
    <div role={isFailed ? 'alert' : 'status'} title={`${label}: ${detail}`} className={DOCK_CARD}>
      <div className="flex items-center gap-2">
        {icon}
        <p className="min-w-0 flex-1 sm:max-[80rem]:sr-only">
          <span className="block truncate font-semibold">{label}</span>
          <span className={isFailed ? 'text-flare' : 'text-muted'}>{detail}</span>
        </p>
        <span className="sm:max-[80rem]:hidden">{button}</span>
      </div>
      {children}
    </div>
  )
}
