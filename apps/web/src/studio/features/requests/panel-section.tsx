import type { ReactNode } from 'react'

interface PanelSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section className="mt-6">
      <h3 className="headline-16 mb-1 border-b border-line pb-2">{title}</h3>
      {children}
    </section>
  )
}
