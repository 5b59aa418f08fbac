import { usePostDownloads } from '../downloads/downloads.tsx'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { ListChecks } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/texts.ts'
import { JustifiedGrid } from '../../ui/components/media/justified-grid.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { PictureFigure } from './picture-figure.tsx'
import { postTexts } from './post-texts.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { PICTURE_SELECTOR, useGridKeys } from './selection/use-grid-keys.ts'
import type { PictureSelection } from './selection/use-selection.ts'

const COLLAPSED_COUNT = 12
/** A grid with only so many more is not collapsed: a button would take their place. */
const MAX_EXTRA_COUNT = 3

interface PostPicturesProps {
  readonly post: Post
  readonly images: readonly Asset[]
  readonly selection: PictureSelection
  /** The picture in the viewer. */
  readonly viewedId: string | null
  readonly onOpen: (id: string) => void
}

/** The pictures in justified rows, selectable one by one or as a range. */
export function PostPictures({ post, images, selection, viewedId, onOpen }: PostPicturesProps) {
  const texts = useTexts(postTexts)
  const { addToBasket } = usePostDownloads(post)
  const grid = useRef<HTMLDivElement>(null)
  const [isExpanded, setIsExpanded] = useState(false)
  const gridKeys = useGridKeys(selection)
  const needsAll = selection.isSelecting || images.findIndex(({ id }) => id === viewedId) >= COLLAPSED_COUNT
  // It stays expanded afterwards: the focused picture, or the one that gets the focus when the viewer closes, must not unmount.
  if (needsAll && !isExpanded) setIsExpanded(true)
  if (images.length === 0) return null
  const isCollapsed = !isExpanded && images.length > COLLAPSED_COUNT + MAX_EXTRA_COUNT
  const shown = isCollapsed ? images.slice(0, COLLAPSED_COUNT) : images

  const getPictureButtons = () => grid.current?.querySelectorAll<HTMLElement>(PICTURE_SELECTOR) ?? []

  // Buttons that disappear when they are pressed give the focus to a picture, wherever the page is scrolled to.
  const focusPictures = () => getPictureButtons()[0]?.focus({ preventScroll: true })

  function handleSelect() {
    focusPictures()
    selection.begin()
  }

  function handleShowAll() {
    const { length } = getPictureButtons()
    flushSync(() => setIsExpanded(true))
    getPictureButtons()[length]?.focus()
  }

  return (
    <section aria-labelledby="pictures-title" id="pictures" tabIndex={-1} className="min-w-0 scroll-mt-6 outline-none">
      {selection.isSelecting ? (
        <SelectionBar
          title={texts.pictureCount({ count: images.length })}
          selection={selection}
          onBasket={() => addToBasket(selection.chosen)}
          focusPictures={focusPictures}
        />
      ) : (
        <div className="lg:section-rule mb-3 flex items-center justify-between gap-3">
          <h2 id="pictures-title" className="headline-22">
            {texts.pictureCount({ count: images.length })}
          </h2>
          {selection.count > 0 && (
            <Button variant="quiet" size="small" icon={ListChecks} onClick={handleSelect} className="-mr-3">
              {texts.select}
            </Button>
          )}
        </div>
      )}
      <div ref={grid} {...gridKeys}>
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
      {isCollapsed && (
        <div className="mt-4 flex items-center gap-3">
          <Button onClick={handleShowAll}>{texts.showAllPictures({ count: images.length })}</Button>
          <span className="text-14 text-muted">{texts.shownOf({ shown: shown.length, total: images.length })}</span>
        </div>
      )}
    </section>
  )
}
