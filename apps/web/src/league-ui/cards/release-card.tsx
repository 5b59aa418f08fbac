import type { Card } from '@mixed-zone/contract/schemas/post'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { EmbargoBadge } from '../notices/state-badge.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { Counts } from './counts.tsx'

interface ReleaseCardProps {
  readonly card: Card
  /** Files as badges and the copy button. Default: the counts. */
  readonly actions?: ReactNode
}

/** Kind F: a press release. Text only, with the exact time. */
export function ReleaseCard({ card, actions }: ReleaseCardProps) {
  const { dateTime } = useFormats()
  return (
    <article className="relative flex h-full flex-col">
      <time dateTime={card.publishedAt} className="text-14 text-muted">
        {dateTime(card.publishedAt)}
      </time>
      <div className="mt-1.5">
        <CardHeadline card={card} look="headline-22" />
      </div>
      <CardText card={card} className="mt-2 hidden text-16 text-ink2 sm:block">
        {card.summary}
      </CardText>
      <div className="relative mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-3 text-14 text-muted">
        {card.embargoUntil !== undefined && <EmbargoBadge until={card.embargoUntil} />}
        {actions ?? <Counts counts={card.counts} />}
      </div>
    </article>
  )
}
