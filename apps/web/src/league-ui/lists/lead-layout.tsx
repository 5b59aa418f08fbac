import type { ReactNode } from 'react'

interface LeadLayoutProps {
  /** A `LeadCard`. */
  readonly lead: ReactNode
  /** The breaking list: beside the lead, below it under 1024 px. */
  readonly aside: ReactNode
}

/** The top of the home page: the lead picture extends to the page's left edge, the list has 392 px at the right. */
export function LeadLayout({ lead, aside }: LeadLayoutProps) {
  return (
    <div className="lead-layout">
      <div className="min-w-0">{lead}</div>
      <div className="min-w-0 pt-12 lg:pt-6">{aside}</div>
    </div>
  )
}
