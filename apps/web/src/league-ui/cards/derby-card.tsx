import type { Card } from '@mixed-zone/contract/schemas/post'
import type { Team } from '@mixed-zone/contract/schemas/taxonomy'
import { Crest } from '../fixtures/crest.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { CardMeta } from './card-meta.tsx'

/** The bar between two crests: 6 px, half in each club's colour. */
function ColourBar({ home, away }: { readonly home: Team; readonly away: Team }) {
  return (
    <span aria-hidden="true" className="flex h-1.5 min-w-8 flex-1">
      <span className="flex-1" style={{ backgroundColor: home.colours.main }} />
      <span className="flex-1" style={{ backgroundColor: away.colours.main }} />
    </span>
  )
}

/** Kind E: a derby, on night, with crests instead of a picture. */
export function DerbyCard({ card }: { readonly card: Card }) {
  const [home, away] = card.teams
  return (
    <article className="relative">
      {home && away && (
        <p className="mb-5 flex items-center gap-5 lg:gap-7">
          <span className="sr-only">{`${home.name} – ${away.name}`}</span>
          <Crest teamTextId={home.textId} size={88} className="max-lg:size-16!" />
          <ColourBar home={home} away={away} />
          <Crest teamTextId={away.textId} size={88} className="max-lg:size-16!" />
        </p>
      )}
      <CardHeadline card={card} look="headline-28" />
      <CardText card={card} className="mt-1.5 line-clamp-2 text-14 text-muted">
        {card.summary}
      </CardText>
      <CardMeta card={card} className="mt-3" />
    </article>
  )
}
