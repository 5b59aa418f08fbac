import type { Card } from '@mixed-zone/contract/schemas/post'
import { Picture } from '../../ui/primitives/picture.tsx'
import { EmbargoBadge } from '../notices/state-badge.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { Kicker } from './kicker.tsx'

interface PortraitCardProps {
  readonly card: Card
  /** Portraits are cropped to 1 or 0.8. */
  readonly ratio?: 1 | 0.8
  readonly sizes?: string
}

/** Kind D: an interview. A portrait, and the quote as headline. */
export function PortraitCard({ card, ratio = 1, sizes = '(min-width: 40rem) 20vw, 50vw' }: PortraitCardProps) {
  return (
    <article className="relative">
      {card.image && (
        <Picture picture={card.image} ratio={ratio} sizes={sizes} isDecorative className="rounded-picture" />
      )}
      <div className="mt-2.5">
        <Kicker card={card} isShort />
        <div className="mt-1">
          <CardHeadline card={card} look="headline-18" />
        </div>
        <CardText card={card} className="mt-0.5 line-clamp-2 text-14 text-muted">
          {card.summary}
        </CardText>
        {card.embargoUntil !== undefined && <EmbargoBadge until={card.embargoUntil} />}
      </div>
    </article>
  )
}
