import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  /** What was looked for, or why there is nothing yet. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Where a list would stand: a sentence, and a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="max-w-100">
      <p className="headline-22 text-ink">{title}</p>
      {children !== undefined && <div className="mt-2 text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
