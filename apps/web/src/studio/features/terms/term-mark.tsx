import type { ListedTerm } from '@mixed-zone/contract/schemas/studio/terms'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'

/** The crest of a club, or of a player's club. Decorative: the name is beside it. */
export function TermMark({ term }: { readonly term: ListedTerm }) {
  const { club, player } = term
  if (club) {
    if (club.crest !== null) {
      return (
        <img src={club.crest} alt="" width={32} height={32} loading="lazy" className="size-8 shrink-0 object-contain" />
      )
    }
    return <ColourBox colour={club.mainColour} className="size-8" />
  }
  return player?.team ? <Crest teamTextId={player.team.textId} size={20} /> : null
}

/** A colour of a club. */
export function ColourBox({ colour, className = 'size-5' }: { readonly colour: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 1 1" aria-hidden="true" className={`shrink-0 rounded-[4px] border border-edge ${className}`}>
      <rect width="1" height="1" fill={colour} />
    </svg>
  )
}
