import { ItemPicture } from '../item-picture.tsx'
import { ItemHeadline, ItemTime } from '../item-words.tsx'
import type { ItemProps, RhythmProps } from './rhythm-props.ts'

/** Pictures: a wall of squares, the newest four times as large. */
export function PictureItems({ items, network }: RhythmProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 lg:gap-x-6">
      {items.map((item, index) => (
        <PictureTile key={item.id} item={item} network={network} isLarge={index === 0 && items.length > 2} />
      ))}
    </ul>
  )
}

function PictureTile({ item, network, isLarge }: ItemProps & { readonly isLarge: boolean }) {
  return (
    <li className={`relative min-w-0 ${isLarge ? 'col-span-2 row-span-2' : ''}`}>
      <ItemPicture
        item={item}
        ratio={1}
        sizes={isLarge ? '(min-width: 40rem) 50vw, 100vw' : '(min-width: 40rem) 25vw, 50vw'}
      />
      <div className="mt-2">
        <ItemHeadline
          item={item}
          network={network}
          look={isLarge ? 'headline-22' : 'headline-16 line-clamp-3'}
          textLook={isLarge ? 'line-clamp-3 text-18' : 'line-clamp-3 text-14'}
        />
        <ItemTime item={item} className="mt-1" />
      </div>
    </li>
  )
}
