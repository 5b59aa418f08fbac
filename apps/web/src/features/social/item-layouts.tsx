import type { SocialAccount } from '@mixed-zone/contract/schemas/social'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ExternalAnchor } from '../../ui/primitives/external-anchor.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { socialTexts } from './social-texts.ts'

export type SocialItem = SocialAccount['items'][number]

export interface ItemLayoutProps {
  readonly items: readonly SocialItem[]
  /** The network's name, for items without text. */
  readonly network: string
}

export interface ItemProps {
  readonly item: SocialItem
  readonly network: string
}

/** Pictures: a grid of squares, the newest four times as large. */
export function PictureItems({ items, network }: ItemLayoutProps) {
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

/** Texts: columns with rules, the time first, a picture if there is one. */
export function WordItems({ items, network }: ItemLayoutProps) {
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

const WIDE = 16 / 9

/** Videos: the newest large, the others in rows beside it. */
export function VideoItems({ items, network }: ItemLayoutProps) {
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

interface ItemPictureProps {
  readonly item: SocialItem
  /** Width / height. Feeds do not report a picture's own ratio. */
  readonly ratio: number
  readonly sizes: string
  readonly className?: string
}

const CENTRE = { x: 0.5, y: 0.5 }

/** The picture of an item, proxied by our server. Decorative: feeds have no alternative texts. */
function ItemPicture({ item, ratio, sizes, className = '' }: ItemPictureProps) {
  if (item.image === null) return null
  const picture = {
    url: item.image,
    width: Math.round(ratio * 600),
    height: 600,
    alt: '',
    placeholder: '',
    focalPoint: CENTRE,
    sources: [],
  }
  return (
    <Picture picture={picture} ratio={ratio} sizes={sizes} isDecorative className={`rounded-picture ${className}`} />
  )
}

interface ItemHeadlineProps {
  readonly item: SocialItem
  readonly network: string
  /** One of the `headline-…` utilities, for an item that has a title. */
  readonly look: string
  /** For an item without a title. */
  readonly textLook: string
}

/** The title of an item, else its text: the only link of the card, with the whole card as hit area. */
function ItemHeadline({ item, network, look, textLook }: ItemHeadlineProps) {
  const texts = useTexts(socialTexts)
  const said = item.title || item.text || texts.untitled({ network })
  return (
    <h3 className={`${item.title === '' ? textLook : look} wrap-anywhere`}>
      <ExternalAnchor href={item.url} className="underlined-on-hover rounded-control after:absolute after:inset-0">
        <UnbrokenText text={said} />
      </ExternalAnchor>
    </h3>
  )
}

/** The date of an item; nothing if the feed has none. */
function ItemTime({ item, className = '' }: { readonly item: SocialItem; readonly className?: string }) {
  const { relative, dateTime } = useFormats()
  if (item.publishedAt === null) return null
  return (
    <p className={`text-14 text-muted ${className}`}>
      <time dateTime={item.publishedAt} title={dateTime(item.publishedAt)}>
        {relative(item.publishedAt)}
      </time>
    </p>
  )
}
