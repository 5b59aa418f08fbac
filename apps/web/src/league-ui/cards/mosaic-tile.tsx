import type { Card } from '@mixed-zone/contract/schemas/post'
import { Picture } from '../../ui/primitives/picture.tsx'
import { Crest } from '../fixtures/crest.tsx'
import { EmbargoBadge } from '../notices/state-badge.tsx'
import { CardHeadline } from './card-headline.tsx'

interface MosaicTileProps {
  readonly card: Card
  readonly sizes?: string
}

/** Kind G: a tile of the picture mosaic with its title on a night slab. Fills its positioned parent. */
export function MosaicTile({ card, sizes = '(min-width: 40rem) 33vw, 66vw' }: MosaicTileProps) {
  const [team] = card.teams
  return (
    <article className="focus-on-picture @container absolute inset-0 overflow-hidden bg-skeleton">
      {card.image && <Picture picture={card.image} sizes={sizes} isFilling isDecorative />}
      {card.embargoUntil !== undefined && (
        <span className="absolute top-2 left-2 max-w-[calc(100%-1rem)]">
          <EmbargoBadge until={card.embargoUntil} />
        </span>
      )}
      <div className="night absolute bottom-0 left-0 flex max-w-full items-start gap-2 px-2.5 py-1.5 @max-[11rem]:px-2 @max-[11rem]:py-1">
        {/* Narrow tiles give the text the full width, so that it covers less of the picture. */}
        {team && <Crest teamTextId={team.textId} size={16} className="mt-0.5 @max-[11rem]:hidden" />}
        <CardHeadline card={card} look="font-text text-14 font-semibold @max-[11rem]:text-12" />
      </div>
    </article>
  )
}
