import type { Home } from '@mixed-zone/contract/schemas/pages'
import {
  BadgeCheck,
  BookOpen,
  CalendarDays,
  ExternalLink,
  Image,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  Newspaper,
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

// The icons that an editor can choose from; an unknown name falls back to `ExternalLink`.
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  calendar: CalendarDays,
  'calendar-days': CalendarDays,
  image: Image,
  'life-buoy': LifeBuoy,
  'map-pin': MapPin,
  newspaper: Newspaper,
  phone: Phone,
  scale: Scale,
  ticket: Ticket,
  trophy: Trophy,
}

/** Links chosen by the press office: one row, on narrow screens two columns. */
export function QuickLinks({ links }: { readonly links: Home['quickLinks'] }) {
  const texts = useBaseTexts().home
  if (links.length === 0) return null
  return (
    <nav aria-label={texts.quickLinks} className="page-width">
      <ul className="grid grid-cols-2 gap-x-4 border-b border-line lg:flex lg:gap-0 lg:border-t">
        {links.map(({ title, url, icon }) => (
          <li
            key={url}
            className="max-lg:border-t max-lg:border-line lg:flex-1 lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-5"
          >
            <QuickLink url={url}>
              <Icon icon={ICONS[icon] ?? ExternalLink} />
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
