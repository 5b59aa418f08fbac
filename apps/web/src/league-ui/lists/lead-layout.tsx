import type { ReactNode } from 'react'

interface LeadLayoutProps {
  /** Such as a `LeadCard`. */
  readonly lead: ReactNode
  /** Such as the breaking list: beside the lead, below it under 1024 px. */
  readonly aside: ReactNode
}

/**
 * The top of the home page. Its class sets `--bleed-left` and `--bleed-right`, by which `LeadCard` extends to the edges of the viewport. From
 * 1024 px on there are two columns, 880 : 392.
 */
export function LeadLayout({ lead, aside }: LeadLayoutProps) {
  return (
    <div className="lead-layout">
      <div className="min-w-0">{lead}</div>
      <div className="min-w-0 pt-12 lg:pt-6">{aside}</div>
    </div>
  )
}
