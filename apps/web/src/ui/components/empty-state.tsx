import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  /** What was searched, or why the list is empty. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Shown instead of an empty list: a sentence and a next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="max-w-100">
      <p className="headline-22 text-ink">{title}</p>
      {children !== undefined && <div className="mt-2 text-muted">{children}</div>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
