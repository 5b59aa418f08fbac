import type { Card } from '@mixed-zone/contract/schemas/post'
import { Picture } from '../../ui/primitives/picture.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { CardMeta } from './card-meta.tsx'
import { Kicker } from './kicker.tsx'

/** Depends on the width of the column; large has a summary. */
export type StorySize = 'large' | 'medium' | 'small'

const LOOKS: Readonly<Record<StorySize, string>> = {
  large: 'headline-28',
  medium: 'headline-18 sm:headline-22',
  small: 'headline-18',
}

interface StoryCardProps {
  readonly card: Card
  readonly size?: StorySize
  /** Width / height. Default: the picture's ratio. */
  readonly ratio?: number
  readonly sizes?: string
  /** On phones: a small picture with the text beside it. */
  readonly isSideBySideOnPhone?: boolean
}

/** Kind C: a story. */
export function StoryCard(props: StoryCardProps) {
  const { card, size = 'medium', ratio, sizes = '(min-width: 40rem) 40vw, 100vw', isSideBySideOnPhone = false } = props
  const shape = isSideBySideOnPhone ? 'grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 sm:block' : 'block'
  return (
    <article className={`relative ${shape}`}>
      {card.image && (
        <Picture
          picture={card.image}
          ratio={ratio}
          sizes={isSideBySideOnPhone ? `(width < 40rem) 7rem, ${sizes}` : sizes}
          isDecorative
          className="rounded-picture"
        />
      )}
      <div className={card.image ? (isSideBySideOnPhone ? 'sm:mt-3' : 'mt-3') : undefined}>
        <Kicker card={card} isShort={size === 'small'} />
        <div className="mt-1.5">
          <CardHeadline card={card} look={LOOKS[size]} />
        </div>
        {size === 'large' && (
          <CardText card={card} className="mt-2 hidden text-16 text-ink2 sm:block">
            {card.summary}
          </CardText>
        )}
        <CardMeta card={card} className="mt-2" />
      </div>
    </article>
  )
}
