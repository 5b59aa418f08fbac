import type { ReactNode } from 'react'

interface PostSectionProps {
  /** Also its anchor. */
  readonly id: string
  readonly title: string
  readonly count?: number
  /** At the end of the heading row. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A section of the post below a 3 px rule. */
export function PostSection({ id, title, count, actions, children }: PostSectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
      <div className="section-rule mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`${id}-title`} className="headline-22">
          {title}
        </h2>
        {count !== undefined && <span className="text-muted">{count}</span>}
        {actions !== undefined && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  )
}
