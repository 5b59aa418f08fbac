import type { Card } from '@mixed-zone/contract/schemas/post'
import { JustifiedGrid } from '../../ui/components/media/justified-grid.tsx'
import { ResultRow, ResultTile } from '../cards/result-card.tsx'
import { useListView } from './list-view.ts'

interface PostResultsProps {
  readonly posts: readonly Card[]
  /** Names the list for screen readers. */
  readonly label: string
  /** Highlighted in the headlines. */
  readonly searchText?: string | undefined
}

// A post without a picture takes the room of an upright one: its words need some width.
const WORDS_RATIO = 0.9
// A panorama would leave its row no height, a banner upright no width.
const WIDEST = 2.4
const NARROWEST = 0.6

function ratioOf({ image }: Card): number {
  if (image === null) return WORDS_RATIO
  return Math.min(WIDEST, Math.max(NARROWEST, image.width / image.height))
}

/** Posts as the reader likes to see them: justified rows of pictures in true ratios, or lines. */
export function PostResults({ posts, label, searchText }: PostResultsProps) {
  const [view] = useListView()
  if (view === 'list') {
    return (
      <ul aria-label={label} className="-mt-3 border-b border-line *:first:border-t-0">
        {posts.map((card) => (
          <ResultRow key={card.id} card={card} searchText={searchText} />
        ))}
      </ul>
    )
  }
  return (
    <JustifiedGrid
      items={posts}
      keyOf={({ id }) => id}
      ratioOf={ratioOf}
      targetHeight={268}
      gap={20}
      rowGap={40}
      isStackedOnPhone
      label={label}
    >
      {(card) => <ResultTile card={card} ratio={ratioOf(card)} searchText={searchText} />}
    </JustifiedGrid>
  )
}
