import type { Card } from '@mixed-zone/contract/schemas/post'
import { useFormats } from '../../i18n/use-formats.ts'
import { Crest } from '../fixtures/crest.tsx'
import { EmbargoBadge } from '../notices/state-badge.tsx'
import { CardHeadline } from './card-headline.tsx'
import { Counts } from './counts.tsx'

/** Kind B: a row of the breaking list; the time is amber while the post is recent. A list item. */
export function TimeRow({ card }: { readonly card: Card }) {
  const { clock, dateTime } = useFormats()
  const { text, isFresh } = clock(card.publishedAt)
  const [team] = card.teams
  const hasCounts = Object.values(card.counts).some((count) => count > 0)
  return (
    <li className="relative grid grid-cols-[5.25rem_minmax(0,1fr)] gap-x-1 border-b border-line py-3.5">
      <time
        dateTime={card.publishedAt}
        title={dateTime(card.publishedAt)}
        className={`figures pt-px text-14 ${isFresh ? 'text-accent-text' : 'text-muted'}`}
      >
        {text}
      </time>
      <div className="min-w-0">
        <CardHeadline card={card} look="headline-16" />
        {(team || hasCounts || card.embargoUntil !== undefined) && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            {team && (
              <span className="inline-flex items-center gap-1.5">
                <Crest teamTextId={team.textId} size={16} />
                {team.shortName}
              </span>
            )}
            <Counts counts={card.counts} />
            {card.embargoUntil !== undefined && <EmbargoBadge until={card.embargoUntil} />}
          </p>
        )}
      </div>
    </li>
  )
}
