import type { Card } from '@mixed-zone/contract/schemas/post'
import type { ReactNode } from 'react'
import { Picture } from '../../ui/primitives/picture.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { CardMeta } from './card-meta.tsx'
import { Kicker } from './kicker.tsx'

interface PortraitLeadProps {
  readonly card: Card
  /** The smaller portraits under the quote. */
  readonly children?: ReactNode
}

/** Kind D, large: a tall portrait, and the quote at full size beside it. */
export function PortraitLead({ card, children }: PortraitLeadProps) {
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,421fr)_minmax(0,843fr)] lg:gap-x-12">
      <article className="relative sm:contents">
        {card.image && (
          <Picture
            picture={card.image}
            ratio={421 / 630}
            sizes="(min-width: 40rem) 32vw, 100vw"
            isDecorative
            className="max-sm:aspect-square! rounded-picture lg:row-span-2"
          />
        )}
        <div className="relative max-sm:mt-3">
          <Kicker card={card} />
          <div className="mt-1.5">
            <CardHeadline card={card} look="headline-48" />
          </div>
          <CardText card={card} className="measure mt-3 text-16 text-ink2 sm:text-18">
            {card.summary}
          </CardText>
          <CardMeta card={card} className="mt-3" />
        </div>
      </article>
      {children !== undefined && <div className="min-w-0 sm:col-span-2 lg:col-span-1 lg:col-start-2">{children}</div>}
    </div>
  )
}
