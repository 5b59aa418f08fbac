import type { Card } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/language-store.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'

/** Which heading a card's headline is; the section above it has one less. */
export type CardLevel = 2 | 3 | 4

interface CardHeadlineProps {
  readonly card: Pick<Card, 'id' | 'slug' | 'title' | 'locale'>
  /** One of the `headline-…` utilities. */
  readonly look: string
  readonly level?: CardLevel
  /** What stands there instead of the plain title. */
  readonly children?: ReactNode
}

/** The headline, which is the card's one link. Its target is the whole card (the nearest positioned ancestor). */
export function CardHeadline({ card, look, level = 3, children }: CardHeadlineProps) {
  const locale = useLocale()
  const Heading = `h${level}` as const
  return (
    <Heading className={`${look} text-ink`} lang={card.locale === locale ? undefined : card.locale}>
      <Link
        href={paths.post({ locale, id: card.id, slug: card.slug })}
        className="underlined-on-hover rounded-control after:absolute after:inset-0"
      >
        {children ?? <UnbrokenText text={card.title} />}
      </Link>
    </Heading>
  )
}

interface CardTextProps {
  readonly card: Pick<Card, 'locale'>
  readonly className: string
  readonly children: ReactNode
}

/** Words of a post beside its headline, marked where they are in another language than the page. */
export function CardText({ card, className, children }: CardTextProps) {
  const locale = useLocale()
  return (
    <p className={className} lang={card.locale === locale ? undefined : card.locale}>
      {children}
    </p>
  )
}
