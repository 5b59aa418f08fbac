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
 * Kind A: the story of the hour, for a `LeadLayout`. The picture extends to the left edge of the page. From 1024 px on it is 504 px
 * high, so that the headline is visible within the first 900 px; in taller windows it grows to 16:9, so that a wide one is not cut.
 */
export function LeadCard({ card, badges }: LeadCardProps) {
  return (
    <article className="relative">
      {card.image && (
        // An explicit width: from an automatic one, the minimum height and the ratio would make it wider than its column.
        <div className="relative -ml-(--bleed-left) w-[calc(100%+var(--bleed-left)+var(--bleed-right))] aspect-[390/272] sm:aspect-[16/9] lg:max-h-[max(31.5rem,56vh)] lg:min-h-126">
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
