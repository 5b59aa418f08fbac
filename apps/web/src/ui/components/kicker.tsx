import type { Team } from '@mixed-zone/contract/schemas/taxonomy'
import { Crest } from './crest.tsx'

interface KickerProps {
  readonly team?: Team | undefined
  /** Section or category, after the team or alone. */
  readonly topic?: string | undefined
  /** Uses the team's short name: where there is less room than 260 px. */
  readonly isShort?: boolean
}

/** The line over a headline: a crest with its team, or the section. It wraps and is never cut. */
export function Kicker({ team, topic, isShort = false }: KickerProps) {
  if (team === undefined && topic === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink2">
      {team && (
        <span className="inline-flex items-center gap-2 font-medium">
          <Crest teamTextId={team.textId} />
          {isShort ? team.shortName : team.name}
        </span>
      )}
      {team && topic !== undefined && (
        <span aria-hidden="true" className="text-muted">
          ·
        </span>
      )}
      {topic !== undefined && <span className={team ? 'text-muted' : 'font-medium'}>{topic}</span>}
    </p>
  )
}
