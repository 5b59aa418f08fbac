import { ItemPicture } from '../item-picture.tsx'
import { ItemHeadline, ItemTime } from '../item-words.tsx'
import type { ItemProps, RhythmProps } from './rhythm-props.ts'

/** Words: columns with rules, the time first, a picture where there is one. */
export function WordItems({ items, network }: RhythmProps) {
  return (
    <ul className="grid gap-x-12 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
      {items.map((item) => (
        <WordCard key={item.id} item={item} network={network} />
      ))}
    </ul>
  )
}

function WordCard({ item, network }: ItemProps) {
  return (
    <li className="relative min-w-0 border-line max-sm:py-4 max-sm:not-first:border-t max-sm:first:pt-0 sm:max-lg:even:-ml-6 sm:max-lg:even:border-l sm:max-lg:even:pl-6 lg:not-nth-[4n+1]:-ml-6 lg:not-nth-[4n+1]:border-l lg:not-nth-[4n+1]:pl-6">
      <ItemTime item={item} className="mb-1.5" />
      <ItemHeadline item={item} network={network} look="headline-18 line-clamp-4" textLook="line-clamp-6 text-16" />
      {item.title !== '' && item.text !== '' && (
        <p className="mt-2 line-clamp-3 text-14 text-ink2 wrap-anywhere">{item.text}</p>
      )}
      <ItemPicture
        item={item}
        ratio={3 / 2}
        sizes="(min-width: 64rem) 25vw, (min-width: 40rem) 50vw, 100vw"
        className="mt-3"
      />
    </li>
  )
}
