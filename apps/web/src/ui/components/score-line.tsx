import type { Fixture, Team } from '@mixed-zone/contract/schemas/taxonomy'
import { Crest } from './crest.tsx'

interface ScoreLineProps {
  readonly fixture: Pick<Fixture, 'home' | 'away' | 'score'>
  /** Between the crests while there is no score: when it begins. */
  readonly instead: string
}

/** Both crests, a bar in each club's colour, and between them the score. Decoration: the names stand beside it as words. */
export function ScoreLine({ fixture, instead }: ScoreLineProps) {
  const { home, away, score } = fixture
  return (
    <div aria-hidden="true" className="flex items-center gap-4 sm:gap-7">
      <Side team={home} />
      <Bar team={home} />
      {score === null ? (
        <span className="headline-22 shrink-0 text-center">{instead}</span>
      ) : (
        <span className="headline-48 shrink-0 whitespace-nowrap">{`${score.home}–${score.away}`}</span>
      )}
      <Bar team={away} />
      <Side team={away} />
    </div>
  )
}

function Side({ team }: { readonly team: Team }) {
  return <Crest teamTextId={team.textId} size={88} className="max-sm:size-16!" />
}

function Bar({ team }: { readonly team: Team }) {
  return <span className="h-1.5 min-w-4 flex-1" style={{ backgroundColor: team.colours.main }} />
}
