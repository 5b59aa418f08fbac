import { QUICK_LINKS_ID } from '@mixed-zone/contract/rules/front-page-frame'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { QuickLinkIcon } from '@mixed-zone/contract/schemas/studio/front-page'
import {
  BadgeCheck,
  BookOpen,
  CalendarDays,
  CircleQuestionMark,
  ExternalLink,
  IdCard,
  Image,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  Newspaper,
  Palette,
  Phone,
  Scale,
  Ticket,
  Trophy,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { ExternalAnchor, isExternal } from '../../ui/primitives/external-anchor.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'

const ICONS: Readonly<Record<QuickLinkIcon, LucideIcon>> = {
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'circle-help': CircleQuestionMark,
  'id-card': IdCard,
  image: Image,
  'life-buoy': LifeBuoy,
  'map-pin': MapPin,
  newspaper: Newspaper,
  palette: Palette,
  phone: Phone,
  scale: Scale,
  ticket: Ticket,
  trophy: Trophy,
}

/** An unknown name is an arrow. */
export function iconOfLink(name: string): LucideIcon {
  return Object.entries(ICONS).find(([known]) => known === name)?.[1] ?? ExternalLink
}

/** More than these are too narrow side by side. */
const MAX_IN_ROW = 6

/** Links chosen by the press office: one row, or four columns if they are many; on narrow screens two columns. */
export function QuickLinks({ links }: { readonly links: Home['quickLinks'] }) {
  const texts = useBaseTexts().home
  if (links.length === 0) return null
  const isRow = links.length <= MAX_IN_ROW
  return (
    <nav id={QUICK_LINKS_ID} aria-label={texts.quickLinks} className="page-width">
      <ul
        className={`grid grid-cols-2 gap-x-4 border-b border-line ${isRow ? 'lg:flex lg:gap-0 lg:border-t' : 'lg:grid-cols-4'}`}
      >
        {links.map(({ title, url, icon }) => (
          <li
            key={`${url} ${title}`}
            className={
              isRow
                ? 'max-lg:border-t max-lg:border-line lg:flex-1 lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-5'
                : 'border-t border-line'
            }
          >
            <QuickLink url={url}>
              <Icon icon={iconOfLink(icon)} />
              {title}
            </QuickLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function QuickLink({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  const className = 'underlined-on-hover flex min-h-16 items-center gap-3 py-2 font-semibold max-sm:text-14'
  if (!isExternal(url)) {
    return (
      <Link href={url} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <ExternalAnchor href={url} className={className}>
      {children}
    </ExternalAnchor>
  )
}
