import type { FactField } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type ReactNode, useId } from 'react'

interface FactSectionProps {
  readonly title: string
  /** Named if something that is missing leads here. */
  readonly field?: FactField
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the properties, under its label. */
export function FactSection({ title, field, aside, children }: FactSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-fact={field} className="border-b border-line px-5 py-4 last:border-b-0">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-12">
        <h2 id={id} className="font-semibold text-muted">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
