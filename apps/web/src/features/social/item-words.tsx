import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ExternalAnchor } from '../../ui/primitives/external-anchor.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import type { SocialItem } from './rhythms/rhythm-props.ts'
import { socialTexts } from './social-texts.ts'

interface ItemHeadlineProps {
  readonly item: SocialItem
  readonly network: string
  /** One of the `headline-…` utilities, for an item that has a title. */
  readonly look: string
  /** For one that is a text alone. */
  readonly textLook: string
}

/** An item's title, else its text: the card's one link, whose target is the whole card. */
export function ItemHeadline({ item, network, look, textLook }: ItemHeadlineProps) {
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

/** When it was said; nothing where the feed does not tell. */
export function ItemTime({ item, className = '' }: { readonly item: SocialItem; readonly className?: string }) {
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
