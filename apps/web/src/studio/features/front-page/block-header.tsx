import type { ReactNode } from 'react'

interface BlockHeaderProps {
  readonly id: string
  readonly title: string
  readonly note?: string
  /** At the end of the line. */
  readonly action?: ReactNode
}

/** The header of a part of the screen, under a rule. */
export function BlockHeader({ id, title, note, action }: BlockHeaderProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t-[3px] border-b border-t-ink border-b-line py-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="headline-22">
          {title}
        </h2>
        {note !== undefined && <span className="text-14 text-muted">{note}</span>}
      </div>
      {action}
    </div>
  )
}
