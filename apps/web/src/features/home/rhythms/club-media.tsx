import { MosaicTile } from '../../../league-ui/cards/mosaic-tile.tsx'
import { JustifiedGrid } from '../../../ui/components/media/justified-grid.tsx'
import type { RhythmProps } from './rhythm-props.ts'

/** What the clubs publish: pictures from edge to edge in their own ratios, two rows on a desk. */
export function ClubMedia({ posts }: RhythmProps) {
  const pictured = posts.filter(({ image }) => image !== null).slice(0, 8)
  return (
    <JustifiedGrid
      items={pictured}
      keyOf={({ id }) => id}
      ratioOf={ratioOf}
      targetHeight={300}
      phoneTargetHeight={210}
      gap={4}
    >
      {(card) => (
        <div className="relative" style={{ aspectRatio: ratioOf(card) }}>
          <MosaicTile card={card} />
        </div>
      )}
    </JustifiedGrid>
  )
}

function ratioOf({ image }: RhythmProps['posts'][number]): number {
  return image === null ? 1 : image.width / image.height
}
