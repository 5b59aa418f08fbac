import type { Card } from '@mixed-zone/contract/schemas/post'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { EmbargoBadge } from '../notices/state-badge.tsx'
import { Counts } from './counts.tsx'

interface CardMetaProps {
  readonly card: Pick<Card, 'publishedAt' | 'counts' | 'embargoUntil'>
  readonly className?: string
  readonly children?: ReactNode
}

/** The last line of a card: age and counts. */
export function CardMeta({ card, className = '', children }: CardMetaProps) {
  const { relative, dateTime } = useFormats()
  return (
    <p className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted ${className}`}>
      <time dateTime={card.publishedAt} title={dateTime(card.publishedAt)}>
        {relative(card.publishedAt)}
      </time>
      <Counts counts={card.counts} />
      {card.embargoUntil !== undefined && <EmbargoBadge until={card.embargoUntil} />}
      {children}
    </p>
  )
}
