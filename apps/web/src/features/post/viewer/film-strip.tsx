import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { nameOf, pictureOf } from '../asset-facts.ts'
import { postTexts } from '../post-texts.ts'

interface FilmStripProps {
  readonly images: readonly Asset[]
  readonly shownIndex: number
  readonly onShowAt: (index: number) => void
}

/** All pictures in a strip with one tab stop; the arrow keys move along it. */
export function FilmStrip({ images, shownIndex, onShowAt }: FilmStripProps) {
  const texts = useTexts(postTexts)
  const strip = useRef<HTMLUListElement | null>(null)

  useEffect(() => {
    const current = strip.current?.children[shownIndex]
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
    // Keep the focus on the current picture if it is in the strip.
    if (strip.current?.contains(document.activeElement)) current?.querySelector('button')?.focus()
  }, [shownIndex])

  return (
    <ul
      ref={strip}
      aria-label={texts.filmStrip}
      className="flex gap-1 overflow-x-auto px-6 pt-1 pb-4 [scrollbar-width:none] max-sm:hidden"
    >
      {images.map((asset, index) => (
        <li key={asset.id} className="shrink-0">
          <button
            type="button"
            tabIndex={index === shownIndex ? 0 : -1}
            aria-current={index === shownIndex}
            aria-label={`${texts.position({ place: index + 1, total: images.length })}: ${nameOf(asset)}`}
            onClick={() => onShowAt(index)}
            className="block h-14 overflow-hidden rounded-control opacity-60 hover:opacity-100 aria-current:opacity-100 aria-current:outline-3 aria-current:outline-offset-0 aria-current:outline-lamp"
          >
            <StripPicture asset={asset} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function StripPicture({ asset }: { readonly asset: Asset }) {
  const [smallest] = pictureOf(asset)?.sources.toSorted((one, other) => one.width - other.width) ?? []
  const ratio = (asset.width ?? 3) / (asset.height ?? 2)
  const style = { aspectRatio: ratio }
  if (smallest === undefined) return <span className="block h-14 bg-sunken" style={style} />
  return <img src={smallest.url} alt="" loading="lazy" decoding="async" className="h-14 bg-sunken" style={style} />
}
