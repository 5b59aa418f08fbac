import { StoryCard } from '../../../league-ui/cards/story-card.tsx'
import type { RhythmProps } from './rhythm-props.ts'

/** Three stories side by side. */
export function StoryRow({ posts }: RhythmProps) {
  return (
    <div className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {posts.slice(0, 3).map((card) => (
        <div key={card.id} className="sm:max-lg:nth-3:hidden">
          <StoryCard card={card} ratio={3 / 2} sizes="(width >= 64rem) 33vw, 50vw" isSideBySideOnPhone />
        </div>
      ))}
    </div>
  )
}
