import type { ReactNode } from 'react'

interface PersonSectionProps {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a person's page below a strong line. */
export function PersonSection({ title, aside, children }: PersonSectionProps) {
  return (
    <section className="mt-8 border-t-[3px] border-ink pt-3">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="headline-18 mr-auto">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
