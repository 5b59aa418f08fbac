import { ItemPicture } from '../item-picture.tsx'
import { ItemHeadline, ItemTime } from '../item-words.tsx'
import type { ItemProps, RhythmProps } from './rhythm-props.ts'

const WIDE = 16 / 9

/** Videos: the newest large, the others in rows beside it. */
export function VideoItems({ items, network }: RhythmProps) {
  const [newest, ...others] = items
  if (newest === undefined) return null
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <article className="relative">
        <ItemPicture item={newest} ratio={WIDE} sizes="(min-width: 64rem) 55vw, 100vw" className="mb-3" />
        <ItemHeadline item={newest} network={network} look="headline-22" textLook="headline-22 line-clamp-4" />
        {newest.title !== '' && newest.text !== '' && (
          <p className="measure mt-2 line-clamp-3 text-ink2 wrap-anywhere">{newest.text}</p>
        )}
        <ItemTime item={newest} className="mt-2" />
      </article>
      {others.length > 0 && (
        <ul className="grid content-start">
          {others.map((item) => (
            <VideoRow key={item.id} item={item} network={network} />
          ))}
        </ul>
      )}
    </div>
  )
}

function VideoRow({ item, network }: ItemProps) {
  return (
    <li className="relative flex gap-4 border-line not-first:border-t not-first:pt-4 not-last:pb-4 max-lg:first:border-t max-lg:first:pt-4">
      {item.image !== null && (
        <span className="w-28 shrink-0 sm:w-40">
          <ItemPicture item={item} ratio={WIDE} sizes="10rem" />
        </span>
      )}
      <div className="min-w-0">
        <ItemHeadline item={item} network={network} look="headline-16" textLook="headline-16 line-clamp-3" />
        <ItemTime item={item} className="mt-1" />
      </div>
    </li>
  )
}
