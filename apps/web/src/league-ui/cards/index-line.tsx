import type { Card } from '@mixed-zone/contract/schemas/post'
import { useFormats } from '../../i18n/use-formats.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { EmbargoBadge } from '../notices/state-badge.tsx'
import { CardHeadline } from './card-headline.tsx'

interface IndexLineProps {
  readonly card: Card
  /** The first of a list has a thumbnail of 128 × 96. */
  readonly hasPicture?: boolean
}

/** Kind H: a line of an index list. A list item. */
export function IndexLine({ card, hasPicture = false }: IndexLineProps) {
  const { relative, clock } = useFormats()
  if (hasPicture && card.image) {
    return (
      <li className="relative grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-line pb-3.5">
        <Picture picture={card.image} ratio={4 / 3} sizes="8rem" isDecorative className="rounded-picture" />
        <div>
          <CardHeadline card={card} look="headline-16" level={4} />
          <time dateTime={card.publishedAt} className="mt-1.5 block text-14 text-muted">
            {relative(card.publishedAt)}
          </time>
          {card.embargoUntil !== undefined && <EmbargoBadge until={card.embargoUntil} />}
        </div>
      </li>
    )
  }
  return (
    <li className="relative flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0">
      <div className="min-w-0">
        <CardHeadline card={card} look="font-text text-16 font-medium" level={4} />
        {card.embargoUntil !== undefined && <EmbargoBadge until={card.embargoUntil} />}
      </div>
      <time dateTime={card.publishedAt} className="shrink-0 text-14 text-muted">
        {clock(card.publishedAt).text}
      </time>
    </li>
  )
}
