import { useRef, useState, useLayoutEffect } from 'react'
import { classNames } from './class-names.ts'

interface PictureSource {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
  /** A data URL shown until the picture is loaded; may be empty. */
  readonly placeholder: string
  /** From 0 to 1 in both directions. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  readonly sources: readonly { readonly url: string; readonly width: number }[]
}

interface PictureProps {
  readonly picture: PictureSource
  /** The `sizes` attribute. */
  readonly sizes: string
  /** Crops to this ratio (width / height) around the focal point. Default: the picture's own ratio. */
  readonly ratio?: number
  /** Fills its positioned parent instead of having a height of its own. */
  readonly isFilling?: boolean
  /** The first picture of a page: loaded eagerly, with high priority. */
  readonly isFirst?: boolean
  /** Empty alt text, for a picture beside a headline that says the same. */
  readonly isDecorative?: boolean
  readonly className?: string
}

/** A responsive picture that reserves its space, shows a placeholder and fades in, without a layout shift. */
export function Picture(props: PictureProps) {
  const { picture, sizes, ratio, isFilling = false, isFirst = false, isDecorative = false, className } = props
  const image = useRef<HTMLImageElement | null>(null)
  // No fade for the first picture: it would delay the largest contentful paint.
  const [isLoaded, setIsLoaded] = useState(isFirst)

  // A cached picture may be complete before React attaches `onLoad`.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setIsLoaded(true)
  }, [])

  return (
    <span
      className={classNames(
        'block overflow-hidden bg-skeleton',
        isFilling ? 'absolute inset-0' : 'relative w-full',
        className,
      )}
      style={{
        aspectRatio: isFilling ? undefined : (ratio ?? picture.width / picture.height),
        backgroundImage: picture.placeholder === '' ? undefined : `url("${picture.placeholder}")`,
        backgroundSize: 'cover',
        backgroundPosition: objectPosition(picture.focalPoint),
      }}
    >
      <img
        ref={image}
        src={picture.url}
        srcSet={buildSrcSet(picture.sources)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={isDecorative ? '' : picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        onLoad={() => setIsLoaded(true)}
        // After an error the placeholder stays visible, or the alt text if there is none.
        onError={() => setIsLoaded(picture.placeholder === '')}
        className={classNames(
          'absolute inset-0 size-full object-cover transition-opacity duration-200',
          isLoaded ? 'opacity-100' : 'opacity-0',
        )}
        style={{ objectPosition: objectPosition(picture.focalPoint) }}
      />
    </span>
  )
}

/** The `srcset` of a picture, smallest first. Undefined if there is only one address. */
export function buildSrcSet(sources: PictureSource['sources']): string | undefined {
  if (sources.length === 0) return undefined
  const ordered = [...sources].sort((a, b) => a.width - b.width)
  return ordered.map(({ url, width }) => `${url} ${width}w`).join(', ')
}

/** The focal point as the part of the picture that a crop keeps. */
function objectPosition({ x, y }: PictureSource['focalPoint']): string {
  return `${percent(x)} ${percent(y)}`
}

function percent(part: number): string {
  return `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`
}
