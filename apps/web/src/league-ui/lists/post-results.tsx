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

// A panorama would make its row too low; the text below a narrow portrait needs some width.
const MAX_RATIO = 2.4
const MIN_RATIO = 0.8

function ratioOf({ image }: Card): number | null {
  return image === null ? null : Math.min(MAX_RATIO, Math.max(MIN_RATIO, image.width / image.height))
}

/** Posts in the view that the reader chose: justified rows of pictures, or a list. */
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
      {(card) => <ResultTile card={card} ratio={ratioOf(card) ?? undefined} searchText={searchText} />}
    </JustifiedGrid>
  )
}
