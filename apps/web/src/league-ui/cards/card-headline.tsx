import type { Card } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/language-store.ts'
import { Link } from '../../ui/primitives/link.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'

/** The heading level of a card, one below its section's. */
export type CardLevel = 2 | 3 | 4

interface CardHeadlineProps {
  readonly card: Pick<Card, 'id' | 'slug' | 'title' | 'locale'>
  /** One of the `headline-…` utilities. */
  readonly look: string
  readonly level?: CardLevel
  /** Replaces the plain title, for example with highlights. */
  readonly children?: ReactNode
}

/** The headline and only link of a card. Its hit area is the nearest positioned ancestor, the whole card. */
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

/** Text of a post, with `lang` if it is not in the language of the page. */
export function CardText({ card, className, children }: CardTextProps) {
  const locale = useLocale()
  return (
    <p className={className} lang={card.locale === locale ? undefined : card.locale}>
      {children}
    </p>
  )
}
