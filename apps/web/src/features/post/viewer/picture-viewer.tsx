import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { Info } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { ViewerShell, viewerActionStyle } from '../../../ui/components/overlays/viewer-shell.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { postTexts } from '../post-texts.ts'
import { FullScreenButton, ZoomButton } from './viewer-buttons.tsx'
import { ViewerCaption } from './viewer-caption.tsx'
import { FilmStrip } from './film-strip.tsx'
import { ViewerStage } from './viewer-stage.tsx'

interface PictureViewerProps {
  readonly post: Post
  readonly images: readonly Asset[]
  readonly shown: Asset
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

/** Full-screen viewer for the pictures of a post, with keys, swipes and a film strip. */
export function PictureViewer({ post, images, shown, onShow, onClose }: PictureViewerProps) {
  const texts = useTexts(postTexts)
  const [isZoomed, setIsZoomed] = useState(false)
  const [hasFacts, setHasFacts] = useState(false)
  const index = images.indexOf(shown)

  function showAt(next: number) {
    const asset = images[next]
    if (asset === undefined || asset === shown) return
    setIsZoomed(false)
    onShow(asset.id)
  }

  function handleKeyDown(event: KeyboardEvent) {
    // A focused, enlarged picture scrolls with the same keys.
    const isMoving = isZoomed && event.target instanceof Element && event.target.matches('[data-stage]')
    if (isMoving || event.altKey || event.ctrlKey || event.metaKey) return
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: images.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    showAt(next)
  }

  return (
    <ViewerShell
      label={texts.viewer}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      header={<Position shown={shown} index={index} total={images.length} hasFactsOnPhone={hasFacts} />}
      actions={
        <>
          <button
            type="button"
            aria-pressed={hasFacts}
            aria-label={texts.fileFacts}
            onClick={() => setHasFacts(!hasFacts)}
            className={`${viewerActionStyle()} sm:hidden`}
          >
            <Icon icon={Info} size={22} />
          </button>
          <ZoomButton isZoomed={isZoomed} onChange={setIsZoomed} />
          <FullScreenButton />
        </>
      }
      footer={
        <>
          <ViewerCaption post={post} asset={shown} />
          {images.length > 1 && <FilmStrip images={images} shownIndex={index} onShowAt={showAt} />}
        </>
      }
    >
      <ViewerStage
        key={shown.id}
        asset={shown}
        before={images[index - 1]}
        after={images[index + 1]}
        isZoomed={isZoomed}
        onStep={(step) => showAt(index + step)}
      />
    </ViewerShell>
  )
}

interface PositionProps {
  readonly shown: Asset
  readonly index: number
  readonly total: number
  readonly hasFactsOnPhone: boolean
}

function Position({ shown, index, total, hasFactsOnPhone }: PositionProps) {
  const texts = useTexts(postTexts)
  const { formatBytes } = useFormats()
  const pixels = shown.width === undefined ? [] : [`${shown.width} × ${shown.height}`]
  return (
    <>
      <p className="figures shrink-0 text-[1.375rem]">
        <span role="status" className="sr-only">
          {[texts.position({ place: index + 1, total }), shown.caption].filter(Boolean).join(': ')}
        </span>
        <span aria-hidden="true">
          {index + 1}
          <span className="text-muted">{` / ${total}`}</span>
        </span>
      </p>
      <p className={`min-w-0 text-14 text-muted sm:block sm:truncate ${hasFactsOnPhone ? '' : 'hidden'}`}>
        {[shown.name, ...pixels, formatBytes(shown.size)].join(' · ')}
      </p>
    </>
  )
}
