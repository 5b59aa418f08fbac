import type { ReactNode } from 'react'
import { useDesignWords } from '../words/design-words.ts'
import type { DesignWords } from '../words/es.ts'

export type PartName = keyof DesignWords['parts']

interface PartProps {
  readonly name: PartName
  readonly children: ReactNode
}

/** A chapter of the page. */
export function Part({ name, children }: PartProps) {
  const words = useDesignWords()
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="section-rule scroll-mt-20">
      <h2 id={`${name}-title`} className="headline-28 mb-6">
        {words.parts[name]}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  )
}

interface RowProps {
  readonly children: ReactNode
  readonly className?: string
}

/** Things beside each other that wrap. */
export function Row({ children, className = '' }: RowProps) {
  return <div className={`flex flex-wrap items-center gap-3 ${className}`}>{children}</div>
}

/** Fields in two columns, one on a phone. */
export function Columns({ children }: RowProps) {
  return <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}
