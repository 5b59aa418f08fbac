import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useEffect, useRef, useState } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { JustifiedGrid } from '../../ui/components/justified-grid.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { pictureOf } from './asset-facts.ts'
import { DownloadLink } from './download-link.tsx'
import { usePostWords } from './words/post-words.ts'

const SHOWN_FIRST = 12

// Rows of 268 px on a desk, of 172 on a phone: a picture of 3:2 is as wide as this, whatever the window.
const SIZES = '(width >= 64rem) 26rem, (width >= 40rem) 45vw, 66vw'

interface PostPicturesProps {
  readonly images: readonly Asset[]
  /** The one that the viewer shows. */
  readonly openedId: string | null
  readonly onOpen: (id: string) => void
}

/** The pictures in justified rows of their true ratios, each with its contact-sheet line. */
export function PostPictures({ images, openedId, onOpen }: PostPicturesProps) {
  const words = usePostWords()
  const [isWhole, setIsWhole] = useState(false)
  useFocusOfClosed(openedId)
  if (images.length === 0) return null
  // A few more than the first lot are shown at once: a button for two pictures would be silly.
  const isCut = !isWhole && images.length > SHOWN_FIRST + 3
  const shown = isCut ? images.slice(0, SHOWN_FIRST) : images
  return (
    <section aria-labelledby="pictures-title" id="pictures" className="min-w-0 scroll-mt-6">
      <h2 id="pictures-title" className="headline-22 mb-4 lg:sr-only">
        {words.pictureCount({ count: images.length })}
      </h2>
      <JustifiedGrid
        items={shown}
        keyOf={({ id }) => id}
        ratioOf={({ width = 3, height = 2 }) => width / height}
        targetHeight={268}
        gap={8}
        rowGap={12}
        label={words.pictures}
      >
        {(asset, place) => <PictureFigure asset={asset} place={place} onOpen={onOpen} />}
      </JustifiedGrid>
      {isCut && (
        <div className="mt-4 flex items-center gap-3">
          <Button onClick={() => setIsWhole(true)}>{words.showAllPictures({ count: images.length })}</Button>
          <span className="text-14 text-muted">{words.shownOf({ shown: shown.length, total: images.length })}</span>
        </div>
      )}
    </section>
  )
}

interface PictureFigureProps {
  readonly asset: Asset
  readonly place: number
  readonly onOpen: (id: string) => void
}

function PictureFigure({ asset, place, onOpen }: PictureFigureProps) {
  const words = usePostWords()
  const { bytes } = useFormats()
  const picture = pictureOf(asset)
  return (
    <figure className="@container">
      {picture ? (
        <button
          type="button"
          id={buttonId(asset.id)}
          aria-haspopup="dialog"
          onClick={() => onOpen(asset.id)}
          className="focus-on-picture block w-full cursor-zoom-in rounded-picture"
        >
          <span className="sr-only">{words.enlarge({ place: place + 1 })} </span>
          <Picture picture={picture} sizes={SIZES} isFirst={place < 3} className="rounded-picture" />
        </button>
      ) : (
        <div className="rounded-picture bg-sunken" style={{ aspectRatio: (asset.width ?? 3) / (asset.height ?? 2) }} />
      )}
      <figcaption className="mt-1 flex pr-1 flex-wrap items-center gap-x-2 gap-y-1 text-12 text-muted">
        <span className="font-semibold text-ink">{String(place + 1).padStart(2, '0')}</span>
        {asset.width !== undefined && (
          <span className="@max-[11rem]:hidden">
            {asset.width} × {asset.height}
          </span>
        )}
        <span className="sr-only">{asset.caption}</span>
        <span className="ml-auto flex items-center gap-2">
          {bytes(asset.size)}
          <DownloadLink asset={asset} size={16} />
        </span>
      </figcaption>
    </figure>
  )
}

function buttonId(assetId: string): string {
  return `enlarge-${assetId}`
}

/** Whoever leaves the viewer stands on the picture seen last, which may not be the one that opened it. */
function useFocusOfClosed(openedId: string | null): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (openedId === null && before.current !== null) document.getElementById(buttonId(before.current))?.focus()
    before.current = openedId
  }, [openedId])
}
