import type { Asset } from '@mixed-zone/contract/schemas/asset'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { pictureOf } from '../asset-facts.ts'
import { postTexts } from '../post-texts.ts'

interface ViewerFilmProps {
  readonly images: readonly Asset[]
  readonly place: number
  readonly onShowAt: (place: number) => void
}

/** All pictures in a strip, the one in view with a ring. One stop of the tab key: the arrow keys go along it. */
export function ViewerFilm({ images, place, onShowAt }: ViewerFilmProps) {
  const texts = useTexts(postTexts)
  const strip = useRef<HTMLUListElement | null>(null)

  useEffect(() => {
    const current = strip.current?.children[place]
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
    // Whoever stands on the strip goes along with it.
    if (strip.current?.contains(document.activeElement)) current?.querySelector('button')?.focus()
  }, [place])

  return (
    <ul
      ref={strip}
      aria-label={texts.film}
      className="flex gap-1 overflow-x-auto px-6 pt-1 pb-4 [scrollbar-width:none] max-sm:hidden"
    >
      {images.map((asset, index) => (
        <li key={asset.id} className="shrink-0">
          <button
            type="button"
            tabIndex={index === place ? 0 : -1}
            aria-current={index === place}
            aria-label={texts.position({ place: index + 1, total: images.length })}
            onClick={() => onShowAt(index)}
            className="block h-14 overflow-hidden rounded-control opacity-60 hover:opacity-100 aria-current:opacity-100 aria-current:outline-3 aria-current:outline-offset-0 aria-current:outline-lamp"
          >
            <FilmPicture asset={asset} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function FilmPicture({ asset }: { readonly asset: Asset }) {
  const [smallest] = pictureOf(asset)?.sources.toSorted((one, other) => one.width - other.width) ?? []
  const ratio = (asset.width ?? 3) / (asset.height ?? 2)
  const style = { aspectRatio: ratio }
  if (smallest === undefined) return <span className="block h-14 bg-sunken" style={style} />
  return <img src={smallest.url} alt="" loading="lazy" decoding="async" className="h-14 bg-sunken" style={style} />
}
