import { StoryCard } from '../../../league-ui/cards/story-card.tsx'
import type { RhythmProps } from './rhythm-props.ts'

/** Stories of the moment: five, four and three columns, in 4:3, 4:5 and 16:9. */
export function Stories({ posts }: RhythmProps) {
  const [large, medium, ...rest] = posts
  const small = rest.slice(0, 2)
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-12">
      {large && (
        <div className="sm:col-span-2 lg:col-span-5">
          <StoryCard card={large} size="large" ratio={4 / 3} sizes="(width >= 64rem) 41vw, 100vw" />
        </div>
      )}
      {medium && (
        <div className="lg:col-span-4">
          <StoryCard card={medium} ratio={4 / 5} sizes="(width >= 64rem) 33vw, 50vw" isSideBySideOnPhone />
        </div>
      )}
      {small.length > 0 && (
        <div className="grid content-start gap-8 lg:col-span-3">
          {small.map((card) => (
            <StoryCard
              key={card.id}
              card={card}
              size="small"
              ratio={16 / 9}
              sizes="(width >= 64rem) 25vw, 50vw"
              isSideBySideOnPhone
            />
          ))}
        </div>
      )}
    </div>
  )
}
