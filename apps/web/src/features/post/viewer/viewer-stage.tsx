import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { ChevronLeft, ChevronRight, Lock, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { buildSrcSet } from '../../../ui/primitives/picture.tsx'
import { pictureOf } from '../asset-facts.ts'
import { postTexts } from '../post-texts.ts'
import { useSwipe } from './use-swipe.ts'

interface ViewerStageProps {
  readonly asset: Asset
  readonly before: Asset | undefined
  readonly after: Asset | undefined
  readonly isZoomed: boolean
  readonly onStep: (step: -1 | 1) => void
}

/** The whole picture between two arrows. Preloads the previous and next one. */
export function ViewerStage({ asset, before, after, isZoomed, onStep }: ViewerStageProps) {
  const texts = useTexts(postTexts)
  const { offsetPx, handlers } = useSwipe(onStep)

  useEffect(() => {
    for (const neighbour of [after, before]) fetchAhead(neighbour)
  }, [before, after])

  return (
    <div className="absolute inset-0 touch-pan-y touch-pinch-zoom overflow-hidden" {...handlers}>
      {isZoomed ? (
        <div
          data-stage
          role="region"
          aria-label={texts.enlarged}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs a stop for the keyboard
          tabIndex={0}
          className="size-full overflow-auto outline-offset-[-4px]"
        >
          <StagePicture asset={asset} isZoomed />
        </div>
      ) : (
        <div className="size-full" style={{ transform: offsetPx === 0 ? undefined : `translateX(${offsetPx}px)` }}>
          <StagePicture asset={asset} />
        </div>
      )}
      {before && <Arrow icon={ChevronLeft} label={texts.previousPicture} side="left-6" onPress={() => onStep(-1)} />}
      {after && <Arrow icon={ChevronRight} label={texts.nextPicture} side="right-6" onPress={() => onStep(1)} />}
    </div>
  )
}

function StagePicture({ asset, isZoomed = false }: { readonly asset: Asset; readonly isZoomed?: boolean }) {
  const texts = useTexts(postTexts)
  const [isLoaded, setIsLoaded] = useState(false)
  const picture = pictureOf(asset)
  if (picture === null) {
    return (
      <p className="flex size-full flex-col items-center justify-center gap-3 px-6 text-center text-muted">
        <Icon icon={Lock} size={24} />
        {asset.recalled?.reason || texts.notAvailable}
      </p>
    )
  }
  const hasPlaceholder = !isLoaded && picture.placeholder !== ''
  return (
    <img
      src={picture.url}
      srcSet={buildSrcSet(picture.sources)}
      sizes={isZoomed ? `${picture.width}px` : sizesOf(picture)}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      draggable={false}
      onLoad={() => setIsLoaded(true)}
      className={isZoomed ? 'm-auto h-auto max-w-none' : 'size-full object-contain select-none'}
      style={
        hasPlaceholder
          ? { background: `url("${picture.placeholder}") center / contain no-repeat`, color: 'transparent' }
          : undefined
      }
    />
  )
}

interface ArrowProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'left-6' | 'right-6'
  readonly onPress: () => void
}

/** For mouse and keyboard; phones swipe. */
function Arrow({ icon, label, side, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={`pressable absolute inset-y-0 ${side} my-auto flex size-14 items-center justify-center rounded-pill bg-sunken text-ink max-sm:sr-only`}
    >
      <Icon icon={icon} size={24} />
    </button>
  )
}

/** The `sizes` of a picture that is limited by the window's width and height. */
function sizesOf({ width, height }: { readonly width: number; readonly height: number }): string {
  return `min(100vw, calc((100vh - 12rem) * ${(width / height).toFixed(3)}))`
}

/** Preloads a picture in the size that the viewer will request. */
function fetchAhead(asset: Asset | undefined): void {
  const picture = asset && pictureOf(asset)
  if (!picture) return
  const image = new Image()
  image.sizes = sizesOf(picture)
  image.srcset = buildSrcSet(picture.sources) ?? ''
  image.src = picture.url
}
