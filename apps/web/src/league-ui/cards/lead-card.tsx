import type { Card } from '@mixed-zone/contract/schemas/post'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { Picture } from '../../ui/primitives/picture.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { CardMeta } from './card-meta.tsx'
import { Kicker } from './kicker.tsx'

interface LeadCardProps {
  readonly card: Card
  /** Badges at the end of the last line. */
  readonly badges?: ReactNode
}

/**
 * Kind A: the story of the hour. The picture bleeds off the left edge; put it into a `LeadLayout`. 504 px high on a
 * desk, so that the headline is whole within the first 900.
 */
export function LeadCard({ card, badges }: LeadCardProps) {
  return (
    <article className="relative">
      {card.image && (
        <div className="relative -ml-(--bleed-left) -mr-(--bleed-right) aspect-[390/272] sm:aspect-[16/9] lg:aspect-auto lg:h-126">
          <Picture picture={card.image} sizes="(width >= 64rem) 66vw, 100vw" isFilling isFirst />
          <CreditSlab credit={card.image.credit} />
        </div>
      )}
      <div className="pt-4 sm:pt-6">
        <Kicker card={card} hasTopic />
        <div className="mt-1.5">
          <CardHeadline card={card} look="headline-48" level={2} />
        </div>
        <CardText card={card} className="measure mt-3 hidden text-18 text-ink2 sm:block">
          {card.summary}
        </CardText>
        <CardMeta card={card} className="mt-3">
          {badges}
        </CardMeta>
      </div>
    </article>
  )
}

/** Solid, so that it is readable on any picture. */
function CreditSlab({ credit }: { readonly credit: string }) {
  const texts = useBaseTexts().ui
  if (credit === '') return null
  return (
    <p className="night absolute right-0 bottom-0 max-w-full px-2.5 py-1 text-12">{texts.photoCredit({ credit })}</p>
  )
}
