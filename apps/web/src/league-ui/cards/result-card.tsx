import type { Card } from '@mixed-zone/contract/schemas/post'
import type { ReactNode } from 'react'
import { findWordMatches } from '../../ui/components/highlight/find-matches.ts'
import { HighlightedText, HighlightedTitle } from '../../ui/components/highlight/highlighted-text.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { CardHeadline, CardText } from './card-headline.tsx'
import { CardMeta } from './card-meta.tsx'
import { Kicker } from './kicker.tsx'

interface ResultCardProps {
  readonly card: Card
  /** Highlighted in the headline. */
  readonly searchText?: string | undefined
  /** At the end of the card. */
  readonly actions?: ReactNode
}

interface ResultTextProps {
  readonly card: Card
  readonly searchText: string | undefined
  readonly isShort?: boolean
}

function ResultText({ card, searchText = '', isShort = false }: ResultTextProps) {
  return (
    <>
      <Kicker card={card} hasTopic isShort={isShort} />
      <div className="mt-1">
        <CardHeadline card={card} look="headline-18">
          {searchText === '' ? undefined : (
            <HighlightedTitle text={card.title} findMatches={(text) => findWordMatches(text, searchText)} />
          )}
        </CardHeadline>
      </div>
      {/* A third line for a highlight, which must not be cut. */}
      <CardText
        card={card}
        className={`measure mt-1 text-14 text-ink2 ${card.highlight === undefined ? 'line-clamp-2' : 'line-clamp-3'}`}
      >
        {card.highlight === undefined ? card.summary : <HighlightedText text={card.highlight} />}
      </CardText>
    </>
  )
}

/** Kind I in a list: thumbnail of 160 × 107, text, facts and actions in one row. A list item. */
export function ResultRow({ card, searchText, actions }: ResultCardProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 border-t border-line py-3">
      {/* On phones a missing thumbnail leaves no gap. */}
      <div className={`w-28 shrink-0 self-start sm:w-40 ${card.image ? '' : 'max-sm:hidden'}`}>
        {card.image && (
          <Picture picture={card.image} ratio={160 / 107} sizes="10rem" isDecorative className="rounded-picture" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <ResultText card={card} searchText={searchText} />
      </div>
      <CardMeta card={card} className={card.image ? 'max-sm:ml-32' : ''} />
      {actions !== undefined && <div className="relative flex items-center">{actions}</div>}
    </li>
  )
}

interface ResultTileProps extends ResultCardProps {
  /** The ratio of the layout, if it differs from the picture's. */
  readonly ratio?: number
}

/**
 * Kind I in a `JustifiedGrid`: the picture in its own ratio, the text below it. A post without a picture has a row of its own.
 */
export function ResultTile({ card, ratio, searchText, actions }: ResultTileProps) {
  return (
    <article className={`relative ${card.image ? '' : 'border-t border-line pt-3'}`}>
      {card.image && (
        <Picture
          picture={card.image}
          ratio={ratio}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw"
          isDecorative
          className="rounded-picture"
        />
      )}
      <div className={card.image ? 'mt-2' : undefined}>
        <ResultText
          card={card}
          searchText={searchText}
          isShort={card.image !== null && card.image.width < card.image.height}
        />
        <CardMeta card={card} className="mt-2">
          {actions}
        </CardMeta>
      </div>
    </article>
  )
}
