import { DerbyCard } from '../../../league-ui/cards/derby-card.tsx'
import type { RhythmProps } from './rhythm-props.ts'

/** Pairs of crests on night, three abreast with a line between them. */
export function Derbies({ posts }: RhythmProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.slice(0, 3).map((card) => (
        <div
          key={card.id}
          className="sm:max-lg:nth-3:hidden lg:not-first:border-l lg:not-first:border-line lg:not-first:-ml-8 lg:not-first:pl-8"
        >
          <DerbyCard card={card} />
        </div>
      ))}
    </div>
  )
}
