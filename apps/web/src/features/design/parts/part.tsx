import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { designTexts } from '../design-texts.ts'
import type { DesignTexts } from '../texts/es.ts'

export type PartName = keyof DesignTexts['parts']

interface PartProps {
  readonly name: PartName
  readonly children: ReactNode
}

/** A section of the page. */
export function Part({ name, children }: PartProps) {
  const texts = useTexts(designTexts)
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="section-rule scroll-mt-20">
      <h2 id={`${name}-title`} className="headline-28 mb-6">
        {texts.parts[name]}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  )
}

interface RowProps {
  readonly children: ReactNode
  readonly className?: string
}

/** Items in a wrapping row. */
export function Row({ children, className = '' }: RowProps) {
  return <div className={`flex flex-wrap items-center gap-3 ${className}`}>{children}</div>
}

/** Fields in two columns, one on a phone. */
export function Columns({ children }: RowProps) {
  return <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}
