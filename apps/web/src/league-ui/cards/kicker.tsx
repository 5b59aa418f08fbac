import type { Card } from '@mixed-zone/contract/schemas/post'
import { Crest } from '../fixtures/crest.tsx'

interface KickerProps {
  readonly card: Pick<Card, 'teams' | 'categories' | 'section'>
  /** The topic after the team too, not only where there is none. */
  readonly hasTopic?: boolean
  /** The team's short name alone: where there is less room than 260 px. */
  readonly isShort?: boolean
}

/** The line over a headline: a crest with its team, or what it is about, which the section above does not say yet. It wraps and is never cut. */
export function Kicker({ card, hasTopic = false, isShort = false }: KickerProps) {
  const [team] = card.teams
  const topic = card.categories[0]?.name ?? card.section.name
  return (
    // The dot stands in the margin of what follows it, which at the start of a line is out of sight.
    <p className="-ml-4 flex flex-wrap items-center text-14 text-ink2 [clip-path:inset(0_0_0_1rem)]">
      {team && (
        <span className="ml-4 inline-flex items-center gap-2 font-medium">
          <Crest teamTextId={team.textId} />
          {isShort ? team.shortName : team.name}
        </span>
      )}
      {team && hasTopic && !isShort && <span className="dot-before ml-4 text-muted">{topic}</span>}
      {!team && <span className="ml-4 font-medium">{topic}</span>}
    </p>
  )
}
