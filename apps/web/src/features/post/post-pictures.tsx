import { usePostDownloads } from '../downloads/downloads.tsx'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { JustifiedGrid } from '../../ui/components/media/justified-grid.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { PictureFigure } from './picture-figure.tsx'
import { postTexts } from './post-texts.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useGridKeys } from './selection/use-grid-keys.ts'
import type { PictureSelection } from './selection/use-selection.ts'

const SHOWN_FIRST = 12

interface PostPicturesProps {
  readonly post: Post
  readonly images: readonly Asset[]
  readonly selection: PictureSelection
  readonly onOpen: (id: string) => void
}

/** The pictures in justified rows, selectable one by one or as a range. */
export function PostPictures({ post, images, selection, onOpen }: PostPicturesProps) {
  const texts = useTexts(postTexts)
  const { addToBasket } = usePostDownloads(post)
  const [isWhole, setIsWhole] = useState(false)
  const gridKeys = useGridKeys(selection)
  if (images.length === 0) return null
  // No button for only a few more; while selecting, all are shown.
  const isCut = !isWhole && !selection.isSelecting && images.length > SHOWN_FIRST + 3
  const shown = isCut ? images.slice(0, SHOWN_FIRST) : images
  return (
    <section aria-labelledby="pictures-title" id="pictures" tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
      {selection.isSelecting ? (
        <SelectionBar
          title={texts.pictureCount({ count: images.length })}
          selection={selection}
          onBasket={() => addToBasket(selection.chosen)}
        />
      ) : (
        <div className="lg:section-rule mb-3 flex items-center justify-between gap-3">
          <h2 id="pictures-title" className="headline-22">
            {texts.pictureCount({ count: images.length })}
          </h2>
          {selection.count > 0 && (
            <Button variant="quiet" size="small" icon={ListChecks} onClick={selection.begin} className="-mr-3">
              {texts.select}
            </Button>
          )}
        </div>
      )}
      <div {...gridKeys}>
        <JustifiedGrid
          items={shown}
          keyOf={({ id }) => id}
          ratioOf={({ width = 3, height = 2 }) => width / height}
          targetHeight={268}
          gap={8}
          rowGap={12}
          label={texts.pictures}
        >
          {(asset, index, widthPx) => (
            <PictureFigure
              post={post}
              asset={asset}
              index={index}
              widthPx={widthPx}
              selection={selection}
              onOpen={onOpen}
            />
          )}
        </JustifiedGrid>
      </div>
      {isCut && (
        <div className="mt-4 flex items-center gap-3">
          <Button onClick={() => setIsWhole(true)}>{texts.showAllPictures({ count: images.length })}</Button>
          <span className="text-14 text-muted">{texts.shownOf({ shown: shown.length, total: images.length })}</span>
        </div>
      )}
    </section>
  )
}
