import type { Team } from '@mixed-zone/contract/schemas/taxonomy'
import { Crest } from './crest.tsx'

interface KickerProps {
  readonly team?: Team | undefined
  /** Section or category, after the team or alone. */
  readonly topic?: string | undefined
  /** The team's short name alone: where there is less room than 260 px. */
  readonly isShort?: boolean
}

/** The line over a headline: a crest with its team, or the section. It wraps and is never cut. */
export function Kicker({ team, topic, isShort = false }: KickerProps) {
  if (team === undefined && topic === undefined) return null
  const shownTopic = team && isShort ? undefined : topic
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink2">
      {team && (
        <span className="inline-flex items-center gap-2 font-medium">
          <Crest teamTextId={team.textId} />
          {isShort ? team.shortName : team.name}
        </span>
      )}
      {team && shownTopic !== undefined && (
        <span aria-hidden="true" className="text-muted">
          ·
        </span>
      )}
      {shownTopic !== undefined && <span className={team ? 'text-muted' : 'font-medium'}>{shownTopic}</span>}
    </p>
  )
}
