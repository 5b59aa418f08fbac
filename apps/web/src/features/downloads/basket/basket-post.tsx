import type { BasketItem } from '@mixed-zone/contract/schemas/downloads'
import { paths } from '@mixed-zone/contract/screens'
import { FileText, Lock, Paperclip, Video, X } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { rightsText } from '../../../league-ui/notices/rights-text.ts'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { UnbrokenText } from '../../../ui/primitives/unbroken-text.tsx'
import { downloadsTexts } from '../downloads-texts.ts'

interface BasketPostProps {
  readonly items: readonly BasketItem[]
  readonly onRemove: (items: readonly BasketItem[]) => void
}

/** What is in the basket of one post. */
export function BasketPost({ items, onRemove }: BasketPostProps) {
  const locale = useLocale()
  const post = items[0]?.post
  if (post === undefined) return null
  return (
    <section className="section-rule" aria-labelledby={`post-${post.id}`}>
      <h2 id={`post-${post.id}`} className="headline-18">
        <Link href={paths.post({ locale, id: post.id, slug: post.slug })} className="underlined-on-hover">
          <UnbrokenText text={post.title} />
        </Link>
      </h2>
      <ul className="mt-3">
        {items.map((item) => (
          <BasketLine key={item.assetId} item={item} onRemove={() => onRemove([item])} />
        ))}
      </ul>
    </section>
  )
}

function BasketLine({ item, onRemove }: { readonly item: BasketItem; readonly onRemove: () => void }) {
  const texts = useTexts(downloadsTexts)
  const { bytes } = useFormats()
  const name = item.caption === '' ? item.name : item.caption
  return (
    <li className="flex items-center gap-4 border-b border-line py-2">
      <div className="w-18 shrink-0 sm:w-24">
        {item.image ? (
          <Picture picture={item.image} ratio={3 / 2} sizes="6rem" isDecorative className="rounded-control" />
        ) : (
          <span className="flex aspect-3/2 items-center justify-center rounded-control bg-sunken text-muted">
            <Icon icon={iconOf(item)} />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted">
          {item.isAvailable ? (
            bytes(item.size)
          ) : (
            <span className="inline-flex items-center gap-1.5 text-flare">
              <Icon icon={Lock} size={16} />
              {texts.notAvailable}
            </span>
          )}
          {item.rights !== null && item.rights.text !== '' && (
            <span title={item.rights.text}>{rightsText(item.rights.text).short}</span>
          )}
        </p>
      </div>
      <IconButton icon={X} label={texts.remove({ name })} onClick={onRemove} />
    </li>
  )
}

function iconOf({ kind }: BasketItem) {
  if (kind === 'video') return Video
  return kind === 'text' ? FileText : Paperclip
}
