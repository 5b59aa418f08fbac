import type { Card } from '@mixed-zone/contract/schemas/post'
import { Crest } from '../fixtures/crest.tsx'

interface KickerProps {
  readonly card: Pick<Card, 'teams' | 'categories' | 'section'>
  /** Shows the topic after the team, not only instead of it. */
  readonly hasTopic?: boolean
  /** Only the team's short name, for less than 260 px. */
  readonly isShort?: boolean
}

/** The line above a headline: a team with its crest, or the topic. It wraps and is never truncated. */
export function Kicker({ card, hasTopic = false, isShort = false }: KickerProps) {
  const [team] = card.teams
  const topic = card.categories[0]?.name ?? card.section.name
  return (
    // The dot is in the left margin of the item after it, which is clipped at the start of a line.
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
