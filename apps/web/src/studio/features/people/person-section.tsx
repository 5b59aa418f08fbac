import type { ReactNode } from 'react'

interface PersonSectionProps {
  readonly title: string
  /** Beside the title, at the end of its row. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a person's page, with its title below a thick line. */
export function PersonSection({ title, aside, children }: PersonSectionProps) {
  return (
    <section className="section-rule mt-8">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="headline-18 mr-auto">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
